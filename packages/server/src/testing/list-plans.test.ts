import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf as conditionsOf, lendersOf } from '../conditions/office-store.ts'
import { pageOf as insuranceOf } from '../insurance/page-store.ts'
import { erasuresPage, holdsPage, waitingOf } from '../retention/store.ts'
import { decisionsOf, placeOf } from '../retention/testing/decisions.ts'
import { pageOf as signingsOf } from '../signing/page-store.ts'
import { makeApplication, makeBorrower, makeSite } from './builders.ts'
import { makeInsurance } from './insurance.ts'
import { giveSite, makeBrokerage, makeStaff } from './office-builders.ts'
import { requestSignatures } from './signing-flow.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string

/** Of an installation with many sites, which have no row of their own. */
const site_id = "'theirs-' || n % 50"

/** The tables of the lists, with the number of a row, and what two rows of a site may not share. */
const copied: Record<string, { key: string; unlike: Record<string, string> }> = {
  signing_requests: { key: 'request_id', unlike: { request_id: 'request_id || n' } },
  cli_applications: {
    key: 'cli_application_id',
    unlike: {
      cli_application_id: 'cli_application_id + n',
      mortgage_application_id: 'mortgage_application_id + n',
      loan_number: "'loan ' || n",
    },
  },
  deal_conditions: { key: 'condition_id', unlike: { site_id } },
  deal_holds: { key: 'hold_id', unlike: { site_id, application_id: 'application_id + n' } },
  erasures: { key: 'erasure_id', unlike: { site_id, application_id: 'application_id + n' } },
}

/** A brokerage with one of each, beside one with thousands. */
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site, { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const others = await makeBrokerage(foyer)
  await giveSite(foyer, others, 'theirs')
  for (const [siteId, of] of [
    ['ours', brokerageId],
    ['theirs', others],
  ] as const) {
    await requestSignatures(foyer, { siteId })
    const staff = await makeStaff(foyer, of)
    const [held, unsent] = [await makeDeal(siteId), await makeDeal(siteId)]
    const condition = { Text: 'Pay stub', Lender: 'Nord', DueDate: '' }
    await staff.client.call('/console-api/AddConditions', { ...placeOf(held), ...condition })
    await decisionsOf(staff).hold(held)
    await decisionsOf(staff).ask(unsent)
    await makeInsurance(foyer, siteId)
  }
  await foyer.services.database.asOwner(async (query) => {
    const columnsOf = async (table: string) => {
      const found =
        await query(`select column_name as name from information_schema.columns where table_name = '${table}'
        and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`)
      return found.map(({ name }) => String(name))
    }
    for (const [table, key] of [
      ['deal_holds', 'deal_holds_site_id_application_id_fkey'],
      ['deal_conditions', 'deal_conditions_site_id_application_id_fkey'],
      ['erasures', 'erasures_site_id_fkey'],
    ])
      await query(`alter table ${table} drop constraint ${key}`)
    await query('alter table deal_holds disable trigger user')
    await query("select set_config('foyer.site_id', 'theirs', false)")
    for (const [table, { key, unlike }] of Object.entries(copied)) {
      const columns = await columnsOf(table)
      const values = columns.map((name) => unlike[name] ?? name)
      await query(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table},
        generate_series(1, 5000) n where site_id = 'theirs' and ${key} = (select min(${key}) from ${table} where site_id = 'theirs')`)
      await query(`analyze ${table}`)
    }
    await query("select set_config('foyer.site_id', '', false)")
  })
})
afterAll(() => foyer.stop())

const makeDeal = async (siteId: string) => makeApplication(await makeBorrower(foyer, siteId))

/** How many rows each scan of a table read, as the guard leaves the transaction of a person with reach over the brokerage. */
const scansOf = async (list: RawBuilder<unknown>, table: string): Promise<number[]> => {
  const { sql: text, parameters } = list.compile(foyer.services.database.db)
  const lines: string[] = []
  await foyer.services.database.asOwner(async (query) => {
    await query(
      `begin; select set_config('foyer.site_id', '*', true), set_config('foyer.brokerage_id', '${brokerageId}', true)`,
    )
    await query('set local role foyer_app')
    for (const row of await query(`explain (analyze, timing off) ${text}`, [...parameters]))
      lines.push(...Object.values(row).map(String))
    await query('rollback')
  })
  expect(lines.join('\n')).toContain(table)
  return lines.flatMap((line, at) => {
    if (line.includes('never executed') || !new RegExp(`Scan (?:using|on) .*${table}`).test(line)) return []
    const removed = lines.slice(at + 1, at + 6).find((one) => one.includes('Rows Removed by Filter'))
    return [Number(/rows=(\d+)(?:\.\d+)? loops/.exec(line)?.[1]) + Number(/(\d+)$/.exec(removed ?? '')?.[1] ?? 0)]
  })
}

test.each([
  ['signing_requests', '', signingsOf({ View: 'open' }, ['document', 'insurance'])],
  ['cli_applications', '', insuranceOf({ View: 'all' })],
  ['signing_requests', 'nobody', signingsOf({ View: 'open', Search: 'nobody' }, ['document', 'insurance'])],
  ['cli_applications', 'nobody', insuranceOf({ View: 'all', Search: 'nobody' })],
  ['deal_holds', '', holdsPage('', ['document', 'insurance'])],
  ['erasures', 'open', erasuresPage({ View: 'open' }, ['document', 'insurance'])],
  ['erasures', 'decided', erasuresPage({ View: 'decided' }, ['document', 'insurance'])],
  ['erasures', 'waiting for me', waitingOf('person:of-no-one')],
])('the list over %s, searched for "%s", reads the rows of its brokerage alone', async (table, _, list) => {
  const scans = await scansOf(list, table)
  expect(Math.max(...scans), JSON.stringify(scans)).toBeLessThan(10)
})

test.each([
  ['', () => conditionsOf({ brokerageId, personId: 'p' }, {})],
  ['no such lender', () => conditionsOf({ brokerageId, personId: 'p' }, { Lender: 'no such lender' })],
  ['received', () => conditionsOf({ brokerageId, personId: 'p' }, { Status: 'received' })],
  ['the lenders', () => lendersOf({ brokerageId })],
])('the list over deal_conditions, searched for "%s", reads the rows of its brokerage alone', async (_, list) => {
  const scans = await scansOf(list(), 'deal_conditions')
  expect(Math.max(...scans), JSON.stringify(scans)).toBeLessThan(10)
})
