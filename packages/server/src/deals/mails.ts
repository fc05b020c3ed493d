import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import type { Translate } from '../kit/texts.ts'
import { linkOfDeal } from '../site/index.ts'
import type { AskedReview } from './ask-for-review.ts'

export type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

interface Asked {
  /** The borrower's first name. */
  name: string
  agent: string
  /** At how many answers there are comments. */
  comments: number
}

/** What asks for a review, around the message of staff. */
export const reviewWords = (t: Translate, { name, agent, comments }: Asked) => {
  const say = (key: string, values: Record<string, string | number> = {}) => t(`operator.mails:review.${key}`, values)
  return {
    subject: say('subject'),
    heading: say('heading'),
    before: [
      say('body', { name: nameInMail(name), agent }).replace(/\s+\./, '.'),
      ...(comments === 0 ? [] : [say('comments', { count: comments })]),
    ],
    noteLead: say('note', { agent }),
    button: say('button'),
  }
}

export const operatorMails = ({ outbox, texts, publicUrl }: MailServices) => ({
  /** To the borrower in their language, with a link to the dashboard, which offers the review. */
  async reviewRequested(
    trx: Trx,
    { siteId, applicationId, userId, now, message = '', comments = 0 }: AskedReview,
  ): Promise<void> {
    const user = await findUser(trx, siteId, userId)
    if (!user || !isEmail(user.email)) return
    const link = await linkOfDeal(trx, siteId, applicationId)
    const language = languageOf(user.language)
    const t = texts.of(language)
    const agent = fullName(link.AgentProfile) || senderName(link.AgentProfile)
    const note = withoutLinks(cleanLines(message))
    const words = reviewWords(t, { name: user.first_name, agent, comments })
    const laidOut = layoutMail({
      link,
      language,
      translate: t,
      heading: words.heading,
      paragraphs: [...words.before, ...(note === '' ? [] : [words.noteLead, ...note.split(/\n+/)])],
      button: { label: words.button, url: `${publicUrl}/${siteId}/user/mydeals` },
      footer: [t('operator.mails:review.footer')],
    })
    const { subject } = words
    await outbox.write(trx, { siteId, kind: 'review-requested', to: user.email, subject, ...laidOut }, now)
  },
})
