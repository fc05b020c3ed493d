import type { Application } from '../application-fields.ts'
import { isInvited } from '../invites/rules.ts'
import { consentsByLink } from './consent.ts'

/** Where the consent of an applicant is: given by their link, void since, awaited, or to be given on the review. */
export type ConsentState = 'sent' | 'changed' | 'invited' | 'link' | 'here'

type Consenting = Pick<Application, 'Applicants' | 'OpenInvites' | 'InvitedApplicants' | 'ChangedParts'>

export const consentStateOf = (application: Consenting, applicant: Consenting['Applicants'][number]): ConsentState => {
  const { ChangedParts = [] } = application
  if (isInvited(application, applicant.ApplicantID)) return 'invited'
  if (ChangedParts.some(({ ApplicantID }) => ApplicantID === applicant.ApplicantID)) return 'changed'
  if (applicant.Disabled === 1) return 'sent'
  return consentsByLink(application, applicant) ? 'link' : 'here'
}
