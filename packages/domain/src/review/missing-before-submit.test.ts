import { describe, expect, it } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { blankPrimaryIdentification } from '../applicants/blank.ts'
import type { Applicant } from '../application-fields.ts'
import { blankInterView } from '../interview/blank.ts'
import { blankRequestedMortgage, blankSubjectProperty } from '../mortgage-request/blank.ts'
import { defaultSettings } from '../site/defaults.ts'
import { flowFacts } from '../testing/flow-facts.ts'
import { missingBeforeSubmit, type Submittable } from './missing-before-submit.ts'

const today = '2026-11-20'
const applicant: Applicant = {
  ApplicantID: 101,
  FirstName: 'Mary',
  LastName: 'Roy',
  Step: 1,
  Disabled: 0,
  Deletable: 0,
  Identification: {
    ...blankPrimaryIdentification,
    FirstName: 'Mary',
    LastName: 'Roy',
    DOB: '1990-05-04',
    Email: 'mary@example.com',
    Mobile: '4165551234',
    SIN: '••• ••• 286',
    SINOnFile: 1,
    MaritalStatusDD: 0,
    PrimaryFlag: 1,
    strDOB: '',
    IdentificationLst: [],
  },
}
const application: Submittable = {
  ...defaultSettings,
  ...flowFacts({ Step: 3 }),
  ReqSin: 1,
  Applicants: [applicant],
  InterView: {
    ...blankInterView,
    DealPurposeDD: 3,
    ClosingDate: '2027-05-01',
    strClosingDate: '',
    strClosingDateMMM: '',
    strPropertyValue: '',
    strDownPaymentAmount: '',
  },
  LandOwnership: 1,
  RequestedMortgage: {
    ...blankRequestedMortgage,
    strRequestedMortgageAmount: '',
    SubjectProperty: { ...blankSubjectProperty, Address: blankAddress, ClosingDate: '2027-05-01' },
  },
}
const places = (given: Partial<Submittable>, day = today) =>
  missingBeforeSubmit({ ...application, ...given }, day).map(({ position }) => position)

describe('before an application is submitted', () => {
  it('nothing is missing of one that is complete', () => expect(places({})).toEqual([]))
  it('every step is checked again, and the place named', () =>
    expect(
      places({
        InterView: { ...application.InterView, DealPurposeDD: -1 },
        Applicants: [
          applicant,
          { ...applicant, ApplicantID: 102, Identification: { ...applicant.Identification, DOB: '' } },
        ],
      }),
    ).toEqual([{ step: 'start' }, { step: 'identification', applicantId: 102 }, { step: 'mortgage' }]))
  it('a date that has passed meanwhile is named', () =>
    expect(places({}, '2027-05-02')).toEqual([{ step: 'start' }, { step: 'mortgage' }]))
  it('a review that does not show them does not ask for interview and mortgage', () =>
    expect(places({ RequestReview: 1, DisplayMortgage: 0 }, '2027-05-02')).toEqual([]))
  it('a disabled applicant is not asked', () =>
    expect(
      places({
        Applicants: [
          applicant,
          {
            ...applicant,
            ApplicantID: 102,
            Disabled: 1,
            FirstName: '',
            Identification: { ...applicant.Identification, DOB: '' },
          },
        ],
      }),
    ).toEqual([]))
})
