import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { recordedCalls } from '../testing/recorded-events.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { testClock } from '../testing/test-clock.ts'
import { overridesOf, presentRows } from './lending-rules.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ clock: testClock(new Date('2026-11-24T15:00:00Z')) })
  for (const site of ['one', 'two']) await makeSite(foyer, site, { ExampleRate: 4.79 })
})
afterAll(() => foyer.stop())

type Body = BodyOf<'/broker-api/SaveRuleOverride'>
const legal: Body = {
  SiteID: 'one',
  RuleID: 'estimate.legal',
  Value: { amount: 1500, least: 900, most: 2200 },
  From: '2026-11-24',
  To: '2027-06-30',
  Reason: 'The prices of our notary',
  ReasonFr: 'Les tarifs de notre notaire',
}
const stressTest: Body = {
  ...legal,
  SiteID: '0',
  RuleID: 'qualifying-rate',
  Value: { above: 2, least: 5.5 },
  Reason: 'Raised by OSFI',
  ReasonFr: 'Relevé par le BSIF',
  SourceUrl: 'https://www.osfi-bsif.gc.ca/rate',
}
/** Calls, most of them whatever their outcome. */
const call = {
  save: (body: Body) => foyer.client().callAnyhow('/broker-api/SaveRuleOverride', body),
  list: (SiteID: string) => foyer.client().callAnyhow('/broker-api/ListRuleOverrides', { SiteID }),
  remove: (SiteID: string, OverrideID: number) =>
    foyer.client().callAnyhow('/broker-api/RemoveRuleOverride', { SiteID, OverrideID }),
  policy: (SiteID: string, Policy: Record<string, unknown>) =>
    foyer.client().callAnyhow('/broker-api/SaveLendingPolicy', { SiteID, Policy }),
  rules: (SiteID: string) => foyer.client().call('/api/LoadLendingRules', { SiteID }),
}
const inForce = async (site: string) => (await call.rules(site)).Overrides.map(({ RuleID }) => RuleID)

