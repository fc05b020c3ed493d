import { describe, expect, it } from 'vitest'
import { incomeKind } from './applicants/incomes/kind.ts'
import { liabilityKind } from './applicants/liabilities/kind.ts'
import { propertyKind } from './applicants/properties/kind.ts'
import type { Applicant } from './application-fields.ts'
import { loadedRecord } from './codes/loaded-record.ts'
import { landOwnership, purposes } from './codes/purposes.ts'
import { type FactsSource, factsOfApplication, factsOfRequest } from './facts-of-application.ts'
import { blankInterView } from './interview/blank.ts'
import { searchStages } from './interview/conditions.ts'
import type { InterView } from './interview/fields.ts'
import { blankRequestedMortgage, blankSubjectMortgage, blankSubjectProperty } from './mortgage-request/blank.ts'
import type { RequestedMortgage, SubjectProperty } from './mortgage-request/fields.ts'
import { defaultSettings } from './site/defaults.ts'
import { aCoApplicant, anApplicant, anIdentification } from './testing/applicants.ts'
import { compute, shown } from './testing/qualification.ts'
import { aJob, aLiability, anAddress, anOwnedMortgage, aProperty } from './testing/records.ts'

const bought: InterView = {
  ...blankInterView,
  DealPurposeDD: purposes.purchase,
  SearchStageDD: searchStages.offerAccepted,
  PropertyValue: 500_000,
  DownPaymentAmount: 25_000,
  ClosingDate: '2027-03-01',
  PropertyTypeDD: 6,
  OccupancyDD: 0,
}
const searching: InterView = { ...blankInterView, DealPurposeDD: 0, SearchStageDD: searchStages.searching }
const refinanced: InterView = { ...blankInterView, DealPurposeDD: purposes.refinance, Balance: 300_000 }
const renewed: InterView = { ...blankInterView, DealPurposeDD: purposes.renewal }
const built: InterView = { ...blankInterView, DealPurposeDD: purposes.construction, ClosingDate: '2027-05-01' }

const job = loadedRecord(incomeKind, aJob(), 'en')
const card = loadedRecord(liabilityKind, aLiability({ LiabilityType: 2, Balance: 6000 }), 'en')
const cottage = loadedRecord(propertyKind, aProperty({ Address: anAddress({ StreetName: 'Lake' }) }), 'en')
const listedHome = loadedRecord(
  propertyKind,
  aProperty({ PropertyValue: 700_000, AnnualTaxes: 4100, Mortgages: [anOwnedMortgage({ Balance: 300_000 })] }),
  'en',
)
const first = anIdentification({ FirstTimeHomeBuyerFlag: 1 })
const ada: Applicant = anApplicant({ Identification: first, Incomes: [job], Liabilities: [card] })
const luc: Applicant = aCoApplicant({ Incomes: [job, job] })

const application = (given: Partial<FactsSource> = {}): FactsSource => ({
  ...defaultSettings,
  InterView: bought,
  LandOwnership: -1,
  MainApplicantID: ada.ApplicantID,
  Applicants: [ada],
  RequestedMortgage: blankRequestedMortgage,
  ...given,
})
const requestOf = (given: Partial<RequestedMortgage>, home: Partial<SubjectProperty> = {}): RequestedMortgage => ({
  ...blankRequestedMortgage,
  ...given,
  SubjectProperty: { ...blankSubjectProperty, ...home },
})
const factsOf = (given: Partial<FactsSource> = {}) => factsOfApplication(application(given))

