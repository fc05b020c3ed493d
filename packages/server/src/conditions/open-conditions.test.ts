import { openConditionStatuses } from '@foyer/domain/office/conditions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'second', 'theirs', 'many']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, brokerageId, 'second')
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())

const makeDeal = async (site: string) => makeApplication(await makeBorrower(foyer, site))
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const add = (of: MadeApplication, Text: string, given: { Lender?: string; DueDate?: string } = {}, by = owner) =>
  by.client.call('/console-api/AddConditions', { ...placeOf(of), Text, Lender: '', DueDate: '', ...given })
const pageOf = ({ client }: Staff, filter: object = {}) => client.call('/console-api/ListOpenConditions', filter)
const textsOf = async (staff: Staff, filter: object = {}) =>
  (await pageOf(staff, filter)).Conditions.map(({ Text }) => Text)
const listed = async (of: MadeApplication) =>
  (await owner.client.call('/console-api/ListConditions', placeOf(of))).Conditions
const save = async (of: MadeApplication, text: string, given: object) => {
  const found = (await listed(of)).find(({ Text }) => Text === text)
  if (found === undefined) throw new Error(`no condition ${text}`)
  const { Shown, ...condition } = found
  const saved = await owner.client.call('/console-api/SaveCondition', { ...placeOf(of), ...condition, ...given })
  expect(outcomeOf(saved)).toBe('ok')
}

describe('the open conditions of all deals', () => {
  it('are those within reach and no other, the first due first and those without a date last', async () => {
    const [first, second] = [await makeDeal('ours'), await makeDeal('second')]
    await add(first, 'No date')
    await add(first, 'Later', { DueDate: '2027-02-01', Lender: 'Nord' })
    await add(first, 'Done', { DueDate: '2027-01-01' })
    await save(first, 'Done', { Status: 'satisfied' })
    await add(second, 'Sooner', { DueDate: '2027-01-15', Lender: 'Sud' })
    const over = await makeDeal('ours')
    await add(over, 'Of a closed deal')
    await setApplication(foyer, over, { status: 3 })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    await giveSite(foyer, stranger.brokerageId, 'theirs')
    await add(await makeDeal('theirs'), 'Of another brokerage', { Lender: 'Secret' }, stranger)

    expect(await textsOf(owner)).toEqual(['Sooner', 'Later', 'No date'])
    const { Conditions, Lenders } = await pageOf(owner)
    expect(Lenders).toEqual(['Nord', 'Sud'])
    expect(Conditions[0]).toMatchObject({
      ...{ ...placeOf(second), Lender: 'Sud', DueDate: '2027-01-15', Shown: 'open', OwnerName: '' },
    })
    expect(Conditions.at(-1)).toMatchObject({ ...placeOf(first), DueDate: '' })
    const ofSites = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'sites', sites: ['second'] })
    expect(await textsOf(ofSites)).toEqual(['Sooner'])
    expect((await pageOf(ofSites)).Lenders).toEqual(['Sud'])
    const own = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    expect(await textsOf(own)).toEqual([])
    await owner.client.call('/console-api/AssignDeal', { ...placeOf(second), PersonID: own.personId })
    expect(await textsOf(own)).toEqual(['Sooner'])
    expect(await textsOf(stranger)).toEqual(['Of another brokerage'])
    const blind = await makeStaff(foyer, brokerageId, { withheld: ['deal.view'] })
    expect(outcomeOf(await pageOf(blind))).toBe('NotPermitted')
  })

  it('are narrowed to a site, a lender and the deals of the caller', async () => {
    expect(await textsOf(owner, { SiteID: 'second' })).toEqual(['Sooner'])
    expect(await textsOf(owner, { SiteID: 'theirs' })).toEqual([])
    expect(await textsOf(owner, { Lender: 'Nord' })).toEqual(['Later'])
    expect(await textsOf(owner, { Lender: 'nord' })).toEqual([])
    expect(await textsOf(owner, { MineFl: 1 })).toEqual([])
    const mine = await makeDeal('ours')
    await owner.client.call('/console-api/AssignDeal', { ...placeOf(mine), PersonID: owner.personId })
    await add(mine, 'Mine')
    expect(await textsOf(owner, { MineFl: 1 })).toEqual(['Mine'])
    expect((await pageOf(owner, { MineFl: 1 })).Conditions[0]?.OwnerName).not.toBe('')
  })

  it('have the status that their deal shows, by which they are narrowed', async () => {
    const deal = await makeDeal('second')
    const request = await makeDocumentRequest(foyer, 'second', deal)
    await add(deal, 'Tied', { DueDate: '2026-12-24' })
    await save(deal, 'Tied', { ItemID: request.itemId })
    const shown = async () => {
      const [hub] = (await pageOf(owner)).Conditions
      expect(hub).toMatchObject({ Text: 'Tied', Shown: (await listed(deal))[0]?.Shown })
      for (const Status of openConditionStatuses)
        expect((await textsOf(owner, { Status })).includes('Tied')).toBe(Status === hub?.Shown)
      return hub?.Shown
    }
    const become = (values: { status: number }) =>
      inSite(foyer.services.database.db, 'second', (trx) =>
        trx.updateTable('document_items').set(values).where('item_id', '=', request.itemId).execute(),
      )
    const seen: unknown[] = []
    for (const status of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await become({ status })
      seen.push(await shown())
    }
    expect(seen).toEqual(['asked', 'accepted', 'asked', 'received', 'accepted', 'accepted', 'accepted', 'asked'])
    await owner.client.call('/console-api/WithdrawDocumentRequest', {
      SiteID: 'second',
      RequestDocID: request.ids.RequestDocID,
    })
    expect(await shown()).toBe('open')
    await save(deal, 'Tied', { Status: 'sent' })
    expect(await shown()).toBe('sent')
  })

  it('continue on the next page after the last condition of one', async () => {
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await giveSite(foyer, staff.brokerageId, 'many')
    const deal = await makeDeal('many')
    const numbered = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `Number ${from + at}`).join('\n')
    await add(deal, numbered(0, 20), { DueDate: '2027-01-05' }, staff)
    await add(deal, numbered(20, 53), {}, staff)
    const first = await pageOf(staff)
    const second = await pageOf(staff, { After: first.Next })
    const third = await pageOf(staff, { After: second.Next })
    expect([first, second, third].map(({ Conditions }) => Conditions.length)).toEqual([25, 25, 3])
    expect(third.Next).toBe('')
    const all = [first, second, third].flatMap(({ Conditions }) => Conditions.map(({ Text }) => Text))
    expect(all).toEqual(numbered(0, 53).split('\n'))
    for (const After of ['x', '2027-13-01 1', 'infinity', '1'])
      expect((await pageOf(staff, { After })).Conditions[0]?.Text).toBe('Number 0')
  })
})