describe('what an operator enters in place of a rule', () => {
  it('is read by its site, or by all of them, and no longer once it is removed', async () => {
    const ofSite = await call.save(legal)
    const ofAll = await call.save(stressTest)
    expect(await inForce('one')).toEqual(['qualifying-rate', 'estimate.legal'])
    expect((await call.rules('two')).Overrides).toEqual([
      {
        ...{ RuleID: 'qualifying-rate', Value: stressTest.Value, From: legal.From, To: legal.To },
        ...{ Reason: 'Raised by OSFI', ReasonFr: 'Relevé par le BSIF', SourceUrl: stressTest.SourceUrl },
      },
    ])
    const { Overrides, Rules } = await call.list('one')
    expect(Overrides).toMatchObject([
      { SiteID: '0', RuleID: 'qualifying-rate', SavedBy: 'operator', By: 'operator', Name: '', RemovedAt: '' },
      { SiteID: 'one', RuleID: 'estimate.legal', OverrideID: ofSite.OverrideID },
    ])
    expect(Rules).toContainEqual(
      expect.objectContaining({ RuleID: 'ratios', Kind: 'law', Value: { gds: 39, tds: 44 } }),
    )
    expect((await call.list('0')).Overrides).toHaveLength(1)
    const french = await foyer.client().call('/broker-api/ListRuleOverrides', { SiteID: 'one', LanguageID: 2 })
    const title = 'Montants habituels, à remplacer par ceux du site'
    expect(french.Rules.find(({ RuleID }) => RuleID === 'estimate.legal')).toMatchObject({ SourceTitle: title })

    // Not by a site that does not own it.
    expect(await call.remove('one', ofAll.OverrideID)).toMatchObject({
      ReturnStatus: { ReturnMessage: 'UnknownChoice' },
      Errors: [{ Field: 'OverrideID', Key: 'UnknownChoice' }],
    })
    expect((await call.remove('0', ofAll.OverrideID)).ReturnStatus.ReturnCode).toBe(200)
    expect((await call.remove('one', ofSite.OverrideID)).ReturnStatus.ReturnCode).toBe(200)
    expect([await inForce('one'), await inForce('two')]).toEqual([[], []])
    expect((await call.list('one')).Overrides?.every(({ RemovedAt }) => RemovedAt !== '')).toBe(true)
    expect((await call.remove('one', ofSite.OverrideID)).ReturnStatus.ReturnMessage).toBe('UnknownChoice')
  })

  it('counts before an earlier one', async () => {
    const older = await call.save(legal)
    const newer = await call.save({ ...legal, Value: { amount: 1, least: 1, most: 1 } })
    expect((await call.rules('one')).Overrides.map(({ Value }) => Value)).toMatchObject([
      { amount: 1 },
      { amount: 1500 },
    ])
    for (const { OverrideID } of [older, newer]) await call.remove('one', OverrideID)
  })

  it('is recorded with its rule, in the chain of its site or in that of all', async () => {
    const { OverrideID } = await call.save(stressTest)
    await call.remove('0', OverrideID)
    expect((await recordedCalls(foyer)).slice(-2)).toMatchObject([
      { site_id: '*', action: 'rule-override-saved', details: { rule: 'qualifying-rate', override: OverrideID } },
      { site_id: '*', action: 'rule-override-removed', details: { override: OverrideID, result: 'ok' } },
    ])
  })

  test.each<[string, string, Partial<Body>]>([
    ['UnknownChoice', 'RuleID', { RuleID: 'none' }],
    ['RuleOfOtherSites', 'SiteID', { ...stressTest, SiteID: 'one' }],
    ['RuleOfOtherSites', 'SiteID', { SiteID: '0', SourceUrl: 'https://example.ca/' }],
    ['InvalidRuleValue', 'Value.most', { Value: { amount: 1, least: 1 } }],
    ['RuleValueOutOfRange', 'Value.amount', { Value: { amount: -1, least: 1, most: 2 } }],
    [
      'TiersNotAscending',
      'Value.bands.1.to',
      {
        ...stressTest,
        RuleID: 'premium.owner',
        Value: {
          bands: [
            { to: 80, percent: 1 },
            { to: 65, percent: 2 },
          ],
        },
      },
    ],
    ['InvalidDate', 'To', { To: '2026-11-23' }],
    ['OverrideTooLong', 'To', { To: '2028-01-01' }],
    ['RequiredSetting', 'Reason', { Reason: '\u0001 ' }],
    ['InvalidSetting', 'SourceUrl', { SourceUrl: 'http://example.ca/' }],
    ['InvalidSetting', 'SourceUrl', { SourceUrl: 'https://a@example.ca/' }],
    // No browser can read these.
    ['InvalidSetting', 'SourceUrl', { SourceUrl: 'https://a.0x/' }],
    ['InvalidSetting', 'SourceUrl', { SourceUrl: 'https://xn--.ca/' }],
  ])('is refused with %s at %s', async (Key, Field, given) => {
    const answer = await call.save({ ...legal, ...given })
    expect([answer.ReturnStatus.ReturnMessage, answer.Errors]).toEqual([Key, [{ Field, Key }]])
  })

  it('is of a site that exists', async () => {
    expect((await call.save({ ...legal, SiteID: 'nowhere' })).ReturnStatus.ReturnMessage).toBe('UnknownSite')
    expect((await call.list('nowhere')).ReturnStatus.ReturnMessage).toBe('UnknownSite')
    expect((await call.remove('nowhere', 1)).ReturnStatus.ReturnMessage).toBe('UnknownSite')
    expect((await foyer.client().callAnyhow('/broker-api/SaveSite', { SiteID: '0' })).Errors).toMatchObject([
      { Field: 'SiteID' },
    ])
  })
})

test('an estimate reads the rows that are not removed alone, however many were, and a list the newest ones', async () => {
  await makeSite(foyer, 'busy')
  const { OverrideID } = await call.save({ ...legal, SiteID: 'busy' })
  await inSite(foyer.services.database.db, 'busy', (trx) =>
    sql`insert into rule_overrides (site_id, rule_id, value, first_day, last_day, reason, reason_fr, source_url, saved_by, saved_at,
          removed_at)
        select site_id, rule_id, value, first_day, last_day, reason, reason_fr, source_url, saved_by, saved_at, now()
          from rule_overrides, generate_series(1, 5000) where override_id = ${OverrideID}`.execute(trx),
  )
  expect(await inForce('busy')).toContain('estimate.legal')
  expect((await call.list('busy')).Overrides).toHaveLength(500)
  const queries = await inSite(foyer.services.database.db, 'busy', async (trx) => [
    presentRows(trx, 'busy').compile(),
    overridesOf(trx, 'busy').limit(500).compile(),
  ])
  const read: number[] = []
  await foyer.services.database.asOwner(async (query) => {
    await query('analyze rule_overrides')
    for (const { sql: text, parameters } of queries) {
      const lines = (await query(`explain (analyze, timing off) ${text}`, [...parameters])).flatMap(Object.values)
      const counts = [...lines.join('\n').matchAll(/rows=(\d+)(?:\.\d+)? loops|Removed by Filter: (\d+)/g)]
      read.push(Math.max(...counts.map(([, one, two]) => Number(one ?? two))))
    }
  })
  expect(read).toEqual([1, 500])
})

