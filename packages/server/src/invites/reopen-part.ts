import { waitsForInvited } from '@foyer/domain/invites/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { MadeRows } from '../application/application-rows.ts'
import { closedKey, partForOperator } from '../application/assert-part.ts'
import type { Trx } from '../db/open-database.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import { countsOfStaff, takeIn } from './limits.ts'
import { holdRows, type Inviting, type LinkServices, sendLinks } from './send-links.ts'
import { type Invite, lastSentInvite } from './store.ts'

export interface Reopening {
  applicantId: number
  reason: string
}

/** The invitation by which a part was sent, if its person can be asked to correct it now. */
export const sentToReopen = async (trx: Trx, rows: MadeRows, applicantId: number): Promise<Invite> => {
  const { site_id: siteId, application_id: applicationId, status, request_review: requestReview } = rows.application
  const sent = await lastSentInvite(trx, siteId, applicationId, applicantId)
  if (sent === undefined) throw new Refusal('NoAccess')
  // Of a decided deal no link opens a part: a review comes first.
  if (!waitsForInvited(status, requestReview)) throw new Refusal(closedKey(rows.application))
  assertNoProblems(problem(sent.method === 'SMS' && !rows.sendsTexts, 'ApplicantID', 'TextsNotSent'))
  return sent
}

/** The broker's side asks people to correct their parts; refuses parts that were not sent. */
export const reopenParts =
  (services: LinkServices) =>
  async (trx: Trx, inviting: Inviting, parts: readonly Reopening[]): Promise<void> => {
    if (parts.length === 0) return
    const rows = await holdRows(trx, inviting)
    for (const { applicantId, reason } of parts) {
      partForOperator('reopen', rows, applicantId)
      const sent = await sentToReopen(trx, rows, applicantId)
      await takeIn(trx, services.keys.codes, countsOfStaff(inviting, sent.contact), inviting.now)
      const words = { body: cleanLines(reason), by_broker: true, corrects: true }
      await sendLinks(services).askAgain(trx, inviting, sent, words)
    }
  }
