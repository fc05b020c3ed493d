import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { type Database, openPglite } from './open-database.ts'

let database: Database
beforeAll(async () => {
  const pglite = await emptyPglite()
  await pglite.exec(`
    create role foyer_app;
    create table t (texts text[], json jsonb, number bigint, bytes bytea, time timestamptz, name text);
    grant all on t to foyer_app`)
  database = await openPglite(pglite)
})
afterAll(() => database.close())

const unreadable = Object.create(null) as unknown
const wrong: [string, unknown][] = [
  ...[5, 'x', {}, true, [[1], 2], ['\u0000'], unreadable].map((value): [string, unknown] => ['texts', value]),
  ...[5n, '\u0000', unreadable].map((value): [string, unknown] => ['json', value]),
  ...[{}, 'x', [], unreadable].map((value): [string, unknown] => ['number', value]),
  ...[5, 'x', {}, [1]].map((value): [string, unknown] => ['bytes', value]),
  ...['x', {}, new Date(Number.NaN), []].map((value): [string, unknown] => ['time', value]),
  ...[Symbol('x'), '\u0000', '\ud800', unreadable].map((value): [string, unknown] => ['name', value]),
]

test.each(wrong.map(([column, value]) => ({ column, kind: typeof value, value })))(
  'a $kind that does not fit the column $column leaves the embedded database as it was',
  async ({ column, value }) => {
    const { db } = database
    const insert = sql`insert into t (${sql.ref(column)}) values (${value})`
    await db
      .transaction()
      .execute((trx) => insert.execute(trx))
      .catch(() => {})
    await insert.execute(db).catch(() => {})
    await expect(sql`select 1 as there`.execute(db)).resolves.toMatchObject({ rows: [{ there: 1 }] })
  },
)
