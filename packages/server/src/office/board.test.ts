import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { boardCards } from '@foyer/domain/office/pipeline.ts'
import { type Stage, stages } from '@foyer/domain/office/stages.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setApplication } from '../testing/application-builders.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let staff: Staff
let site: string
let made = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  const brokerageId = await makeBrokerage(foyer)
  staff = await makeStaff(foyer, brokerageId)
  made += 1
  site = `board-${made}`
  await makeSite(foyer, site)
  await giveSite(foyer, brokerageId, site)
})

const aDeal = async (status: number, names: { firstName?: string; lastName?: string } = {}) => {
  const deal = await makeApplication(await makeBorrower(foyer, site, names))
  await setApplication(foyer, deal, { status })
  foyer.clock.advance(1)
  return deal.applicationId
}
const board = async (body: BodyOf<'/console-api/BoardDeals'> = {}, by = staff) =>
  (await by.client.call('/console-api/BoardDeals', body)).Columns
const inStage = async (stage: Stage, body: BodyOf<'/console-api/BoardDeals'> = {}, by = staff) => {
  const column = (await board(body, by)).find(({ Stage }) => Stage === stage)
  return { count: column?.Count, ids: column?.Deals.map(({ MortgageApplicationID }) => MortgageApplicationID) }
}

test('the board has a column for each stage, in order, with the newest change first', async () => {
  expect((await board()).map(({ Stage, Count, Deals }) => [Stage, Count, Deals])).toEqual(
    stages.map((stage) => [stage, 0, []]),
  )
  const [first, second, closed] = [await aDeal(1), await aDeal(1), await aDeal(4)]
  expect(await inStage('collecting')).toEqual({ count: 2, ids: [second, first] })
  expect(await inStage('closed')).toEqual({ count: 1, ids: [closed] })
  expect(await inStage('reviewing')).toEqual({ count: 0, ids: [] })
})

test('a deal that is moved comes first in its column, though nothing of its application changed', async () => {
  const [moved, other] = [await aDeal(1), await aDeal(1)]
  const move = (MortgageApplicationID: number) =>
    staff.client.call('/console-api/MoveDeal', { SiteID: site, MortgageApplicationID, Stage: 'lender' })
  await move(other)
  foyer.clock.advance(1)
  await move(moved)
  expect(await inStage('lender')).toEqual({ count: 2, ids: [moved, other] })
  expect(await inStage('collecting')).toEqual({ count: 0, ids: [] })
})

test('a column shows its first 25 deals and counts all', async () => {
  const borrower = await makeBorrower(foyer, site)
  for (let count = 0; count < boardCards + 2; count += 1) await makeApplication(borrower)
  const { count, ids } = await inStage('started')
  expect([count, ids?.length]).toEqual([boardCards + 2, boardCards])
  const { Deals } = await staff.client.call('/console-api/ListPipeline', { View: 'open', Stage: 'started' })
  expect(Deals.slice(0, boardCards).map(({ MortgageApplicationID }) => MortgageApplicationID)).toEqual(ids)
  expect(Deals).toHaveLength(boardCards + 2)
})

test('the board is narrowed like the lists, and shows what the person reaches', async () => {
  const ada = await aDeal(1, { firstName: 'Ada', lastName: 'Roy' })
  const zoe = await aDeal(1, { firstName: 'Zoé', lastName: 'Côté' })
  const own = await makeStaff(foyer, staff.brokerageId, { role: 'broker', reach: 'own' })
  await staff.client.call('/console-api/AssignDeal', {
    SiteID: site,
    MortgageApplicationID: ada,
    PersonID: own.personId,
  })
  expect(await inStage('collecting', { Search: 'zoe' })).toEqual({ count: 1, ids: [zoe] })
  expect(await inStage('collecting', { Owner: 'none' })).toEqual({ count: 1, ids: [zoe] })
  expect(await inStage('collecting', { Owner: own.personId, SiteID: site })).toEqual({ count: 1, ids: [ada] })
  expect(await inStage('collecting', { SiteID: 'elsewhere' })).toEqual({ count: 0, ids: [] })
  expect(await inStage('collecting', { PurposeDD: 4 })).toEqual({ count: 0, ids: [] })
  expect(await inStage('collecting', {}, own)).toEqual({ count: 1, ids: [ada] })
})
