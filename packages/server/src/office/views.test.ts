import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { mostViews } from '@foyer/domain/office/views.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type View = BodyOf<'/console-api/SaveView'>

let foyer: TestFoyer
let owner: Staff
let broker: Staff
let assistant: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  const brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
  broker = await makeStaff(foyer, brokerageId, { role: 'broker', firstName: 'Luc' })
  assistant = await makeStaff(foyer, brokerageId, { role: 'assistant', firstName: 'Omar' })
})

const aView = (given: Partial<View> = {}): View => ({
  ...{ ViewID: '', Version: 0, Name: 'Mine at the lender', SharedFl: 0, Layout: 'table', View: 'open' },
  ...{ Owner: 'me', SiteID: '', StatusDD: -1, Stage: 'lender', PurposeDD: -1, Search: '' },
  ...given,
})
const save = (by: Staff, given: Partial<View> = {}) => by.client.call('/console-api/SaveView', aView(given))
const saving = async (by: Staff, given: Partial<View> = {}) => outcomeOf(await save(by, given))
const list = async (by: Staff) => (await by.client.call('/console-api/ListViews', {})).Views
const remove = async (by: Staff, ViewID: string) =>
  outcomeOf(await by.client.call('/console-api/RemoveView', { ViewID }))

describe('a saved view', () => {
  it('keeps what the page has in its address, for its person alone', async () => {
    const { ViewID } = await save(assistant)
    expect(await list(assistant)).toMatchObject([{ ...aView(), ViewID, Version: 1, MayChangeFl: 1 }])
    expect([await list(owner), await list(broker)]).toEqual([[], []])
    expect(await saving(owner, { ViewID, Version: 1 })).toBe('NoAccess')
    expect(await remove(owner, ViewID)).toBe('NoAccess')
    expect(await remove(assistant, ViewID)).toBe('ok')
    expect(await list(assistant)).toEqual([])
  })

  it('is shared with the brokerage by those who assign deals, and changed by any of them', async () => {
    expect(await saving(assistant, { SharedFl: 1 })).toBe('NoAccess')
    const { ViewID } = await save(broker, { SharedFl: 1, Name: 'Closing' })
    expect(await list(owner)).toMatchObject([{ Name: 'Closing', SharedFl: 1, MayChangeFl: 1 }])
    expect(await list(assistant)).toMatchObject([{ Name: 'Closing', MayChangeFl: 0 }])
    expect(await saving(assistant, { ViewID, Version: 1, SharedFl: 1 })).toBe('NoAccess')
    expect(await saving(assistant, { ViewID, Version: 1 })).toBe('NoAccess')
    expect(await remove(assistant, ViewID)).toBe('NoAccess')
    expect(await saving(owner, { ViewID, Version: 1, SharedFl: 1, Name: 'Closing soon' })).toBe('ok')
    expect(await list(assistant)).toMatchObject([{ Name: 'Closing soon', Version: 2 }])
  })

  it('that is no longer shared belongs to the person who took it', async () => {
    const { ViewID } = await save(broker, { SharedFl: 1 })
    expect(await saving(owner, { ViewID, Version: 1, SharedFl: 0 })).toBe('ok')
    expect([await list(broker), (await list(owner)).length]).toEqual([[], 1])
  })

  it('that was changed meanwhile is not replaced', async () => {
    const { ViewID } = await save(owner)
    expect(await saving(owner, { ViewID, Version: 1, Name: 'Second' })).toBe('ok')
    expect(await saving(owner, { ViewID, Version: 1, Name: 'Third' })).toBe('StaleEdit')
    expect(await list(owner)).toMatchObject([{ Name: 'Second', Version: 2 }])
  })

  it('has a name, and keeps no unknown view, stage or field', async () => {
    expect(await saving(owner, { Name: '  ' })).toBe('RequiredSetting')
    expect(await saving(owner, { Name: 'a\nb' })).toBe('InvalidSetting')
    for (const given of [{ View: 'mine' }, { Stage: 'gone' }, { Layout: 'map' }, { Name: 'x'.repeat(61) }])
      expect([given, (await owner.client.raw('/console-api/SaveView', { ...aView(), ...given })).status]).toEqual([
        given,
        400,
      ])
    expect(await list(owner)).toEqual([])
    await owner.client.raw('/console-api/SaveView', { ...aView(), Sort: 'x' })
    const kept: string[] = []
    await foyer.services.database.asOwner(async (query) => {
      const rows = await query('select state from saved_views where brokerage_id = $1', [owner.brokerageId])
      kept.push(...rows.flatMap(({ state }) => Object.keys(state as object)))
    })
    expect([kept.includes('View'), kept.includes('Sort')]).toEqual([true, false])
  })

  it('is of one brokerage', async () => {
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    const { ViewID } = await save(owner, { SharedFl: 1 })
    expect([await list(stranger), await remove(stranger, ViewID)]).toEqual([[], 'NoAccess'])
    expect(await saving(stranger, { ViewID, Version: 1, SharedFl: 1 })).toBe('NoAccess')
  })

  it('goes with its person, unless it is shared', async () => {
    await save(broker, { Name: 'Own' })
    await save(broker, { Name: 'Shared', SharedFl: 1 })
    await owner.client.call('/console-api/EndPerson', { PersonID: broker.personId, DealsTo: '' })
    const names: unknown[] = []
    await foyer.services.database.asOwner(async (query) => {
      const rows = await query('select name from saved_views where brokerage_id = $1', [broker.brokerageId])
      names.push(...rows.map(({ name }) => name))
    })
    expect(names).toEqual(['Shared'])
  })
})

it('a person has 50 views at most and a brokerage 50 shared ones, also when they are saved at once', async () => {
  for (const SharedFl of [0, 1]) {
    const outcomes = await Promise.all(Array.from({ length: mostViews + 4 }, () => saving(owner, { SharedFl })))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(mostViews)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'TooManyRecords']))
  }
  expect(await saving(broker)).toBe('ok')
  const own = (await list(owner)).find(({ SharedFl }) => SharedFl === 0)
  expect(await saving(owner, { ViewID: own?.ViewID ?? '', Version: 1, Name: 'Renamed' })).toBe('ok')
  expect(await saving(owner, { ViewID: own?.ViewID ?? '', Version: 2, SharedFl: 1 })).toBe('TooManyRecords')
})
