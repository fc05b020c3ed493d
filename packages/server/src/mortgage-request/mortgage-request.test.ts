import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { addDays, addYears } from '@foyer/domain/kit/dates.ts'
import { coupleRefinancingInQuebec, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  type Borrower,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type Request = BodyOf<'/api/MTGAPPUpdateRequestMortgage'>['RequestMortgage']
type Property = NonNullable<Request['SubjectProperty']>

const today = todayOf(new Date())
const buyer = singleBuyerInOntario(today)
const couple = coupleRefinancingInQuebec(today)
const oldMortgage = couple.request.SubjectProperty.Mortgages?.[0] ?? {}

let foyer: TestFoyer
let borrower: Borrower
const made: Record<'found' | 'notFound' | 'refinance' | 'renewal', MadeApplication | undefined> = {
  found: undefined,
  notFound: undefined,
  refinance: undefined,
  renewal: undefined,
}
type Kind = keyof typeof made
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
  made.found = await begin(buyer.interview)
  made.notFound = await begin({ DealPurposeDD: 0, SearchStageDD: 4 })
  made.refinance = await begin(couple.interview)
  made.renewal = await begin({ DealPurposeDD: 4, RenewingDate: today, Balance: 90_000 })
})
afterAll(() => foyer.stop())

/** An application whose mortgage step is open. */
const begin = async (interview: Parameters<typeof makeApplication>[1]) => {
  const application = await makeApplication(borrower, interview)
  await fillIdentification(application)
  await fillLists(application)
  return application
}
const idsOf = (kind: Kind) => {
  const application = made[kind]
  if (!application) throw new Error(`no application of the kind ${kind}`)
  return application.ids
}
const save = (ids: MadeApplication['ids'], RequestMortgage: Request, more: object = {}) =>
  borrower.client.call('/api/MTGAPPUpdateRequestMortgage', { ...ids, RequestMortgage, ...more })
const load = async (ids: MadeApplication['ids']) => borrower.client.call('/api/MTGAPPLoad', ids)

