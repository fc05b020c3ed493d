import { applicantAddressKind } from '../applicants/addresses/kind.ts'
import { blankApplicant } from '../applicants/blank.ts'
import type { Applicant, LoadedIdentification } from '../application-fields.ts'
import { loadedRecord } from '../codes/loaded-record.ts'
import { flow } from '../flow.ts'
import { anApplicantAddress } from './records.ts'

/** The counter of an applicant who has done every step. */
export const everyStepDone = flow.steps.filter(({ perApplicant }) => perApplicant).at(-1)?.number ?? 0

export const anIdentification = (given: Partial<LoadedIdentification> = {}): LoadedIdentification => ({
  ...blankApplicant.Identification,
  ApplicantGroupTypeDD: 0,
  FirstName: 'Mary',
  LastName: 'Roy',
  DOB: '1990-05-04',
  Email: 'mary@example.com',
  Mobile: '4165551234',
  SIN: '••• ••• 286',
  SINOnFile: 1,
  MaritalStatusDD: 0,
  PrimaryFlag: 1,
  ...given,
})

/** A loaded main applicant with everything that is always required: personal details and address. */
export const anApplicant = (given: Partial<Applicant> = {}): Applicant => ({
  ...blankApplicant,
  ApplicantID: 101,
  FirstName: 'Mary',
  LastName: 'Roy',
  Step: everyStepDone,
  Identification: anIdentification(),
  Addresses: [loadedRecord(applicantAddressKind, anApplicantAddress(), 'en')],
  ...given,
})

/** Another applicant, a friend of the main one. */
export const aCoApplicant = (given: Partial<Applicant> = {}): Applicant =>
  anApplicant({
    ApplicantID: 102,
    FirstName: 'Luc',
    LastName: 'Côté',
    Deletable: 1,
    Identification: anIdentification({
      FirstName: 'Luc',
      LastName: 'Côté',
      PrimaryFlag: 0,
      ApplicantGroupTypeDD: 1,
      RelationshipDD: 6,
    }),
    ...given,
  })
