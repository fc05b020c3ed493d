import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '../../wizard/use-application.ts'

export type Applicant = Application['Applicants'][number]

export const applicantOf = (application: Application, applicantId: number): Applicant | undefined =>
  application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)

/** The main applicant, who fills in for everyone. */
export const isPrimary = ({ Identification }: Applicant): boolean => Identification.PrimaryFlag === 1

/** Whether the texts address this applicant as "you": the main applicant, or an invited person in their own part. */
export const isSelf = (applicant: Applicant, { guid }: Pick<Application, 'guid'>): boolean =>
  guid !== undefined || isPrimary(applicant)

/** Empty while the main applicant has not entered it: others may be added and invited before. */
export const primaryName = ({ Applicants, MainApplicantID }: Application): string => {
  const primary = Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)
  return primary === undefined ? '' : fullName(primary)
}
