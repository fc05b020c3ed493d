import type { OwnedMortgage, OwnedProperty } from '@foyer/domain/applicants/properties/kind.ts'
import { addMonths } from '@foyer/domain/kit/dates.ts'
import { anAddress, anOwnedMortgage, aProperty } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../../ports/clock.ts'
import {
  addCoApplicant,
  type Borrower,
  fillAddresses,
  fillIdentification,
  fillIncomes,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../../testing/builders.ts'
import { databaseState } from '../../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'

const today = todayOf(new Date())
let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

const begin = async (who = borrower) => {
  const application = await makeApplication(who)
  await fillIdentification(application)
  await fillAddresses(application)
  await fillIncomes(application)
  return application
}
type Given = Omit<Partial<OwnedProperty>, 'Mortgages'> & { Mortgages?: Partial<OwnedMortgage>[] }
const upsert = ({ borrower: who, ids }: MadeApplication, given: Given) =>
  who.client.call('/api/MTGAPPUpsertProperty', { ...ids, Property: given })
const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }
const mortgaged = (...given: Partial<OwnedMortgage>[]) => aProperty({ Mortgages: given.map(anOwnedMortgage) })

describe('a property is refused, with nothing written, when', () => {
  let application: MadeApplication
  beforeAll(async () => {
    application = await begin()
  })
  const four = [{}, {}, {}, {}]
  test.each<[string, Given, string, string]>([
    [
      'its street is missing',
      aProperty({ Address: anAddress({ StreetName: '' }) }),
      'PropertyMissingAddress',
      'Address.StreetName',
    ],
    [
      'its postal code is none',
      aProperty({ Address: anAddress({ PostalFsa: 'D1A', PostalLdu: '1A1' }) }),
      'InvalidPostalCode',
      'Address.PostalFsa',
    ],
    [
      'who lives there is missing',
      aProperty({ OccupancyTypeDD: -1 }),
      'PropertyMissingOccupancyType',
      'OccupancyTypeDD',
    ],
    ['its type is missing', aProperty({ PropertyTypeDD: -1 }), 'PropertyMissingPropertyType', 'PropertyTypeDD'],
    ['its value is missing', aProperty({ PropertyValue: 0 }), 'PropertyMissingPropertyValue', 'PropertyValue'],
    ['its taxes are missing', aProperty({ AnnualTaxes: null }), 'PropertyMissingPropertyTax', 'AnnualTaxes'],
    ['it is rented out without rent', aProperty({ OccupancyTypeDD: 2 }), 'PropertyMissingRentalIncome', 'RentalIncome'],
    ['it is a condo without fees', aProperty({ PropertyTypeDD: 2 }), 'PropertyMissingCondoFee', 'CondoFees'],
    ['an expense is negative', aProperty({ Heating: -1 }), 'InvalidAmount', 'Heating'],
    [
      'its purchase date is in the future',
      aProperty({ PurchaseDate: addMonths(today, 1) }),
      'PurchaseDateInFuture',
      'PurchaseDate',
    ],
    ['its purchase date does not exist', aProperty({ PurchaseDate: '2020-02-30' }), 'InvalidDate', 'PurchaseDate'],
    ['a code is unknown', aProperty({ PropertyTypeDD: 77 }), 'UnknownChoice', 'PropertyTypeDD'],
    ['it has a fourth mortgage', mortgaged(...four), 'TooManyMortgages', 'Mortgages'],
    [
      'a mortgage has no payment frequency',
      mortgaged({}, { PaymentFrequencyDD: -1 }),
      'PropertyMissingPaymentFrequency',
      'Mortgages.1.PaymentFrequencyDD',
    ],
    ['a mortgage has no balance', mortgaged({ Balance: 0 }), 'PropertyMissingBalance', 'Mortgages.0.Balance'],
    [
      'a mortgage has no kind of rate',
      mortgaged({ RateTypeDD: -1 }),
      'PropertyMissingRateType',
      'Mortgages.0.RateTypeDD',
    ],
    [
      'a mortgage has no rate',
      mortgaged({ InterestRate: null }),
      'PropertyMissingInterestRate',
      'Mortgages.0.InterestRate',
    ],
    [
      'a mortgage has no kind of loan',
      mortgaged({ LoanTypeDD: -1 }),
      'PropertyMissingLoanType',
      'Mortgages.0.LoanTypeDD',
    ],
    [
      'a mortgage ends never',
      mortgaged({ MaturityDate: '' }),
      'PropertyMissingMaturityDate',
      'Mortgages.0.MaturityDate',
    ],
    [
      'a mortgage ends in 31 years',
      mortgaged({ MaturityDate: addMonths(today, 372) }),
      'MaturityDateOutOfRange',
      'Mortgages.0.MaturityDate',
    ],
    ['a mortgage has an unknown code', mortgaged({ LoanTypeDD: 77 }), 'UnknownChoice', 'Mortgages.0.LoanTypeDD'],
  ])('%s', async (_, given, Key, field) => {
    const state = await databaseState(foyer.services.database)
    const answer = await upsert(application, given)
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: Key })
    expect(answer.Errors).toContainEqual({ Field: `Property.${field}`, Key })
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
})

