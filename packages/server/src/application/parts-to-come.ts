import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { consentingHere } from '@foyer/domain/review/consent.ts'
import { assembleSummary } from './assemble-summary.ts'

const nameOnly = ({ ApplicantID, FirstName, LastName, Identification: { PrimaryFlag } }: Applicant): Applicant => ({
  ...blankApplicant,
  ApplicantID,
  FirstName,
  LastName,
  Identification: { ...blankApplicant.Identification, FirstName, LastName, PrimaryFlag },
})

/**
 * The application as the broker receives it: only the name of each applicant who has not consented to the current
 * content of their part. Their part follows when they send it by their own link.
 */
export const withoutPartsToCome = (
  application: Application,
  isToCome: (applicantId: number) => boolean,
  language: Language,
): Application => {
  const { Summary, BankStatementsApplicants, OpenInvites = [] } = application
  const Applicants = application.Applicants.map((one) => (isToCome(one.ApplicantID) ? nameOnly(one) : one))
  const { Consent: text, ConsentVersion: version, Reviewed } = Summary
  const consent = () => ({ text, version, hash: Reviewed.ConsentHash })
  return {
    ...application,
    Applicants,
    BankStatementsApplicants: BankStatementsApplicants.filter(({ ApplicantID }) => !isToCome(ApplicantID)),
    Summary: assembleSummary(Applicants, consentingHere(application), language, consent, Reviewed.Parts),
    // The address of an invitation is needed only to name a person who is not an applicant yet.
    OpenInvites: OpenInvites.map((one) => (one.ApplicantID === 0 ? one : { ...one, Contact: '' })),
  }
}

/** The applicants of a current application who are invited, or asked again because their part changed. */
export const isToComeOf = ({
  OpenInvites = [],
  ChangedParts = [],
}: Pick<Application, 'OpenInvites' | 'ChangedParts'>) => {
  const awaited = new Set([...OpenInvites, ...ChangedParts].map(({ ApplicantID }) => ApplicantID))
  return (applicantId: number): boolean => awaited.has(applicantId)
}
