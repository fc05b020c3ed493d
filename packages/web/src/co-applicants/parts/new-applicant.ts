import { blankIdentification } from '@foyer/domain/applicants/blank.ts'
import type { Applicant } from '../../applicants/index.ts'

/** A co-applicant who is not there yet. */
export const newApplicant: Applicant = {
  ApplicantID: 0,
  FirstName: '',
  LastName: '',
  Identification: { ...blankIdentification, SINOnFile: 0, PrimaryFlag: 0, strDOB: '', IdentificationLst: [] },
  Step: 0,
  Disabled: 0,
  Deletable: 0,
  SameAddressEnableFlag: 0,
  SameAddressFlag: 0,
  Addresses: [],
  Incomes: [],
  Properties: [],
  Assets: [],
  Liabilities: [],
}
