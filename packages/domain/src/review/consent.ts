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
