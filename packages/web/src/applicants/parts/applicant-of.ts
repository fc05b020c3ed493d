import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '../../app/wizard/use-application.ts'

export type Applicant = Application['Applicants'][number]

export const applicantOf = (application: Application, applicantId: number): Applicant | undefined =>
  application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)

/** The primary applicant speaks for themself; of everybody else one speaks. */
export const isPrimary = ({ Identification }: Applicant): boolean => Identification.PrimaryFlag === 1

export const primaryName = ({ Applicants, MainApplicantID }: Application): string => {
  const primary = Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)
  return primary === undefined ? '' : fullName(primary)
}
