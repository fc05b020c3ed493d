import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { blankApplicantAddress } from '@foyer/domain/applicants/addresses/blank.ts'
import type { ApplicantAddress, LoadedApplicantAddress } from '@foyer/domain/applicants/addresses/fields.ts'
import { applicantAddressProblems, cleanApplicantAddress } from '@foyer/domain/applicants/addresses/rules.ts'
import { loadedApplicantAddress } from '@foyer/domain/codes/loaded-records.ts'
import { defineRecordKind } from '../records/record-kind.ts'

/** The homes of an applicant. They are saved as a whole history (save-addresses) and removed one by one. */
export const addresses = defineRecordKind<ApplicantAddress, 'ApplicantAddressID', LoadedApplicantAddress>({
  kind: 'address',
  idField: 'ApplicantAddressID',
  blank: blankApplicantAddress,
  step: 'address',
  // More than anybody moves; beyond it a history is a mistake of a program.
  most: 30,
  kept: (address) => cleanApplicantAddress({ ...address, Address: keptAddress(address.Address) }),
  shown: loadedApplicantAddress,
  problems: applicantAddressProblems,
})
