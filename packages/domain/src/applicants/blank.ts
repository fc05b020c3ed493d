import type { Applicant } from '../application-fields.ts'
import { blankOf } from '../kit/vocabulary.ts'
import { noReasons } from './contradictions.ts'
import type { Identification } from './fields.ts'
import { byListName } from './kinds/all-kinds.ts'
import { identificationVocabulary } from './vocabulary.ts'

export const blankIdentification: Identification = blankOf(identificationVocabulary)

/** The main applicant is always a borrower; only co-applicants choose a group. */
export const blankPrimaryIdentification: Identification = { ...blankIdentification, ApplicantGroupTypeDD: 0 }

/** A co-applicant without any details. */
export const blankApplicant: Applicant = {
  ApplicantID: 0,
  FirstName: '',
  LastName: '',
  Identification: { ...blankIdentification, SINOnFile: 0, PrimaryFlag: 0, strDOB: '', IdentificationLst: [] },
  Step: 0,
  Disabled: 0,
  Deletable: 0,
  SameAddressEnableFlag: 0,
  SameAddressFlag: 0,
  Reasons: noReasons,
  ...byListName(() => []),
}
