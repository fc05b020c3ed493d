import { formatDate } from '@foyer/domain/kit/dates.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { todayOf } from '../ports/clock.ts'
import { getSite } from '../site/index.ts'

interface InvitationMail {
  siteId: string
  leadId: number
  to: string
  firstName: string
  language: number
  /** Who signs, and gets the replies; the brokerage without one. */
  sender: { name: string; email: string } | undefined
  note: string
  token: string
  ends: Date
  now: Date
}

/** In the brand of the site and the language of the lead. The token is in the fragment, which no log and no other site sees. */
export const mailInvitation = async (
  { outbox, texts, publicUrl }: Pick<Services, 'outbox' | 'texts' | 'publicUrl'>,
  trx: Trx,
  mail: InvitationMail,
): Promise<void> => {
  const { siteId, leadId, to, token, ends, now } = mail
  const { link } = await getSite(trx, siteId)
  const language = languageOf(mail.language)
  const brokerage = senderName(link.AgentProfile)
  const sender = nameInMail(mail.sender?.name ?? '') || brokerage
  const name = nameInMail(mail.firstName)
  const t = (key: string, values: Record<string, string> = {}) =>
    texts.of(language)(`leads.mails:invited.${key}`, values)
  const note = withoutLinks(cleanLines(mail.note))
  const laidOut = layoutMail({
    link,
    language,
    translate: texts.of(language),
    heading: name === '' ? t('heading') : t('headingNamed', { name }),
    paragraphs: [
      t('body'),
      ...(note === '' ? [] : [t('noteLead', { sender }), ...note.split(/\n+/)]),
      t('signed', { sender }),
    ],
    button: { label: t('button'), url: `${publicUrl}/${siteId}/begin#${token}` },
    footer: [t('valid', { date: formatDate(todayOf(ends), language) }), t('notYou')],
    ...(mail.sender !== undefined && { answeredBy: mail.sender.email }),
  })
  const subject = t('subject', { brokerage })
  await outbox.write(trx, { siteId, kind: 'lead-invited', to, subject, leadId, ...laidOut }, now)
}