describe('the facts of an application', () => {
  it('are those of the interview before the request is saved', () => {
    expect(factsOf()).toMatchObject({
      DealPurposeDD: 0,
      PropertyValue: 500_000,
      DownPayment: 25_000,
      OccupancyDD: 0,
      ClosingDate: '2027-03-01',
      SubjectProperty: { DwellingTypeDD: 6 },
    })
    expect(shown(compute(factsOf()).minimumDownPayment)).toBe(25_000)
  })
  it('have the place and the costs of the home, and nothing else of it', () => {
    const home = { Address: anAddress({ City: 'Ottawa' }), AnnualTaxes: 3900, CondoFees: 410.5, PropertyTypeDD: 1 }
    expect(factsOf({ RequestedMortgage: requestOf({}, home) }).SubjectProperty).toEqual({
      Address: { ProvinceDD: 9, City: 'Ottawa' },
      DwellingTypeDD: 6,
      PropertyTypeDD: 1,
      NewConstructionDD: -1,
      EstimatedValue: null,
      AnnualTaxes: 3900,
      CondoFees: 410.5,
      Mortgages: [],
    })
  })
  it('of a purchase without a property have what the request asks', () => {
    const request = requestOf({ PropertyValue: 620_000, DownPayment: 62_000 }, { Address: anAddress() })
    const facts = factsOf({ InterView: searching, RequestedMortgage: request })
    expect(facts).toMatchObject({ PropertyValue: 620_000, DownPayment: 62_000, OccupancyDD: -1 })
    expect(shown(compute(facts).loan)).toBe(558_000)
  })
  it('of a refinancing have its value, amount and mortgages, and no price', () => {
    const request = requestOf(
      { RequestedMortgageAmount: 400_000, PropertyValue: 999 },
      { EstimatedValue: 800_000, Mortgages: [{ ...blankSubjectMortgage, Balance: 300_000 }] },
    )
    const facts = factsOf({ InterView: refinanced, RequestedMortgage: request })
    expect(facts.PropertyValue).toBeNull()
    expect([shown(compute(facts).loan), shown(compute(facts).availableEquity)]).toEqual([400_000, 340_000])
  })
  it('of a renewal borrow what is owed on all its mortgages, because it does not ask which of them stay', () => {
    const mortgages = [
      { ...blankSubjectMortgage, Balance: 300_000, TypeofMortgage: 2 },
      { ...blankSubjectMortgage, Balance: 40_000, TypeofMortgage: 1 },
    ]
    const request = requestOf({ RequestedMortgageAmount: 300_000 }, { EstimatedValue: 700_000, Mortgages: mortgages })
    expect(shown(compute(factsOf({ InterView: renewed, RequestedMortgage: request })).loan)).toBe(340_000)
  })
  it('of a renewal borrow what was asked for while no balance is known', () =>
    expect(
      factsOf({
        InterView: renewed,
        RequestedMortgage: requestOf({ RequestedMortgageAmount: 200_000 }, { Mortgages: [blankSubjectMortgage] }),
      }).RequestedMortgageAmount,
    ).toBe(200_000))
  it('of a construction have its value, its down payment and who owns the land', () => {
    const facts = factsOf({
      InterView: built,
      LandOwnership: landOwnership.owned,
      RequestedMortgage: requestOf({ PropertyValue: 650_000, DownPayment: 200_000 }),
    })
    expect(facts).toMatchObject({ DealPurposeDD: 3, LandOwnership: 1, ClosingDate: '2027-05-01' })
    expect(shown(compute(facts).loan)).toBe(450_000)
  })
  it('know of a listed home what the request has not asked, and count its costs once', () => {
    const home = requestOf({}, { Address: anAddress() })
    const facts = factsOf({
      InterView: refinanced,
      RequestedMortgage: home,
      Applicants: [{ ...ada, Properties: [listedHome, cottage] }],
    })
    expect(facts.SubjectProperty).toMatchObject({ EstimatedValue: 700_000, AnnualTaxes: 4100 })
    expect(facts.Properties).toHaveLength(1)
  })
  it('of a purchase count every listed home', () =>
    expect(
      factsOf({
        RequestedMortgage: requestOf({}, { Address: anAddress() }),
        Applicants: [{ ...ada, Properties: [listedHome, cottage] }],
      }).Properties,
    ).toHaveLength(2))
})

describe('the facts of a request that is typed', () => {
  it('are what is typed, whatever the interview has', () => {
    const typed = requestOf({ PropertyValue: 510_000, DownPayment: null })
    const facts = factsOfRequest(application({ RequestedMortgage: typed }))
    expect([facts.PropertyValue, facts.DownPayment]).toEqual([510_000, null])
  })
  it('are also there before the interview has a purpose', () =>
    expect(factsOfRequest(application({ InterView: blankInterView })).DealPurposeDD).toBe(-1))
})

describe('the lists of the applicants', () => {
  it('are those of everyone', () => {
    const facts = factsOf({ Applicants: [ada, luc] })
    expect([facts.Incomes?.length, facts.Liabilities?.length]).toEqual([3, 1])
    expect(facts.Done).toEqual({ Incomes: true, Properties: true, Liabilities: true })
  })
  it('that are empty are zero once they are done', () =>
    expect(factsOf({ Applicants: [luc] })).toMatchObject({ Properties: [], Liabilities: [] }))
  it('have no name, employer or address', () => {
    const texts = JSON.stringify(factsOf({ Applicants: [{ ...ada, Properties: [cottage] }] }))
    expect(texts).not.toMatch(/Bluewater|Lake|Mary|Garafraxa/)
  })
  it.each<[string, Partial<FactsSource>]>([
    ['while one applicant has not done the step', { Applicants: [ada, { ...luc, Step: 2 }] }],
    [
      'while the person of an invitation has not joined',
      { OpenInvites: [{ InviteID: 1, ApplicantID: 0, Contact: '' }] },
    ],
    ['that an applicant keeps from the reader', { Applicants: [ada, { ...luc, Incomes: [], Hidden: ['Income'] }] }],
    ['that the site does not ask for', { showIncome: 0 }],
    ['for an invited person, who does not see everyone', { guid: 'abc' }],
    ['before there is an applicant', { Applicants: [] }],
  ])('are unknown %s', (_, given) => {
    const facts = factsOf(given)
    expect([facts.Incomes, facts.Done?.Incomes]).toEqual([undefined, false])
    expect(shown(compute(facts).income)).toBe('unknown')
  })
})

describe('the first purchase of a home', () => {
  const flagOf = (given: Partial<FactsSource>) => factsOf(given).FirstTimeHomeBuyerFlag
  it('is that of the main applicant', () => expect(flagOf({ Applicants: [luc, ada] })).toBe(1))
  it.each<[string, Partial<FactsSource>]>([
    ['the site does not ask', { FirstTimeBuyer: 0 }],
    ['the home is owned already', { InterView: refinanced }],
    ['the main applicant has not been asked yet', { Applicants: [{ ...ada, Step: 0 }] }],
    ['the reader does not see it', { Applicants: [{ ...ada, Hidden: ['Identity'] }] }],
    ['there is no main applicant yet', { Applicants: [] }],
  ])('is unknown where %s', (_, given) => expect(flagOf(given)).toBeUndefined())
})
