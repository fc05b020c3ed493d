import { isSameAddress, sameAddressEnabled } from '@foyer/domain/applicants/addresses/kind.ts'
import { noReasons } from '@foyer/domain/applicants/contradictions.ts'
import { byListName } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { Applicant, Lists } from '@foyer/domain/application-fields.ts'
import { deletableFlag } from '@foyer/domain/co-applicants/rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { PartState } from '@foyer/domain/parts/rights.ts'
import { openRecords, type StoredRecord, shownRecords, type Vault } from './record-codec.ts'
import { addresses, identificationDocuments, lists } from './record-kinds.ts'
import { type StoredApplicant, storedIdentification } from './stored-identification.ts'

export interface AssembleApplicants {
  language: Language
  vault: Vault
  /** The state of an applicant's part. */
  partOf(applicantId: number): { state: PartState; isSent: boolean }
}

/** The applicants of a loaded application. */
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

const shownLists = (records: readonly StoredRecord[], applicantId: number, options: AssembleApplicants) =>
  byListName(({ kind }) => shownRecords(lists[kind], records, applicantId, options)) as unknown as Lists

const assembleApplicant = (
  row: StoredApplicant,
  records: readonly StoredRecord[],
  options: AssembleApplicants & { sameAddressEnabled: boolean },
): Applicant => {
  const { vault, sameAddressEnabled: enabled } = options
  const { applicant_id: id } = row
  const { state, isSent } = options.partOf(id)
  const identification = storedIdentification(row, vault)
  return {
    ApplicantID: id,
    FirstName: identification.FirstName,
    LastName: identification.LastName,
    Identification: {
      ...identification,
      SINOnFile: row.sin_cipher === null ? 0 : 1,
      PrimaryFlag: row.primary_flag,
      strDOB: formatDate(identification.DOB, options.language),
      IdentificationLst: shownRecords(identificationDocuments, records, id, options),
    },
    Step: row.step,
    Disabled: isSent ? 1 : 0,
    Deletable: deletableFlag({ primary: row.primary_flag === 1, state }),
    SameAddressEnableFlag: enabled ? 1 : 0,
    SameAddressFlag: isSameAddress(row.same_address, enabled) ? 1 : 0,
    Reasons: { ...noReasons, ...row.reasons },
    ...shownLists(records, id, options),
  }
}
