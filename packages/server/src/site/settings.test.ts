import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
let broker: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerage = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerage, { firstName: 'Olga' })
  broker = await makeStaff(foyer, brokerage, { role: 'broker', firstName: 'Bruno' })
  for (const site of ['own', 'other']) {
    await makeSite(foyer, site)
    await giveSite(foyer, brokerage, site, site === 'own' ? broker.personId : '')
  }
})
afterAll(() => foyer.stop())

type Body = Omit<BodyOf<'/console-api/SaveSite'>, 'SiteID'>
const load = (staff: Staff, SiteID = 'own') => staff.client.call('/console-api/LoadSettings', { SiteID })
const save = async (staff: Staff, body: Body, SiteID = 'own') =>
  (await staff.client.call('/console-api/SaveSite', { SiteID, ...body })).ReturnStatus.ReturnMessage

describe('the settings of a site', () => {
  it('are all there, with those that no one changed, the credits and the address', async () => {
    const { Settings, Credits, Url } = await load(owner, 'other')
    expect(Settings).toEqual({ ...defaultSettings, FrameAncestors: [], NewVersionUrl: '', TellUnknownEmail: 1 })
    expect([Credits, Url]).toEqual([expect.any(Number), 'http://localhost:3000/other'])
  })
  it('are those of a broker’s own sites, and of no other', async () => {
    expect((await load(broker)).ReturnStatus.ReturnCode).toBe(200)
    expect((await load(broker, 'other')).ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
  it('are unknown where there is no site', async () => {
    const { ReturnStatus } = await foyer.client().call('/broker-api/LoadSettings', { SiteID: 'nowhere' })
    expect(ReturnStatus.ReturnMessage).toBe('UnknownSite')
  })
  it('list their changes with who made them, before and after, the newest first', async () => {
    await save(broker, { Settings: { showAssets: 0, FrameAncestors: ['https://broker.example'], showIncome: 1 } })
    await save(owner, { Settings: { showAssets: 1 } })
    const { Changes } = await load(owner)
    expect(Changes.map(({ At: _, ...change }) => change)).toEqual([
      { By: 'staff', Name: 'Olga Bélanger', Setting: 'showAssets', Before: '0', After: '1' },
      { By: 'staff', Name: 'Bruno Bélanger', Setting: 'showAssets', Before: '1', After: '0' },
      {
        ...{ By: 'staff', Name: 'Bruno Bélanger', Setting: 'FrameAncestors' },
        ...{ Before: '[]', After: '["https://broker.example"]' },
      },
    ])
  })
  it('that did not change are no change', async () => {
    const { Changes } = await load(owner)
    await save(owner, { Settings: { showAssets: 1 }, Link: { PrimaryColor: '#112233' } })
    expect((await load(owner)).Changes).toEqual(Changes)
  })
})

describe('a number of years', () => {
  it.each([84, 999])('of %i is refused at its field', async (AddHistoryYears) => {
    const { Errors } = await owner.client.call('/console-api/SaveSite', {
      SiteID: 'own',
      Settings: { AddHistoryYears },
    })
    expect(Errors).toEqual([{ Field: 'Settings.AddHistoryYears', Key: 'YearsOutOfRange' }])
  })
})

describe('a save of what the page had read', () => {
  it('is refused where someone else changed the same setting, and changes nothing', async () => {
    expect(await save(owner, { Settings: { showSin: 0 }, Before: { showSin: 1 } })).toBe('')
    const late = { Settings: { showSin: 1, showType: 0 }, Before: { showSin: 1, showType: 1 } } as const
    expect(await save(broker, late)).toBe('StaleEdit')
    expect((await load(owner)).Settings).toMatchObject({ showSin: 0, showType: 1 })
  })
  it('is saved beside a change of another setting', async () => {
    const both = await Promise.all([
      save(owner, { Settings: { showMortgage: 0 }, Before: { showMortgage: 1 } }),
      save(broker, { Settings: { EmpHistoryYears: 5 }, Before: { EmpHistoryYears: 3 } }),
    ])
    expect(both).toEqual(['', ''])
    expect((await load(owner)).Settings).toMatchObject({ showMortgage: 0, EmpHistoryYears: 5 })
  })
  it('of two at once is one, and the other is refused', async () => {
    const one = (given: number) => save(owner, { Settings: { AddHistoryYears: given }, Before: { AddHistoryYears: 3 } })
    expect((await Promise.all([one(1), one(2)])).sort()).toEqual(['', 'StaleEdit'])
  })
  it('compares websites in their order, and replaces without it', async () => {
    const websites = (FrameAncestors: string[]) => ({ FrameAncestors })
    await save(owner, { Settings: websites(['https://a.example', 'https://b.example']) })
    const seen = websites(['https://a.example'])
    expect(await save(owner, { Settings: websites([]), Before: seen })).toBe('StaleEdit')
    expect(await save(owner, { Settings: websites([]) })).toBe('')
  })
})
