import { mostConditions } from '@foyer/domain/office/conditions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
})
afterAll(() => foyer.stop())

const makeDeal = async () => makeApplication(await makeBorrower(foyer, 'ours'))
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const list = async (of: MadeApplication, by = owner) =>
  (await by.client.call('/console-api/ListConditions', placeOf(of))).Conditions
const add = (of: MadeApplication, Text: string, given = {}, by = owner) =>
  by.client.call('/console-api/AddConditions', {
    ...placeOf(of),
    Text,
    Lender: 'Northern Trust',
    DueDate: '',
    ...given,
  })
const save = async (of: MadeApplication, given = {}, by = owner) => {
  const [first] = await list(of)
  if (first === undefined) throw new Error('no condition')
  const { Shown, ...condition } = first
  return by.client.call('/console-api/SaveCondition', { ...placeOf(of), ...condition, ...given })
}

describe('conditions of a deal', () => {
  it('are one for each line that is not empty, in the order of the lines', async () => {
    const deal = await makeDeal()
    expect((await add(deal, 'Pay stub\r\n\n  Appraisal \nFire insurance', { DueDate: '2027-01-05' })).Added).toBe(3)
    expect(await list(deal)).toMatchObject([
      { Text: 'Pay stub', Lender: 'Northern Trust', DueDate: '2027-01-05', Status: 'open', Shown: 'open', ItemID: 0 },
      { Text: 'Appraisal' },
      { Text: 'Fire insurance' },
    ])
    // Its due date as it is listed is one that can be saved.
    expect(outcomeOf(await save(deal, { Status: 'satisfied' }))).toBe('ok')
    expect((await list(deal))[0]).toMatchObject({ DueDate: '2027-01-05', Shown: 'satisfied' })
  })

  it('are refused at their field, and none is added', async () => {
    const deal = await makeDeal()
    const keyOf = async (text: string, given = {}) => (await add(deal, text, given)).Errors
    expect(await keyOf(' \n ')).toEqual([{ Field: 'Text', Key: 'RequiredNote' }])
    expect(await keyOf(`Pay stub\n${'x'.repeat(301)}`)).toEqual([{ Field: 'Text', Key: 'ConditionTooLong' }])
    expect(await keyOf('Pay stub', { DueDate: '2027-13-01' })).toEqual([{ Field: 'DueDate', Key: 'InvalidSetting' }])
    const tooMany = Array.from({ length: mostConditions + 1 }, (_, at) => `Number ${at}`).join('\n')
    expect(await keyOf(tooMany)).toEqual([{ Field: 'Text', Key: 'TooManyRecords' }])
    expect(await list(deal)).toEqual([])
  })

  it('follow their document until they are sent or satisfied', async () => {
    const deal = await makeDeal()
    const request = await makeDocumentRequest(foyer, 'ours', deal)
    await add(deal, 'Pay stub')
    expect(outcomeOf(await save(deal, { ItemID: request.itemId }))).toBe('ok')
    const shownAt = async (status: number) => {
      await inSite(foyer.services.database.db, 'ours', (trx) =>
        trx.updateTable('document_items').set({ status }).where('item_id', '=', request.itemId).execute(),
      )
      return (await list(deal))[0]?.Shown
    }
    expect([await shownAt(1), await shownAt(4), await shownAt(3), await shownAt(2)]).toEqual([
      'asked',
      'received',
      'asked',
      'accepted',
    ])
    expect(outcomeOf(await save(deal, { Status: 'sent' }))).toBe('ok')
    expect(await shownAt(4)).toBe('sent')
  })

  it('are tied to no document of another deal', async () => {
    const deal = await makeDeal()
    const other = await makeDocumentRequest(foyer, 'ours', await makeDeal())
    await add(deal, 'Pay stub')
    expect((await save(deal, { ItemID: other.itemId })).Errors).toEqual([{ Field: 'ItemID', Key: 'InvalidSetting' }])
  })

  it('that were changed meanwhile are neither replaced nor removed', async () => {
    const deal = await makeDeal()
    await add(deal, 'Pay stub')
    const [seen] = await list(deal)
    expect(outcomeOf(await save(deal, { Status: 'satisfied' }))).toBe('ok')
    expect(outcomeOf(await save(deal, { Version: 1 }))).toBe('StaleEdit')
    const remove = async (Version: number) =>
      outcomeOf(
        await owner.client.call('/console-api/RemoveCondition', {
          ...placeOf(deal),
          ConditionID: seen?.ConditionID ?? 0,
          Version,
        }),
      )
    expect([await remove(1), await remove(2), await remove(2)]).toEqual(['StaleEdit', 'ok', 'NoAccess'])
    expect(await list(deal)).toEqual([])
  })

  it('are out of reach of another brokerage and of who sees their own deals only, and read by who may not change them', async () => {
    const deal = await makeDeal()
    await add(deal, 'Pay stub')
    const [condition] = await list(deal)
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    for (const by of [own, stranger]) {
      expect(outcomeOf(await by.client.call('/console-api/ListConditions', placeOf(deal)))).toBe('NoAccess')
      expect(outcomeOf(await add(deal, 'Mine', {}, by))).toBe('NoAccess')
      expect(outcomeOf(await save(deal, { Text: 'Mine' }, by))).toBe('NoAccess')
    }
    const reader = await makeStaff(foyer, owner.brokerageId, { role: 'compliance' })
    expect(await list(deal, reader)).toEqual([condition])
    expect(outcomeOf(await add(deal, 'No', {}, reader))).toBe('NotPermitted')
  })
})
