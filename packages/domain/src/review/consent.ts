import { answersElsewhere, type WithInvites } from '../invites/rules.ts'

/** The version of the terms and consents in force (March 2024). A consent includes the version that was read. */
export const consentVersion = '1.2'

export interface Consent {
  ApplicantID: number
  Accepted: number
}

/**
 * Whether every applicant has accepted, each by one entry: one that is repeated or contradicted is no consent. Those of
 * other people are ignored, and an empty list is not a consent.
 */
export const allConsented = (applicants: readonly { ApplicantID: number }[], consents: readonly Consent[]): boolean =>
  applicants.length > 0 &&
  applicants.every(({ ApplicantID }) => {
    const [own, ...others] = consents.filter((consent) => consent.ApplicantID === ApplicantID)
    return own?.Accepted === 1 && others.length === 0
  })

/**
 * The applicants who consent when the main applicant submits: all but the invited ones, who consent by their own link
 * (and are disabled afterwards).
 */
export const consentingHere = <A extends { ApplicantID: number; Disabled: number }>(
  application: WithInvites & { Applicants: readonly A[] },
): A[] => application.Applicants.filter((applicant) => !answersElsewhere(application, applicant))
