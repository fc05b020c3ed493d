import type { Application } from '@foyer/domain/application-fields.ts'
import { findRows, isMade, type MadeRows } from '../application/application-rows.ts'
import { assembleApplication } from '../application/assemble-application.ts'
import { isToComeOf, withoutPartsToCome } from '../application/parts-to-come.ts'
import type { ReadOptions } from '../application/read-application.ts'
import { withMasks } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import { type NewestConsents, newestConsents } from './submission-store.ts'

interface BrokerReads {
  application: Application
  given: Application['Applicants']
  newest: NewestConsents | undefined
  rows: MadeRows
}

/**
 * The application as it is now, for everyone but the borrowers: of a part still to come it holds the name alone, of the numbers
 * of identification documents a mask, as of a SIN. `given` are
 * the applicants whom others than the broker may receive: those who consented, and the main applicant before there is a
 * submission, which is `newest`. `rows` hold all that was read: for what follows from them, not to be shown. Undefined when the site has
 * no application with this id, or does not exist.
 */
export const readForBroker = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  options: Omit<ReadOptions, 'draftOwner'>,
): Promise<BrokerReads | undefined> => {
  const rows = await findRows(trx, siteId, applicationId, '', options.now)
  if (!isMade(rows)) return undefined
  const whole = assembleApplication(rows, { ...options, userId: rows.application.user_id })
  const newest = await newestConsents(trx, siteId, applicationId)
  const submitted = newest?.consents
  const application = withMasks(withoutPartsToCome(whole, isToComeOf(whole, submitted), options.language))
  const isWithheld = isToComeOf(whole, submitted ?? [{ ApplicantID: whole.MainApplicantID }])
  const given = application.Applicants.filter(({ ApplicantID }) => !isWithheld(ApplicantID))
  return { application, given, newest, rows }
}
