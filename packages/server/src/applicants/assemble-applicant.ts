import { isSameAddress, sameAddressEnabled } from '@foyer/domain/applicants/addresses/rules.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { deletableFlag } from '@foyer/domain/co-applicants/rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { identificationDocuments } from './identification-documents.ts'
import { addresses, assets, incomes, liabilities, properties } from './lists/index.ts'
import { openRecords, type StoredRecord, shownRecords, type Vault } from './records/record-codec.ts'
import { type StoredApplicant, storedIdentification } from './stored-identification.ts'

export interface AssembleApplicants {
  language: Language
  vault: Vault
  /** The application is still the borrower's: a co-applicant may be removed. */
  open: boolean
}

/** The applicants as they travel in a loaded application. */
export const assembleApplicants = (
  rows: readonly StoredApplicant[],
  records: readonly StoredRecord[],
  options: AssembleApplicants,
): Applicant[] => {
  const primary = rows.find(({ primary_flag }) => primary_flag === 1)
  const primaryAddresses = primary ? openRecords(addresses, records, primary.applicant_id, options.vault) : []
  const enabledFor = (row: StoredApplicant) => sameAddressEnabled({ primary: row === primary, primaryAddresses })
  return rows.map((row) => assembleApplicant(row, records, { ...options, sameAddressEnabled: enabledFor(row) }))
}

const assembleApplicant = (
  row: StoredApplicant,
  records: readonly StoredRecord[],
  options: AssembleApplicants & { sameAddressEnabled: boolean },
): Applicant => {
  const { language, vault, open, sameAddressEnabled: enabled } = options
  const { applicant_id: id, disabled } = row
  const identification = storedIdentification(row, vault)
  return {
    ApplicantID: id,
    FirstName: identification.FirstName,
    LastName: identification.LastName,
    Identification: {
      ...identification,
      SINOnFile: row.sin_cipher === null ? 0 : 1,
      PrimaryFlag: row.primary_flag,
      strDOB: formatDate(identification.DOB, language),
      IdentificationLst: shownRecords(identificationDocuments, records, id, options),
    },
    Step: row.step,
    Disabled: disabled,
    Deletable: deletableFlag({ primary: row.primary_flag === 1, open: open && disabled !== 1 }),
    SameAddressEnableFlag: enabled ? 1 : 0,
    SameAddressFlag: isSameAddress(row.same_address, enabled) ? 1 : 0,
    Addresses: shownRecords(addresses, records, id, options),
    Incomes: shownRecords(incomes, records, id, options),
    Properties: shownRecords(properties, records, id, options),
    Assets: shownRecords(assets, records, id, options),
    Liabilities: shownRecords(liabilities, records, id, options),
  }
}
