import type { Application } from '@foyer/domain/application-fields.ts'
import { isToComeOf, withoutPartsToCome } from '../application/parts-to-come.ts'
import { type ReadOptions, readApplication } from '../application/read-application.ts'
import { withMasks } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import { newestConsents } from './submission-store.ts'

/**
 * The application as it is now, for everyone but the borrowers: of a part still to come it holds the name alone, of the numbers
 * of identification documents a mask, as of a SIN. `given` are
 * the applicants whom others than the broker may receive: those who consented, and the main applicant before there is a
 * submission. Undefined when the site has no application with this id.
 */
export const readForBroker = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  options: ReadOptions,
): Promise<{ application: Application; given: Application['Applicants'] } | undefined> => {
  const whole = await readApplication(trx, siteId, applicationId, options)
  if (!whole) return undefined
  const submitted = await newestConsents(trx, siteId, applicationId)
  const application = withMasks(withoutPartsToCome(whole, isToComeOf(whole, submitted), options.language))
  const isWithheld = isToComeOf(whole, submitted ?? [{ ApplicantID: whole.MainApplicantID }])
  return { application, given: application.Applicants.filter(({ ApplicantID }) => !isWithheld(ApplicantID)) }
}
