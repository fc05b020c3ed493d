import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBrokerage } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { pageOf } from './office-store.ts'

let foyer: TestFoyer
let brokerageId: string

/** Deals and conditions alone, as many as make the planner choose. */
beforeAll(async () => {
  foyer = await startTestFoyer()
  const others = await Promise.all(Array.from({ length: 4 }, () => makeBrokerage(foyer)))
  brokerageId = await makeBrokerage(foyer)
  await foyer.services.database.asOwner(async (query) => {
    await query('alter table deal_list drop constraint deal_list_slug_application_id_fkey')
    await query('alter table deal_conditions drop constraint deal_conditions_site_id_application_id_fkey')
    await query('alter table brokerage_sites drop constraint brokerage_sites_slug_fkey')
    for (const [brokerage, deals] of [...others.map((one) => [one, 200] as const), [brokerageId, 1000] as const]) {
      const site = `site-${brokerage.slice(0, 8)}`
      await query(
        `insert into brokerage_sites (slug, brokerage_id, added_at) values ('${site}', '${brokerage}', now())`,
      )
      await query(`insert into deal_list (slug, application_id, brokerage_id, client, others, words, language, purpose, search_stage,
          status, stage, is_open, amount, changed_at, documents)
        select '${site}', n, '${brokerage}', 'Name ' || n, 0, 'name ' || n, 1, 0, 1, 2, 'conditions', true, 1, now(), 0
        from generate_series(1, ${deals}) n`)
      await query(`select set_config('foyer.site_id', '${site}', false)`)
      await query(`insert into deal_conditions (site_id, application_id, text, lender, status, due_on, made_by, created_at, place)
        select '${site}', 1 + n % ${deals}, 'Text ' || n, 'Nord', case when n % 3 = 0 then 'satisfied' else 'open' end,
          case when n % 4 > 0 then date '2026-11-26' + n % 90 end, 'operator', now(), n
        from generate_series(1, ${deals * 9}) n`)
    }
    await query(`select set_config('foyer.site_id', '', false)`)
    await query('analyze deal_list, deal_conditions, brokerage_sites')
  })
})
afterAll(() => foyer.stop())

/** As the guard leaves the transaction of a person with reach over the brokerage. */
const planOf = async (body: Parameters<typeof pageOf>[1]): Promise<string> => {
  const query = pageOf({ brokerageId, personId: 'p' }, body).compile(foyer.services.database.db)
  const lines: unknown[] = []
  await foyer.services.database.asOwner(async (ask) => {
    await ask(
      `begin; select set_config('foyer.site_id', '*', true), set_config('foyer.brokerage_id', '${brokerageId}', true)`,
    )
    await ask('set local role foyer_app')
    for (const row of await ask(`explain ${query.sql}`, [...query.parameters])) lines.push(...Object.values(row))
    await ask('rollback')
  })
  return lines.join('\n')
}

it.each([{}, { After: '2026-12-24 100' }, { Lender: 'Nord' }])(
  'a page of the open conditions with %o is read in the order of its index',
  async (body) => {
    const plan = await planOf(body)
    expect(plan).toContain('deal_conditions_due')
    // The pages of the sites are sorted, and not the conditions of a site.
    expect(plan).not.toMatch(/Seq Scan on deal_conditions|Bitmap Heap Scan on deal_conditions/)
    expect(plan.match(/Sort Key/g) ?? []).toHaveLength(1)
  },
)
