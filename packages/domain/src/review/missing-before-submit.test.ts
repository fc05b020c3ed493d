import { describe, expect, it } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { applicantAddressKind } from '../applicants/addresses/kind.ts'
import { incomeKind } from '../applicants/incomes/kind.ts'
import { propertyKind } from '../applicants/properties/kind.ts'
import { loadedRecord } from '../codes/loaded-record.ts'
import { flow, type Position } from '../flow.ts'
import { blankInterView } from '../interview/blank.ts'
import { blankRequestedMortgage, blankSubjectProperty } from '../mortgage-request/blank.ts'
import { defaultSettings } from '../site/defaults.ts'
import { aCoApplicant, anApplicant } from '../testing/applicants.ts'
import { flowFacts } from '../testing/flow-facts.ts'
import { aJob, anApplicantAddress, anOwnedMortgage, aProperty } from '../testing/records.ts'
import { checks, missingBeforeSubmit, type Submittable } from './missing-before-submit.ts'

const today = '2026-11-20'
const applicant = anApplicant()
const application: Submittable = {
  ...defaultSettings,
  ...flowFacts({ Step: 3 }),
  ReqSin: 1,
  Applicants: [applicant],
  showBankStatement: 0,
  BankStatementsApplicants: [],
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
    PropertyValue: 500_000,
    DownPayment: 100_000,
    strRequestedMortgageAmount: '',
    SubjectProperty: { ...blankSubjectProperty, Address: blankAddress, ClosingDate: '2027-05-01' },
  },
}
const places = (given: Partial<Submittable>, day = today) =>
  missingBeforeSubmit({ ...application, ...given }, day).map(({ position }) => position)