describe('a saved property', () => {
  test('has the fields that apply, and counts in the summary', async () => {
    const one = await begin()
    const { Properties } = await upsert(
      one,
      aProperty({
        OccupancyTypeDD: 4,
        CoOwners: ' Marc Roy ',
        RentalIncome: 900,
        CondoFees: 300,
        PurchaseDate: '2019-05-01',
      }),
    )
    expect(Properties).toMatchObject([
      {
        RentalIncome: null,
        CondoFees: null,
        CoOwners: 'Marc Roy',
        strOccupancyType: 'My family or former spouse lives in it, rent-free',
        strPropertyType: 'Detached house',
        strPropertyValue: '$640,000',
        strPurchaseDate: 'May 1, 2019',
        Address: { FullAddressWithoutUnit: '157 Garafraxa Street South, Durham, Ontario N0G 1R0' },
      },
    ])
    const { Summary } = await borrower.client.call('/api/MTGAPPLoad', one.ids)
    expect(Summary.PropertyCount).toBe(1)
  })
  test('keeps its mortgages when none are given, loses omitted ones, and changes the others in part', async () => {
    const one = await begin()
    const { PropertyID, Properties } = await upsert(one, mortgaged({ MortgageID: -1 }, { MortgageID: -2, Balance: 5 }))
    const [first, second] = Properties[0]?.Mortgages.map(({ MortgageID }) => MortgageID) ?? []
    expect(first).toBeGreaterThan(0)
    expect((await upsert(one, { PropertyID, Heating: 90 })).Properties[0]?.Mortgages).toHaveLength(2)
    const changed = await upsert(one, { PropertyID, Mortgages: [{ MortgageID: second ?? 0, MortgageHolder: 'TD' }] })
    expect(changed.Properties[0]?.Mortgages).toMatchObject([{ MortgageID: second, Balance: 5, MortgageHolder: 'TD' }])
    expect((await upsert(one, { PropertyID, Mortgages: [] })).Properties[0]?.Mortgages).toEqual([])
  })
})

