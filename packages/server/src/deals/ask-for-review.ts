import { saveApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { type MailServices, operatorMails } from './mails.ts'

export interface AskedReview {
  siteId: string
  applicationId: number
  /** The main applicant. */
  userId: string
  actor: string
  now: Date
  DisplayMortgage: number
  DisplayIncome: number
  /** What staff write, and at how many answers there are comments. */
  message?: string
  comments?: number
}

/** Opens a submitted application, whose row the caller holds, for another review, and notifies its borrower. */
export const askForReview = async (services: MailServices, trx: Trx, asked: AskedReview): Promise<void> => {
  const { siteId, applicationId, actor, now, DisplayMortgage, DisplayIncome } = asked
  await saveApplication(trx, {
    siteId,
    applicationId,
    changes: { request_review: 1, display_mortgage: DisplayMortgage, display_income: DisplayIncome },
    event: { actor },
    now,
  })
  await operatorMails(services).reviewRequested(trx, asked)
}