describe('before an application is submitted', () => {
  it('a complete application lacks nothing', () => expect(places({})).toEqual([]))
  it('every step is checked again and reported by its place', () =>
    expect(
      places({
        InterView: { ...application.InterView, DealPurposeDD: -1 },
        Applicants: [
          applicant,
          { ...applicant, ApplicantID: 102, Identification: { ...applicant.Identification, DOB: '' } },
        ],
      }),
    ).toEqual([{ step: 'start' }, { step: 'identification', applicantId: 102 }, { step: 'mortgage' }]))
  it('an amount to borrow is required', () =>
    expect(places({ RequestedMortgage: { ...application.RequestedMortgage, DownPayment: null } })).toEqual([
      { step: 'mortgage' },
    ]))
  it('a figure that an invited person changed is to be confirmed', () => {
    const change = { Field: 'DownPayment' as const, Name: 'Marc Roy', Before: 80_000, BeforeDate: '' }
    expect(missingBeforeSubmit({ ...application, SharedChanges: [change] }, today)).toEqual([
      { position: { step: 'mortgage' }, problems: [{ Field: 'SharedChanges.0', Key: 'ChangesNotConfirmed' }] },
    ])
  })
  it('a date that has passed meanwhile is reported', () =>
    expect(places({}, '2027-05-02')).toEqual([{ step: 'start' }, { step: 'mortgage' }]))
  it('a review that does not show interview and mortgage does not check them', () =>
    expect(places({ RequestReview: 1, DisplayMortgage: 0 }, '2027-05-02')).toEqual([]))
  it('requires a bank statement of each applicant, where the site requires it', () => {
    const own = { ApplicantID: 101, RequestID: 1, ApplicantName: 'Mary Roy', RequestedFlag: 1, ReceivedFlag: 0 }
    const statement = { ...own, FailedFlag: 0, RequestCount: 1, strResponseDate: '', Responses: [] }
    const asked = { showBankStatement: 1, BankStatementsApplicants: [statement] }
    expect(places(asked)).toEqual([])
    expect(places({ ...asked, ReqBankStatement: 1 })).toEqual([{ step: 'bankStatement' }])
    expect(places({ ...asked, ReqBankStatement: 1, RequestReview: 1 })).toEqual([])
    const received = [{ ...statement, ReceivedFlag: 1 }]
    expect(places({ ...asked, ReqBankStatement: 1, BankStatementsApplicants: received })).toEqual([])
  })
  it('a step that a co-applicant never finished is named, though nothing in it is required', () => {
    const other = (Step: number, given: Partial<Submittable> = {}) =>
      places({ Applicants: [applicant, aCoApplicant({ Step })], ...given })
    const of = (...steps: Position['step'][]) => steps.map((step) => ({ step, applicantId: 102 }))
    expect(other(1)).toEqual(of('address', 'income', 'property', 'asset', 'liability'))
    expect(other(4)).toEqual(of('asset', 'liability'))
    expect(other(4, { showLiabilities: 0 })).toEqual(of('asset'))
    expect(other(4, { showAssets: 0, showLiabilities: 0 })).toEqual([])
    expect(other(4, { RequestReview: 1, DisplayMortgage: 0 })).toEqual(of('asset', 'liability'))
  })
  it('a step that a co-applicant never finished is not asked for while they fill it by their own link', () => {
    const Applicants = [applicant, aCoApplicant({ Step: 1 })]
    expect(places({ Applicants, OpenInvites: [{ InviteID: 1, ApplicantID: 102, Contact: 'luc@example.ca' }] })).toEqual(
      [],
    )
  })
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

it('every step that saves answers has a check', () => {
  const numbered = flow.steps.filter(({ number }) => number !== undefined).map(({ id }) => id)
  expect(Object.keys(checks)).toEqual(expect.arrayContaining(numbered))
})

describe('the lists of an applicant', () => {
  const missing = (given: Partial<Submittable>) => missingBeforeSubmit({ ...application, ...given }, today)
  it('are checked again, each record at its path', () =>
    expect(
      missing({
        Applicants: [
          anApplicant({
            Incomes: [loadedRecord(incomeKind, aJob(), 'en'), loadedRecord(incomeKind, aJob({ JobTitle: '' }), 'en')],
            Properties: [
              loadedRecord(propertyKind, aProperty({ Mortgages: [anOwnedMortgage({ Balance: null })] }), 'en'),
            ],
          }),
        ],
      }),
    ).toEqual([
      {
        position: { step: 'income', applicantId: 101 },
        problems: [{ Field: 'Incomes.1.JobTitle', Key: 'MissingEmployerJobTitle' }],
      },
      {
        position: { step: 'property', applicantId: 101 },
        problems: [{ Field: 'Properties.0.Mortgages.0.Balance', Key: 'PropertyMissingBalance' }],
      },
    ]))
  it('must not be empty where the site requires them, for any applicant', () =>
    expect(
      missing({ ReqIncome: 1, ReqAssets: 1, ReqLiabilities: 1, Applicants: [applicant, aCoApplicant()] }).map(
        ({ position: { step, applicantId }, problems }) => [step, applicantId, ...problems.map(({ Key }) => Key)],
      ),
    ).toEqual([
      ['income', 101, 'IncomeRequiredRecord'],
      ['asset', 101, 'AssetRequiredRecord'],
      ['liability', 101, 'LiabilityRequiredRecord'],
      ['income', 102, 'IncomeRequiredRecord'],
      ['asset', 102, 'AssetRequiredRecord'],
      ['liability', 102, 'LiabilityRequiredRecord'],
    ]))
  it('are not required where they are not shown', () =>
    expect(missing({ ReqIncome: 1, showIncome: 0, ReqAssets: 1, showAssets: 0 })).toEqual([]))
  it('may be the main applicant’s addresses', () => {
    const withSame = { SameAddressFlag: 1, Addresses: [] }
    expect(missing({ Applicants: [applicant, aCoApplicant(withSame)] })).toEqual([])
    expect(missing({ Applicants: [anApplicant(withSame), aCoApplicant()] })).toHaveLength(1)
  })
  it('must cover a longer history once the site requires it', () =>
    expect(
      missing({
        AddHistoryYears: 4,
        Applicants: [anApplicant({ Addresses: [loadedRecord(applicantAddressKind, anApplicantAddress(), 'fr')] })],
      }),
    ).toEqual([
      {
        position: { step: 'address', applicantId: 101 },
        problems: [{ Field: 'ApplicantAddresses', Key: 'YearAddressHistory' }],
      },
    ]))
})

describe('an invited person', () => {
  const luc = aCoApplicant({ Identification: { ...aCoApplicant().Identification, DOB: '' } })
  const withLuc = { ...application, Applicants: [applicant, luc] }
  const OpenInvites = [{ InviteID: 1, ApplicantID: 102, Contact: 'luc@example.ca' }]
  const of = (given: Partial<Submittable>) => missingBeforeSubmit({ ...withLuc, ...given }, today)
  it('does not block the others from submitting', () => expect(of({ OpenInvites })).toEqual([]))
  it('blocks the submission where the broker requires their part, reported by invitation', () =>
    expect(of({ OpenInvites, ReqInvited: 1 })).toEqual([
      {
        position: { step: 'coApplicantInvite' },
        problems: [{ Field: 'OpenInvites.0', Key: 'InvitedPersonNotDone' }],
      },
    ]))
  it('must consent again after a change of their part, and no one else can', () =>
    expect(
      of({
        Applicants: [applicant, aCoApplicant({ Disabled: 1 })],
        ChangedParts: [{ InviteID: 1, ApplicantID: 102, Contact: 'luc@example.ca' }],
      }),
    ).toEqual([
      { position: { step: 'coApplicantInvite' }, problems: [{ Field: 'ChangedParts.0', Key: 'ConsentRequired' }] },
    ]))
  it('is checked like everyone else once the invitation is no longer open', () =>
    expect(of({ ReqInvited: 1 }).map(({ position }) => position)).toEqual([
      { step: 'identification', applicantId: 102 },
    ]))
  it('holds the submission in the same way before they have a link, where they have a contact of their own', () => {
    const own = aCoApplicant()
    const Applicants = [applicant, { ...own, Identification: { ...own.Identification, Email: 'luc@example.ca' } }]
    expect(of({ Applicants })).toEqual([])
    expect(of({ Applicants, ReqInvited: 1 })).toEqual([
      {
        position: { step: 'coApplicantInvite' },
        problems: [{ Field: 'Applicants.1', Key: 'InvitedPersonNotDone' }],
      },
    ])
    expect(of({ Applicants: [applicant, aCoApplicant()], ReqInvited: 1 })).toEqual([])
  })
  it('has only their own part checked', () => {
    const own = { ...withLuc, InterView: { ...application.InterView, DealPurposeDD: -1 }, CurrentApplicantID: 102 }
    const placesOf = (given: Partial<Submittable>) =>
      missingBeforeSubmit({ ...own, ...given }, today, 'invited').map(({ position }) => position)
    expect(placesOf({ DisplayMortgage: 0 })).toEqual([{ step: 'identification', applicantId: 102 }])
    expect(placesOf({ DisplayMortgage: 1 })).toEqual([
      { step: 'identification', applicantId: 102 },
      { step: 'mortgage' },
    ])
  })
})
