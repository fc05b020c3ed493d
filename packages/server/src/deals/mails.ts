import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import type { AskedReview } from './ask-for-review.ts'

export type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

export const operatorMails = ({ outbox, texts, publicUrl }: MailServices) => ({
  /** To the borrower in their language, with a link to the dashboard, which offers the review. */
  async reviewRequested(trx: Trx, { siteId, userId, now, message = '', comments = 0 }: AskedReview): Promise<void> {
    const user = await findUser(trx, siteId, userId)
    if (!user || !isEmail(user.email)) return
    const { link } = await getSite(trx, siteId)
    const language = languageOf(user.language)
    const t = texts.of(language)
    const agent = fullName(link.AgentProfile) || senderName(link.AgentProfile)
    const note = withoutLinks(cleanLines(message))
    const laidOut = layoutMail({
      link,
      language,
      translate: t,
      heading: t('operator.mails:review.heading'),
      paragraphs: [
        t('operator.mails:review.body', { name: nameInMail(user.first_name), agent }).replace(/\s+\./, '.'),
        ...(comments === 0 ? [] : [t('operator.mails:review.comments', { count: comments })]),
        ...(note === '' ? [] : [t('operator.mails:review.note', { agent }), ...note.split(/\n+/)]),
      ],
      button: { label: t('operator.mails:review.button'), url: `${publicUrl}/${siteId}/user/mydeals` },
      footer: [t('operator.mails:review.footer')],
    })
    const subject = t('operator.mails:review.subject')
    await outbox.write(trx, { siteId, kind: 'review-requested', to: user.email, subject, ...laidOut }, now)
  },
})