describe('a mortgage of a property', () => {
  const withMortgage = async () => {
    const one = await begin()
    const { Properties } = await upsert(one, mortgaged({}, { Balance: 7 }))
    const [first, second] = Properties[0]?.Mortgages ?? []
    if (!first || !second) throw new Error('no mortgages')
    return { one, PropertyID: Properties[0]?.PropertyID ?? 0, first, second }
  }
  const left = async ({ ids }: MadeApplication) =>
    (await borrower.client.call('/api/MTGAPPLoad', ids)).Applicants[0]?.Properties[0]?.Mortgages.map(
      ({ MortgageID }) => MortgageID,
    )

  test('is removed by either call, and the property remains', async () => {
    const { one, first, second } = await withMortgage()
    await borrower.client.call('/api/MTGAPPDeleteMortgage', { ...one.ids, MortgageID: first.MortgageID })
    expect(await left(one)).toEqual([second.MortgageID])
    await borrower.client.call('/api/MTGAPPDeleteMortgageInvite', { ...one.ids, MortgageID: second.MortgageID })
    expect(await left(one)).toEqual([])
  })
  test('is reached only through its own application, applicant and property; otherwise nothing is written', async () => {
    const { one, first, PropertyID } = await withMortgage()
    const { one: other, first: theirs } = await withMortgage()
    await borrower.client.call('/api/MTGAPPDoneProperty', one.ids)
    for (const path of ['/api/MTGAPPDoneAsset', '/api/MTGAPPDoneLiability'] as const)
      await borrower.client.call(path, one.ids)
    const co = await addCoApplicant(one)
    const stranger = await begin(await makeBorrower(foyer, 'ours'))
    const state = await databaseState(foyer.services.database)
    const chains: [Borrower, MadeApplication['ids'], number][] = [
      [borrower, one.ids, 4711],
      [borrower, one.ids, 0],
      [borrower, one.ids, -1],
      [borrower, one.ids, theirs.MortgageID],
      [borrower, co.ids, first.MortgageID],
      [borrower, other.ids, first.MortgageID],
      [borrower, { ...one.ids, ApplicantID: other.mainApplicantId }, theirs.MortgageID],
      [stranger.borrower, stranger.ids, first.MortgageID],
    ]
    for (const [who, ids, MortgageID] of chains) {
      for (const path of ['/api/MTGAPPDeleteMortgage', '/api/MTGAPPDeleteMortgageInvite'] as const)
        expect(await who.client.call(path, { ...ids, MortgageID })).toEqual(noAccess)
    }
    for (const Mortgages of [[{ MortgageID: theirs.MortgageID }], [first, first].map((one) => ({ ...one }))])
      expect(await upsert(one, { PropertyID, Mortgages })).toEqual(noAccess)
    const { MortgageID } = first
    expect(await borrower.client.call('/api/MTGAPPDeleteMortgage', { ...one.ids, ApplicantID: 0, MortgageID })).toEqual(
      noAccess,
    )
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
  test('cannot be removed when the application is submitted, or the step is not open', async () => {
    const { one, first } = await withMortgage()
    const remove = async (path: '/api/MTGAPPDeleteMortgage' | '/api/MTGAPPDeleteMortgageInvite') =>
      (await borrower.client.call(path, { ...one.ids, MortgageID: first.MortgageID })).ReturnStatus.ReturnMessage
    await setApplication(foyer, one, { status: 0 })
    expect(await remove('/api/MTGAPPDeleteMortgage')).toBe('ApplicationSubmitted')
    expect(await remove('/api/MTGAPPDeleteMortgageInvite')).toBe('ApplicationSubmitted')
    await setApplication(foyer, one, { status: 11 })
    expect(await remove('/api/MTGAPPDeleteMortgage')).toBe('')
  })
  test('is limited to three, also when two are saved concurrently', async () => {
    const one = await makeApplication(borrower)
    await fillIdentification(one)
    await fillLists(one, { properties: [mortgaged({}, {})] })
    const loaded = await borrower.client.call('/api/MTGAPPLoad', one.ids)
    const { PropertyID = 0, Mortgages = [] } = loaded.Applicants[0]?.Properties[0] ?? {}
    const kept = Mortgages.map(({ MortgageID }) => ({ MortgageID }))
    const answers = await Promise.all(
      [1, 2].map(() => upsert(one, { PropertyID, Mortgages: [...kept, anOwnedMortgage()] })),
    )
    expect(answers.map(({ ReturnStatus }) => ReturnStatus.ReturnMessage)).toEqual(['', ''])
    expect(await left(one)).toHaveLength(3)
  })
})
