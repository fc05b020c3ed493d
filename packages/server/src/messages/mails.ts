import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail } from '@foyer/domain/kit/links.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader, layoutStaffMail } from '../kit/staff-mail.ts'
import { getSite, linkOfDeal } from '../site/index.ts'
import type { DealOf } from './store.ts'

interface ToClient extends DealOf {
  userId: string
  /** Who wrote it; empty for a program. */
  author: string
}

/** About a message, never with its text: a mail is read on more screens than the page behind a sign-in. */
export const messageMails = ({ outbox, texts, publicUrl }: Pick<Services, 'outbox' | 'texts' | 'publicUrl'>) => ({
  /** Returns whether there was an address. */
  async toClient(trx: Trx, { siteId, applicationId, userId, author }: ToClient, now: Date): Promise<boolean> {
    const user = await findUser(trx, siteId, userId)
    if (!user || !isEmail(user.email)) return false
    const link = await linkOfDeal(trx, siteId, applicationId)
    const language = languageOf(user.language)
    const translate = texts.of(language)
    const agent = nameInMail(author) || fullName(link.AgentProfile) || senderName(link.AgentProfile)
    const say = (key: string) => translate(`messages.mails:toClient.${key}`, { agent })
    const laidOut = layoutMail({
      ...{ link, language, translate, heading: say('heading'), paragraphs: [say('body')] },
      button: { label: say('button'), url: `${publicUrl}/${siteId}/user/${applicationId}/messages` },
      footer: [say('footer')],
    })
    const mail = { siteId, kind: 'message-to-client', to: user.email, subject: say('subject'), ...laidOut }
    await outbox.write(trx, mail, now)
    return true
  },

  /** To the owner of the deal, else who leads the site. Returns whether there was an address. */
  async toStaff(
    trx: Trx,
    { siteId, applicationId, client, answeredBy }: DealOf & { client: string; answeredBy: string },
    now: Date,
  ): Promise<boolean> {
    const { link } = await getSite(trx, siteId)
    const reader = await findStaffReader(trx, link, { applicationId })
    if (reader === undefined) return false
    const values = { client: nameInMail(client) || `#${applicationId}` }
    const words = (language: Language) => {
      const say = (key: string) => texts.of(language)(`messages.mails:toStaff.${key}`, values)
      return { subject: say('subject'), heading: say('heading'), paragraphs: [say('body')] }
    }
    const page = `/office/d/${siteId}/${applicationId}?tab=messages`
    const mail = layoutStaffMail({ texts, publicUrl }, reader, { link, page, words, answeredBy })
    await outbox.write(trx, { siteId, kind: 'message-to-staff', ...mail }, now)
    return true
  },
})