describe('a mortgage request is refused, with nothing written, when', () => {
  const whole = { EstimatedValue: 400_000, ClosingDate: addDays(today, 1), DwellingTypeDD: 0 }
  const property = (given: Property): Request => ({ SubjectProperty: { ...whole, ...given } })
  const mortgage = (given: object) => property({ Mortgages: [{ ...oldMortgage, ...given }] })
  test.each<[string, Kind, Request, string, string]>([
    ['the down payment is missing', 'found', { DownPayment: null }, 'InterViewMissingDownPayment', 'DownPayment'],
    ['the value is missing', 'found', { PropertyValue: 0 }, 'InterViewMissingPropertyValue', 'PropertyValue'],
    [
      'the down payment is below the legal minimum',
      'found',
      { DownPayment: 23_999 },
      'DownPaymentTooLow',
      'DownPayment',
    ],
    [
      'nothing is left to borrow',
      'found',
      { DownPayment: 480_000 },
      'MissingRequiredMortgage',
      'RequestedMortgageAmount',
    ],
    [
      'the closing date is missing',
      'found',
      { SubjectProperty: { ClosingDate: '' } },
      'InterViewMissingClosingDate',
      'SubjectProperty.ClosingDate',
    ],
    [
      'the closing is too far away',
      'found',
      { SubjectProperty: { ClosingDate: addYears(today, 3) } },
      'ClosingDateOutOfRange',
      'SubjectProperty.ClosingDate',
    ],
    [
      'a day does not exist',
      'found',
      { SubjectProperty: { ClosingDate: '2027-02-30' } },
      'InvalidDate',
      'SubjectProperty.ClosingDate',
    ],
    [
      'the street is taken away',
      'found',
      { SubjectProperty: { Address: { StreetName: '' } } },
      'MortgageMissingAddress',
      'SubjectProperty.Address.StreetName',
    ],
    [
      'a postal code is incomplete',
      'found',
      { SubjectProperty: { Address: { PostalLdu: '' } } },
      'InvalidPostalCode',
      'SubjectProperty.Address.PostalFsa',
    ],
    [
      'an age is impossible',
      'found',
      { SubjectProperty: { Age: 1000 } },
      'PropertyAgeOutOfRange',
      'SubjectProperty.Age',
    ],
    [
      'an amount is negative',
      'found',
      { SubjectProperty: { CondoFees: -1 } },
      'InvalidAmount',
      'SubjectProperty.CondoFees',
    ],
    [
      'a code is unknown',
      'found',
      { SubjectProperty: { HeatTypeDD: 99 } },
      'UnknownChoice',
      'SubjectProperty.HeatTypeDD',
    ],
    [
      'the province is missing',
      'notFound',
      { SubjectProperty: { Address: { ProvinceDD: -1 } } },
      'MissingWhichProvince',
      'SubjectProperty.Address.ProvinceDD',
    ],
    [
      'the estimated value is missing',
      'refinance',
      property({ EstimatedValue: null }),
      'MortgageMissingEstimatedValue',
      'SubjectProperty.EstimatedValue',
    ],
    [
      'the type is missing',
      'refinance',
      property({ DwellingTypeDD: -1 }),
      'MortgageMissingPropertyType',
      'SubjectProperty.DwellingTypeDD',
    ],
    [
      'the purchase lies ahead',
      'refinance',
      property({ PurchaseDate: addYears(today, 1) }),
      'PurchaseDateInFuture',
      'SubjectProperty.PurchaseDate',
    ],
    ['the tax year is none', 'refinance', property({ TaxYear: 1800 }), 'InvalidYear', 'SubjectProperty.TaxYear'],
    [
      'there are three mortgages',
      'refinance',
      property({ Mortgages: [oldMortgage, oldMortgage, oldMortgage] }),
      'TooManyMortgages',
      'SubjectProperty.Mortgages',
    ],
    [
      'the original amount is missing',
      'renewal',
      mortgage({ TotalLoanAmount: null }),
      'MortgageMissingOriginalMtgAmount',
      'SubjectProperty.Mortgages.0.TotalLoanAmount',
    ],
    [
      'the balance is missing',
      'renewal',
      mortgage({ Balance: null }),
      'MortgageMissingBalance',
      'SubjectProperty.Mortgages.0.Balance',
    ],
    [
      'the payment is missing',
      'renewal',
      mortgage({ PAndIPayment: null }),
      'MortgageMissingPayment',
      'SubjectProperty.Mortgages.0.PAndIPayment',
    ],
    [
      'its frequency is missing',
      'renewal',
      mortgage({ PaymentFrequencyDD: -1 }),
      'MortgageMissingPaymentFrequency',
      'SubjectProperty.Mortgages.0.PaymentFrequencyDD',
    ],
    [
      'the maturity is missing',
      'renewal',
      mortgage({ MaturityDate: '' }),
      'MortgageMissingMaturityDate',
      'SubjectProperty.Mortgages.0.MaturityDate',
    ],
    [
      'the maturity is too far away',
      'renewal',
      mortgage({ MaturityDate: addYears(today, 31) }),
      'MaturityDateOutOfRange',
      'SubjectProperty.Mortgages.0.MaturityDate',
    ],
    [
      'the rate is missing',
      'renewal',
      mortgage({ InterestRate: 0 }),
      'MortgageMissingInterestRate',
      'SubjectProperty.Mortgages.0.InterestRate',
    ],
    [
      'the kind of loan is missing',
      'renewal',
      mortgage({ LoanTypeDD: -1 }),
      'MortgageMissingLoanType',
      'SubjectProperty.Mortgages.0.LoanTypeDD',
    ],
  ])('%s', async (_, kind, request, Key, field) => {
    const before = await databaseState(foyer.services.database)
    const answer = await save(idsOf(kind), request)
    expect(answer).toMatchObject({
      ReturnStatus: { ReturnMessage: Key },
      Errors: [{ Field: `RequestMortgage.${field}`, Key }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
})

describe('a mortgage request is saved', () => {
  test('with the amount computed from value and down payment, whatever a body contains', async () => {
    const { ids } = await begin(buyer.interview)
    await save(ids, { RequestedMortgageAmount: 1, DownPayment: 100_000.5 }, { RequestTypeDD: 3, DwellingTypeDD: 10 })
    expect(await load(ids)).toMatchObject({
      Step: 4,
      RequestedMortgage: {
        RequestedMortgageAmount: 379_999.5,
        PropertyValue: 480_000,
        SubjectProperty: { DwellingTypeDD: 10, Mortgages: [] },
      },
    })
  })

  test('and the interview has the same answers, as the request has after a change of the interview', async () => {
    const { ids } = await begin(buyer.interview)
    const ClosingDate = addYears(today, 1)
    await save(ids, { PropertyValue: 500_000, DownPayment: 160_000, SubjectProperty: { ClosingDate } })
    const { InterView, Version } = await load(ids)
    expect(InterView).toMatchObject({ PropertyValue: 500_000, DownPaymentAmount: 160_000, ClosingDate })
    await borrower.client.call('/api/MTGAPPSaveInterView', { ...ids, Version, InterView: { PropertyValue: 450_000 } })
    expect((await load(ids)).RequestedMortgage).toMatchObject({
      PropertyValue: 450_000,
      DownPayment: 160_000,
      RequestedMortgageAmount: 290_000,
    })
  })

  test('in part: omitted fields keep their value, null deletes it', async () => {
    const application = await begin(buyer.interview)
    await fillMortgageRequest(application)
    await save(application.ids, { SubjectProperty: { Age: null, Address: { City: 'Nepean' } } })
    expect((await load(application.ids)).RequestedMortgage.SubjectProperty).toMatchObject({
      Age: null,
      CondoFees: 410.5,
      Address: { City: 'Nepean', StreetName: 'Queen' },
    })
  })

  test('with the owners who are not applying where the property is owned already, and without them elsewhere', async () => {
    const owners = { CoOwners: 'Marc Roy' }
    const refinanced = await begin(couple.interview)
    await fillMortgageRequest(refinanced, couple.request)
    await save(refinanced.ids, { SubjectProperty: owners })
    expect((await load(refinanced.ids)).RequestedMortgage.SubjectProperty).toMatchObject(owners)
    const bought = await begin(buyer.interview)
    await fillMortgageRequest(bought)
    await save(bought.ids, { SubjectProperty: owners })
    expect((await load(bought.ids)).RequestedMortgage.SubjectProperty.CoOwners).toBe('')
  })

  test('without changes of the server’s own fields', async () => {
    const application = await begin(buyer.interview)
    await fillMortgageRequest(application)
    const before = await load(application.ids)
    const answer = await borrower.client.callAnyhow('/api/MTGAPPUpdateRequestMortgage', {
      ...application.ids,
      RequestMortgage: { Forged: 1, SubjectProperty: { Forged: 1 } },
      Step: 9,
      RequestReview: 1,
      InterView: { DealPurposeDD: 4 },
    })
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    expect(await load(application.ids)).toEqual({ ...before, Version: before.Version + 1 })
  })
})

describe('existing mortgages', () => {
  const listed = async (ids: MadeApplication['ids']) => (await load(ids)).RequestedMortgage.SubjectProperty.Mortgages

  test('receive ids, keep omitted fields, and are removed when they are not in the list', async () => {
    const { ids } = await begin(couple.interview)
    await save(ids, {
      SubjectProperty: { ...couple.request.SubjectProperty, Mortgages: [oldMortgage, { Balance: 5 }] },
    })
    const [first, second] = await listed(ids)
    expect(first?.MortgageID).toBeGreaterThan(0)
    expect(second).toMatchObject({ Balance: 5, TypeofMortgage: -1 })
    await save(ids, { SubjectProperty: { Mortgages: [{ MortgageID: first?.MortgageID ?? 0, Balance: 7 }] } })
    expect(await listed(ids)).toEqual([{ ...first, Balance: 7 }])
  })

  test('of another application, or listed twice, are refused', async () => {
    const [one, other] = [await begin(couple.interview), await begin(couple.interview)]
    for (const each of [one, other]) await fillMortgageRequest(each, couple.request)
    const [mine] = await listed(one.ids)
    const [theirs] = await listed(other.ids)
    const before = await databaseState(foyer.services.database)
    for (const Mortgages of [[{ MortgageID: theirs?.MortgageID ?? 0 }], [{ ...mine }, { ...mine }]]) {
      expect((await save(one.ids, { SubjectProperty: { Mortgages } })).ReturnStatus.ReturnMessage).toBe('NoAccess')
    }
    for (const MortgageID of [theirs?.MortgageID ?? 0, 0, -1, 4711]) {
      const answer = await borrower.client.call('/api/MTGAPPDeleteMortgage', { ...one.ids, ApplicantID: 0, MortgageID })
      expect(answer.ReturnStatus.ReturnMessage).toBe('NoAccess')
    }
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test('are removed, and a renewal then requires the balance', async () => {
    const { ids } = await begin({ DealPurposeDD: 4, RenewingDate: today, Balance: 90_000 })
    const Mortgages = [oldMortgage, { ...oldMortgage, Balance: 10_000 }]
    await save(ids, { SubjectProperty: { EstimatedValue: 400_000, Mortgages } })
    expect((await load(ids)).RequestedMortgage.RequestedMortgageAmount).toBe(222_000)
    const [first] = await listed(ids)
    const answer = await borrower.client.call('/api/MTGAPPDeleteMortgage', {
      ...ids,
      ApplicantID: 0,
      MortgageID: first?.MortgageID ?? 0,
    })
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    expect((await load(ids)).RequestedMortgage).toMatchObject({
      RequestedMortgageAmount: 10_000,
      SubjectProperty: { Mortgages: [{ Balance: 10_000 }] },
    })
  })
})

describe('the mortgage step is closed', () => {
  test('before all steps of the applicant are done, after a submission, in a review that hides it, for a stale edit', async () => {
    const application = await makeApplication(borrower)
    const { ids } = application
    const message = async (more: object = {}) => (await save(ids, buyer.request, more)).ReturnStatus.ReturnMessage
    const remove = async () =>
      (await borrower.client.call('/api/MTGAPPDeleteMortgage', { ...ids, ApplicantID: 0, MortgageID: 1 })).ReturnStatus
        .ReturnMessage
    expect(await message()).toBe('StepNotOpen')
    await fillIdentification(application)
    expect(await message()).toBe('StepNotOpen')
    await fillLists(application)
    const { Version } = await load(ids)
    expect(await message({ Version })).toBe('')
    expect(await message({ Version })).toBe('StaleEdit')
    await setApplication(foyer, application, { status: 0 })
    expect(await message()).toBe('ApplicationSubmitted')
    await setApplication(foyer, application, { request_review: 1, display_mortgage: 0 })
    expect(await message()).toBe('StepNotOpen')
    expect(await remove()).toBe('NoAccess')
  })

  test('for removing a mortgage too', async () => {
    const application = await begin(couple.interview)
    await fillMortgageRequest(application, couple.request)
    const [mortgage] = (await load(application.ids)).RequestedMortgage.SubjectProperty.Mortgages
    const remove = async () =>
      (
        await borrower.client.call('/api/MTGAPPDeleteMortgage', {
          ...application.ids,
          ApplicantID: 0,
          MortgageID: mortgage?.MortgageID ?? 0,
        })
      ).ReturnStatus.ReturnMessage
    await setApplication(foyer, application, { status: 0 })
    expect(await remove()).toBe('ApplicationSubmitted')
    await setApplication(foyer, application, { request_review: 1, display_mortgage: 0 })
    expect(await remove()).toBe('StepNotOpen')
  })
})
