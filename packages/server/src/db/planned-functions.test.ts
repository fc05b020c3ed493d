import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'

/**
 * A function in SQL that is not inlined is planned again by each statement that calls it, which takes longer than the statement. One in
 * plpgsql keeps its plans.
 */
const database = await openTestDatabase()
afterAll(() => database.close())

/** What may be planned each time, and why. */
const mayBePlanned: Readonly<Record<string, string>> = {
  foyer_agent_of_link: 'a page that is opened by a link of staff',
  foyer_brokerage_of_site: 'an event of webhooks or of the office',
  foyer_is_abandoned: 'the run of a night',
  foyer_is_dead_link: 'the run of a night',
  foyer_is_unclaimed: 'the run of a night',
  foyer_only_theirs: 'an erasure',
  foyer_reaches_site: 'policies, in which it is part of the plan of the table',
  foyer_zone_of_site: 'the run of a day',
}

test('a function that reads tables for one value keeps its plan, unless few calls run it', async () => {
  let planned: unknown[] = []
  await database.asOwner(async (query) => {
    const rows = await query(
      `select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and not p.proretset
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
          and p.prosrc ~* '\\m(from|into|update)\\M\\s+[a-z_]+' order by 1`,
    )
    planned = rows.map(({ name }) => name)
  })
  expect(planned).toEqual(Object.keys(mayBePlanned))
})
