import { applicantAddressKind } from '@foyer/domain/applicants/addresses/kind.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { ApplicantID, address, applicant, application, MortgageApplicationID, purchase } from './fixtures.ts'

export const lucID = 8_002

/** An address of a history, with its labels. */
export const home = (given: Parameters<typeof anApplicantAddress>[0] = {}) =>
  loadedRecord(
    applicantAddressKind,
    anApplicantAddress({ ApplicantAddressID: 501, Address: address, ...given }),
    language,
  )

/** The main applicant, with every step done and an address. */
export const sophie = (given: Partial<Applicant> = {}): Applicant => {
  const blank = applicant({ Step: everyStepDone, Addresses: [home()], ...given })
  return { ...blank, Identification: { ...blank.Identification, DOB: '1988-11-02', ApplicantGroupTypeDD: 0 } }
}

/** Her spouse and co-applicant. */
export const luc = (given: Partial<Applicant> = {}): Applicant => {
  const blank = applicant({
    ApplicantID: lucID,
    FirstName: 'Luc',
    LastName: 'Bergeron',
    Step: everyStepDone,
    Deletable: 1,
    SameAddressEnableFlag: 1,
    ...given,
  })
  const details = { PrimaryFlag: 0, FirstName: 'Luc', LastName: 'Bergeron', RelationshipDD: 0, ApplicantGroupTypeDD: 1 }
  return { ...blank, Identification: { ...blank.Identification, ...details } }
}

/** His details as a draft stores them. */
export const typedOfLuc = (StepKey: string) => ({
  StepKey,
  ApplicantID: 0,
  SavedAt: '2026-11-20T10:00:00.000Z',
  Data: {
    Identification: {
      FirstName: 'Luc',
      LastName: 'Bergeron',
      DOB: '1986-02-14',
      Email: 'luc@example.com',
      Mobile: '5145550143',
      MaritalStatusDD: 1,
      RelationshipDD: 0,
      ApplicantGroupTypeDD: 1,
    },
  },
})

export const longName = { FirstName: 'Marie-Joséphine-Alexandrine', LastName: 'Charbonneau-Lévesque de la Durantaye' }

export const stepPath = (step: string, id = ApplicantID) =>
  `/demo/user/${MortgageApplicationID}/applicant/${id}/${step}`

export const loaded = (Applicants: Applicant[], given: Partial<Application> = {}) => ({
  '/api/MTGAPPLoad': application({ Step: 2, InterView: purchase, Applicants, ...given }),
})
