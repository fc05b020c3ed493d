import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from './builders.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let siteTables: string[]

beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['one', 'two']) {
    await makeSite(foyer, site)
    await makeApplication(await makeBorrower(foyer, site))
  }
  await foyer.services.database.asOwner(async (query) => {
    const rows = await query(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'site_id'",
    )
    siteTables = rows.map((row) => String(row.table_name))
  })
})
afterAll(() => foyer.stop())

test('every table of a site forces row-level security and starts its key with site_id', async () => {
  await foyer.services.database.asOwner(async (query) => {
    const rows = await query(`
      select c.relname, c.relforcerowsecurity and c.relrowsecurity as forced,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as first_key
      from pg_class c where c.relkind = 'r' and c.relname = any ('{${siteTables.join(',')}}')`)
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row).toEqual({ relname: row.relname, forced: true, first_key: 'site_id' })
  })
})

test('a query that forgot its WHERE sees one site', async () => {
  for (const table of siteTables) {
    const { rows } = await inSite(foyer.services.database.db, 'one', (trx) =>
      sql<{ site_id: string }>`select distinct site_id from ${sql.table(table)}`.execute(trx),
    )
    expect(
      rows.filter(({ site_id }) => site_id !== 'one'),
      table,
    ).toEqual([])
  }
})

test('with no site set, the app role sees nothing', async () => {
  for (const table of siteTables) {
    const { rows } = await inSite(foyer.services.database.db, '', (trx) =>
      sql`select from ${sql.table(table)}`.execute(trx),
    )
    expect(rows, table).toEqual([])
  }
})

test('a row of another site cannot be written', async () => {
  const write = inSite(foyer.services.database.db, 'one', (trx) =>
    trx
      .insertInto('mails')
      .values({
        site_id: 'two',
        mail_id: 'x',
        kind: 'x',
        recipient: 'x',
        message_id: 'x',
        content: null,
        created_at: new Date(),
        sent_at: null,
      })
      .execute(),
  )
  await expect(write).rejects.toThrow(/row-level security/)
})

test('the app role cannot change or remove what is history', async () => {
  for (const statement of [
    "update audit_events set actor = 'x'",
    'delete from audit_events',
    "update submissions set idempotency_key = 'x'",
    'delete from submissions',
  ]) {
    const change = inSite(foyer.services.database.db, 'one', (trx) => sql.raw(statement).execute(trx))
    await expect(change, statement).rejects.toThrow(/permission denied/)
  }
})
