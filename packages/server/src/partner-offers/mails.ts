import { formatDate } from '@foyer/domain/kit/dates.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import type { SentApplication } from '@foyer/domain/partner-offers/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader } from '../kit/staff-mail.ts'
import { getSite } from '../site/index.ts'

interface Answered {
  siteId: string
  applicationId: number
  to: string
  /** The language of the answer comes first. */
  language: Language
  sent: SentApplication
  now: Date
}

/** To the insurance contact, in both languages, because theirs is unknown; a person of the brokerage only while they may manage offers. */
export const partnerMails = ({ outbox, texts }: Pick<Services, 'outbox' | 'texts'>) => ({
  async answered(trx: Trx, { siteId, applicationId, to, language, sent, now }: Answered): Promise<void> {
    const { link } = await getSite(trx, siteId)
    const reader = await findStaffReader(trx, link, { applicationId, actions: ['offer.manage'], addresses: [to] })
    if (reader === undefined) return
    const isYes = sent.Answer === 1
    const names = sent.Names.map(nameInMail)
    const say = (one: Language, key: string) =>
      texts.of(one)(`partner-offers.mails:${isYes ? 'yes' : 'no'}.${key}`, {
        name: names[0] ?? '',
      })
    const other = language === 'fr' ? 'en' : 'fr'
    const closing = formatDate(sent.ClosingDate, language)
    const facts = [joined(names), sent.Email, formatPhone(sent.Phone), withoutLinks(sent.Property), closing].filter(
      Boolean,
    )
    const laidOut = layoutMail({
      link,
      language,
      translate: texts.of(language),
      heading: say(language, 'heading'),
      paragraphs: [...(isYes ? [facts] : []), say(language, 'next')],
      other: { language: other, heading: say(other, 'heading'), paragraphs: [say(other, 'next')] },
      answeredBy: sent.Email,
    })
    const subject = `${say('en', 'heading')} / ${say('fr', 'heading')}`
    await outbox.write(trx, { siteId, kind: 'partner-offer-answered', to: reader.to, subject, ...laidOut }, now)
  },
})
