import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Submission } from './submission-store.ts'

export interface SubmittedConsent {
  name: string
  /** Undefined for a person whose part, with their consent, is to come. */
  acceptedAt: Date | undefined
}

/** Every applicant of a submission with their consent in it. */
export const consentStates = ({ snapshot, consents }: Pick<Submission, 'snapshot' | 'consents'>): SubmittedConsent[] =>
  snapshot.Application.Applicants.map((applicant) => {
    const consent = consents.find(({ ApplicantID }) => ApplicantID === applicant.ApplicantID)
    return { name: fullName(applicant), acceptedAt: consent && new Date(consent.AcceptedAt) }
  })
