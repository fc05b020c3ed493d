import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf as insuranceOf } from '../insurance/page-store.ts'
import { pageOf as signingsOf } from '../signing/page-store.ts'
import { makeSite } from './builders.ts'
import { makeInsurance } from './insurance.ts'
import { giveSite, makeBrokerage } from './office-builders.ts'
import { requestSignatures } from './signing-flow.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string

/** What two of a site may not share. */
const unlike: Record<string, string> = {
  mortgage_application_id: 'mortgage_application_id + n',
  loan_number: "'loan ' || n",
}

/** A brokerage with one of each, beside one with thousands. */
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site, { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  for (const siteId of ['ours', 'theirs']) {
    await requestSignatures(foyer, { siteId })
    await makeInsurance(foyer, siteId)
  }
  await foyer.services.database.asOwner(async (query) => {
    const columnsOf = async (table: string) => {
      const found =
        await query(`select column_name as name from information_schema.columns where table_name = '${table}'
        and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`)
      return found.map(({ name }) => String(name))
    }
    for (const [table, key, made] of [
      ['signing_requests', 'request_id', `request_id || n`],
      ['cli_applications', 'cli_application_id', 'cli_application_id + n'],
    ] as const) {
      const columns = await columnsOf(table)
      const values = columns.map((name) => ({ [key]: made, ...unlike })[name] ?? name)
      await query(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table},
        generate_series(1, 5000) n where site_id = 'theirs' and ${key} = (select min(${key}) from ${table} where site_id = 'theirs')`)
      await query(`analyze ${table}`)
    }
  })
})
afterAll(() => foyer.stop())

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
])('the list over %s, searched for "%s", reads the rows of its brokerage alone', async (table, _, list) => {
  const scans = await scansOf(list, table)
  expect(Math.max(...scans), JSON.stringify(scans)).toBeLessThan(10)
})
