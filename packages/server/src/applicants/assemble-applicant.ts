import type { Applicant } from '@foyer/domain/application-fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { identificationDocuments, listedDocuments } from './identification-documents.ts'
import { openRecords, type StoredRecord, type Vault } from './records/record-codec.ts'
import { type StoredApplicant, storedIdentification } from './stored-identification.ts'

export interface AssembleApplicant {
  language: Language
  vault: Vault
  /** The application is still the borrower's: a co-applicant may be removed. */
  open: boolean
}

/** An applicant as they travel in a loaded application. */
export const assembleApplicant = (
  row: StoredApplicant,
  records: readonly StoredRecord[],
  { language, vault, open }: AssembleApplicant,
): Applicant => {
  const identification = storedIdentification(row, vault)
  const documents = openRecords(identificationDocuments, records, row.applicant_id, vault)
  return {
    ApplicantID: row.applicant_id,
    FirstName: identification.FirstName,
    LastName: identification.LastName,
    Identification: {
      ...identification,
      SINOnFile: row.sin_cipher === null ? 0 : 1,
      PrimaryFlag: row.primary_flag,
      strDOB: formatDate(identification.DOB, language),
      IdentificationLst: listedDocuments(documents, language),
    },
    Step: row.step,
    Disabled: 0,
    Deletable: open && row.primary_flag !== 1 ? 1 : 0,
  }
}
