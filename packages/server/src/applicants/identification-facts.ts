import { spouseConflict } from '@foyer/domain/applicants/spouse.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { StoredRecord } from '../application/record-codec.ts'
import { identificationDocuments } from '../application/record-kinds.ts'
import type { StoredApplicant } from '../application/stored-identification.ts'
import type { IdentificationFacts } from './next-identification.ts'

interface Rows {
  applicants: readonly StoredApplicant[]
  records: readonly StoredRecord[]
}

const relatedOf = ({ applicant_id, primary_flag, identification }: StoredApplicant) => ({
  ApplicantID: applicant_id,
  FirstName: identification.FirstName ?? '',
  LastName: identification.LastName ?? '',
  Identification: { PrimaryFlag: primary_flag, RelationshipDD: identification.RelationshipDD ?? -1 },
})

/** The name of the spouse on the application, if that is another applicant. */
export const otherSpouse = (applicants: readonly StoredApplicant[], applicantId: number): string | undefined =>
  spouseConflict(applicants.map(relatedOf), applicantId)

/** What the rules need beside the details; an unknown id is that of a co-applicant to be added. */
export const identificationFacts = (
  { applicants, records }: Rows,
  settings: ApplicationSettings,
  applicantId: number,
): IdentificationFacts => {
  const applicant = applicants.find(({ applicant_id }) => applicant_id === applicantId)
  return {
    settings,
    primary: applicant?.primary_flag === 1,
    sinOnFile: (applicant?.sin_cipher ?? null) !== null,
    documents: records.filter((one) => one.applicant_id === applicantId && one.kind === identificationDocuments.kind)
      .length,
    otherSpouseName: otherSpouse(applicants, applicantId),
  }
}