describe('a row of all sites', () => {
  const insert = (site: string, as: string) =>
    inSite(foyer.services.database.db, as, (trx) =>
      sql`insert into rule_overrides (site_id, rule_id, value, first_day, last_day, reason, source_url, saved_by, saved_at)
          values (${site}, 'ratios', '{}', '2026-01-01', '2026-01-01', 'x', '', 'x', now())`.execute(trx),
    )
  it('is written by no transaction of a site', async () => {
    await expect(insert(serverSite, 'one')).rejects.toThrow(/row-level security/)
    await expect(insert('two', 'one')).rejects.toThrow(/row-level security/)
    const { OverrideID } = await call.save(stressTest)
    const removed = await inSite(foyer.services.database.db, 'one', (trx) =>
      sql`update rule_overrides set removed_at = now() where override_id = ${OverrideID} returning 1`.execute(trx),
    )
    expect(removed.rows).toEqual([])
    const other = inSite(foyer.services.database.db, 'one', (trx) =>
      sql`update rule_overrides set value = '{}'`.execute(trx),
    )
    await expect(other).rejects.toThrow(/permission denied/)
    await call.remove('0', OverrideID)
  })
  it('is not reached by a visitor who names all sites', async () => {
    for (const SiteID of ['0', serverSite]) {
      const { ReturnStatus } = await foyer.client().callAnyhow('/api/LoadLendingRules', { SiteID })
      expect(ReturnStatus.ReturnMessage).toBe('UnknownSite')
    }
  })
})

describe('a lending policy', () => {
  it('is what is shipped with the example rate of the site, until a broker sets more', async () => {
    expect((await call.rules('two')).Policy).toEqual({ ...defaultPolicy, exampleRate: 4.79 })
    await call.policy('two', { subjectRentPercent: 80, uninsuredRatios: { gds: 42, tds: 50 } })
    const { Policy } = await call.policy('two', { heatPerMonth: 120 })
    const own = { subjectRentPercent: 80, uninsuredRatios: { gds: 42, tds: 50 }, heatPerMonth: 120, exampleRate: 4.79 }
    expect(Policy).toEqual({ ...defaultPolicy, ...own })
    expect((await call.rules('two')).Policy).toEqual(Policy)
    expect((await call.rules('one')).Policy).toEqual({ ...defaultPolicy, exampleRate: 4.79 })
    expect((await recordedCalls(foyer)).at(-1)).toMatchObject({
      action: 'lending-policy-saved',
      details: { fields: ['heatPerMonth'] },
    })
    expect([(await call.list('two')).Policy, (await call.list('0')).Policy]).toEqual([Policy, defaultPolicy])
  })
  it('is not saved over what another person saved of the same settings', async () => {
    await makeSite(foyer, 'both')
    const save = async (Policy: object, Before: object) => {
      const body = { SiteID: 'both', Policy: { ...Policy }, Before: { ...Before } }
      return (await foyer.client().callAnyhow('/broker-api/SaveLendingPolicy', body)).ReturnStatus.ReturnMessage
    }
    const ratios = { uninsuredRatios: { gds: 42, tds: 50 } }
    expect(await save(ratios, { uninsuredRatios: null })).toBe('')
    expect(await save({ uninsuredRatios: null }, { uninsuredRatios: null })).toBe('StaleEdit')
    expect(await save({ condoFeesPercent: 100 }, { condoFeesPercent: 50 })).toBe('')
    expect((await call.rules('both')).Policy).toMatchObject({ ...ratios, condoFeesPercent: 100 })
  })
  it('is refused at the field that is wrong, and for an unknown site', async () => {
    expect((await call.policy('one', { subjectRentPercent: 101 })).Errors).toEqual([
      { Field: 'Policy.subjectRentPercent', Key: 'RuleValueOutOfRange' },
    ])
    expect((await call.policy('one', { exampleRate: 5 })).Errors).toEqual([
      { Field: 'Policy.exampleRate', Key: 'InvalidRuleValue' },
    ])
    expect((await call.policy('nowhere', {})).ReturnStatus.ReturnMessage).toBe('UnknownSite')
  })
})

test('a site has no more than 200 rows, which every page with an estimate loads', async () => {
  await makeSite(foyer, 'many')
  await inSite(foyer.services.database.db, 'many', (trx) =>
    sql`insert into rule_overrides (site_id, rule_id, value, first_day, last_day, reason, reason_fr, source_url, saved_by, saved_at)
        select 'many', 'estimate.legal', '{}', '2026-11-24', '2027-06-30', 'Many', 'Plusieurs', '', 'operator', now()
          from generate_series(1, 199)`.execute(trx),
  )
  const save = async () => (await call.save({ ...legal, SiteID: 'many' })).ReturnStatus.ReturnMessage
  expect([await save(), await save()]).toEqual(['', 'TooManyRecords'])
})

test('/health names the rules that are past their review', async () => {
  const later = await startTestFoyer({ clock: testClock(new Date('2027-01-15T15:00:00Z')) })
  const { staleRules } = (await later.app.inject('/health')).json<{ staleRules: string[] }>()
  expect(staleRules).toContain('qualifying-rate')
  await later.stop()
})
