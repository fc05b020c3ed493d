import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBrokerage } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { boardOf, orderOf, pageOf } from './pipeline-rows.ts'

let foyer: TestFoyer
let brokerageId: string
const now = new Date('2026-11-26T12:00:00Z')
const today = '2026-11-26'

/** Rows of the list alone, as many as make the planner choose. */
beforeAll(async () => {
  foyer = await startTestFoyer()
  const others = await Promise.all(Array.from({ length: 8 }, () => makeBrokerage(foyer)))
  brokerageId = await makeBrokerage(foyer)
  await foyer.services.database.asOwner(async (query) => {
    await query('alter table deal_list drop constraint deal_list_slug_application_id_fkey')
    const fill = (brokerage: string, deals: number) =>
      query(`insert into deal_list (slug, application_id, brokerage_id, client, others, words, language, purpose, search_stage,
          status, stage, is_open, amount, closing, changed_at, documents, new_from)
        select 'site-${brokerage.slice(0, 8)}', n, '${brokerage}', 'Name ' || n, 0, 'name ' || n, 1, 0, 1,
          (array[11, 0, 1, 2, 3])[1 + n % 5], foyer_stage((array[11, 0, 1, 2, 3])[1 + n % 5], ''), n % 5 < 4, 1,
          date '${today}' + (n % 60 - 30), timestamptz '${today}' - n * interval '1 minute', 0,
          case when n % 5 = 1 then timestamptz '${today}' - n * interval '1 minute' end
        from generate_series(1, ${deals}) n`)
    for (const other of others) await fill(other, 1000)
    await fill(brokerageId, 8000)
    await query('analyze deal_list')
  })
})
afterAll(() => foyer.stop())

/** As the guard leaves the transaction of a person with reach over the brokerage. */
const planOf = async (query: RawBuilder<unknown>): Promise<string> => {
  const { sql: text, parameters } = query.compile(foyer.services.database.db)
  const lines: unknown[] = []
  await foyer.services.database.asOwner(async (ask) => {
    await ask(
      `begin; select set_config('foyer.site_id', '*', true), set_config('foyer.brokerage_id', '${brokerageId}', true)`,
    )
    await ask('set local role foyer_app')
    for (const row of await ask(`explain ${text}`, [...parameters])) lines.push(...Object.values(row))
    await ask('rollback')
  })
  return lines.join('\n')
}
const indexesIn = (plan: string) => [...plan.matchAll(/(?:using|Scan on) (deal_list_\w+)/g)].map(([, index]) => index)
const list = (View: 'open' | 'closing' | 'closed', filter: Parameters<typeof pageOf>[0]['filter'] = {}) =>
  planOf(pageOf({ brokerageId, order: orderOf(View, now, today), filter, cursor: undefined, most: 51 }))

describe('under row-level security', () => {
  it.each([
    ['open', {}, 'deal_list_changed'],
    ['closing', {}, 'deal_list_closing'],
    ['closed', {}, 'deal_list_changed'],
    ['open', { Stage: 'collecting' }, 'deal_list_stage'],
    ['closed', { Stage: 'closed' }, 'deal_list_changed'],
  ] as const)(
    'a page of the view %s with the filter %o is read in the order of its index',
    async (view, filter, index) => {
      const plan = await list(view, filter)
      expect(indexesIn(plan), plan).toEqual([index])
      expect(plan).not.toMatch(/Sort|Seq Scan on deal_list/)
    },
  )

  it('each column of the board is read once, by its index', async () => {
    const plan = await planOf(boardOf({ brokerageId, filter: {}, now, today }))
    expect(indexesIn(plan), plan).toEqual([...Array<string>(8).fill('deal_list_stage'), 'deal_list_changed'])
    expect(plan).not.toMatch(/Seq Scan on deal_list/)
  })
})
