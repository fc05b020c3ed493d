import { answersElsewhere, type WithInvites } from '../invites/rules.ts'

/** The version of the terms and consents in force (March 2024). Who consents sends the version they read. */
export const consentVersion = '1.2'

export interface Consent {
  ApplicantID: number
  Accepted: number
}

/** Whether every applicant has ticked. Ticks of anybody else count for nothing, and nobody's consent is no consent. */
export const allConsented = (applicants: readonly { ApplicantID: number }[], consents: readonly Consent[]): boolean =>
  applicants.length > 0 &&
  applicants.every(({ ApplicantID }) =>
    consents.some((consent) => consent.ApplicantID === ApplicantID && consent.Accepted === 1),
  )

/**
 * Who accepts where the main applicant sends the application: everybody but those who were invited, since they accept by
 * their own link (and are disabled once they have).
 */
export const consentingHere = <A extends { ApplicantID: number; Disabled: number }>(
  application: WithInvites & { Applicants: readonly A[] },
): A[] => application.Applicants.filter((applicant) => !answersElsewhere(application, applicant))
