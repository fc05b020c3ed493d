import { aLiability, anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fillAddresses,
  fillAssets,
  fillIdentification,
  fillIncomes,
  fillProperties,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../../testing/builders.ts'
import { databaseState } from '../../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'

let foyer: TestFoyer
let application: MadeApplication
let strict: MadeApplication
const begin = async (site: string) => {
  const one = await makeApplication(await makeBorrower(foyer, site))
  await fillIdentification(one)
  await fillAddresses(one)
  await fillIncomes(one)
  await fillProperties(one)
  return one
}
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqAssets: 1, ReqLiabilities: 1 })
  application = await begin('ours')
  await fillAssets(application)
  strict = await begin('strict')
})
afterAll(() => foyer.stop())

const asset = ({ borrower, ids }: MadeApplication, given: object) =>
  borrower.client.call('/api/MTGAPPUpsertAsset', { ...ids, Asset: { ...anAsset(), ...given } })
const liability = ({ borrower, ids }: MadeApplication, given: object) =>
  borrower.client.call('/api/MTGAPPUpsertLiability', { ...ids, Liability: { ...aLiability(), ...given } })

describe('refused, with nothing written, is', () => {
  test.each<[string, typeof asset | typeof liability, object, string, string]>([
    ['an asset without a type', asset, { AssetTypeDD: -1 }, 'AssetMissingAssetType', 'Asset.AssetTypeDD'],
    ['an asset without a value', asset, { AssetValue: 0 }, 'AssetMissingAssetValue', 'Asset.AssetValue'],
    ['an asset with fractions of a cent', asset, { AssetValue: 1.001 }, 'InvalidAmount', 'Asset.AssetValue'],
    ['an asset of an unknown type', asset, { AssetTypeDD: 77 }, 'UnknownChoice', 'Asset.AssetTypeDD'],
    [
      'a liability without a type',
      liability,
      { LiabilityType: -1 },
      'AssetMissingLiabilityType',
      'Liability.LiabilityType',
    ],
    ['a liability without a balance', liability, { Balance: 0 }, 'AssetMissingLiabilityBalance', 'Liability.Balance'],
    [
      'support without what is paid each month',
      liability,
      { LiabilityType: 5 },
      'LiabilityMissingMonthlyPayment',
      'Liability.MonthlyPayment',
    ],
    ['a liability with a negative limit', liability, { Limit: -1 }, 'InvalidAmount', 'Liability.Limit'],
    ['a liability of an unknown type', liability, { LiabilityType: 77 }, 'UnknownChoice', 'Liability.LiabilityType'],
  ])('%s', async (_, save, given, Key, Field) => {
    const state = await databaseState(foyer.services.database)
    expect(await save(application, given)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: Key },
      Errors: [{ Field, Key }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
})

test('both are stored clean and returned with texts, and assets are summed without the properties', async () => {
  const one = await asset(application, { AssetValue: 1200.5, AssetDescription: '  Boat ' })
  expect(one.Assets).toMatchObject([{ strAssetType: 'Savings', strAssetValue: '$1,200.50', AssetDescription: 'Boat' }])
  const debt = await liability(application, { Limit: 5000 })
  expect(debt.Liabilities).toMatchObject([
    { strLiabilityType: 'Credit card', strLimit: '$5,000', strBalance: '$1,800' },
  ])
  const support = await liability(application, { LiabilityType: 6, MonthlyPayment: 650 })
  expect(support.Liabilities[1]).toMatchObject({ Balance: null, MonthlyPayment: 650, strMonthlyPayment: '$650' })
  const { Summary } = await application.borrower.client.call('/api/MTGAPPLoad', application.ids)
  expect(Summary).toMatchObject({ strTotalAsset: '$1,200.50', ApplicantsNames: [{ strTotalAsset: '$1,200.50' }] })
})

test('a required asset and a required liability must be given, and each step raises the counters', async () => {
  const { borrower, ids } = strict
  const done = async (path: '/api/MTGAPPDoneAsset' | '/api/MTGAPPDoneLiability') =>
    (await borrower.client.call(path, ids)).ReturnStatus.ReturnMessage
  const steps = async () => {
    const { Step, Applicants } = await borrower.client.call('/api/MTGAPPLoad', ids)
    return [Step, Applicants[0]?.Step]
  }
  expect(await steps()).toEqual([1, 4])
  expect(await done('/api/MTGAPPDoneLiability')).toBe('StepNotOpen')
  expect(await done('/api/MTGAPPDoneAsset')).toBe('AssetRequiredRecord')
  await asset(strict, {})
  expect(await done('/api/MTGAPPDoneAsset')).toBe('')
  expect(await steps()).toEqual([1, 5])
  expect(await done('/api/MTGAPPDoneLiability')).toBe('LiabilityRequiredRecord')
  await liability(strict, {})
  expect(await done('/api/MTGAPPDoneLiability')).toBe('')
  expect(await steps()).toEqual([2, 6])
})
