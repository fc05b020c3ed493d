import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPglite } from './open-database.ts'

let database: Database
beforeAll(async () => {
  const pglite = await PGlite.create()
  await pglite.exec('create role foyer_app')
  database = await openPglite(pglite)
})
afterAll(() => database.close())

const work = 'select count(*) from generate_series(1, 100000)'

test.each([
  ['of the application', async () => void (await sql.raw(work).execute(database.db))],
  [
    'of a transaction',
    () => database.db.transaction().execute(async (trx) => void (await sql.raw(work).execute(trx))),
  ],
  ['of the owner', () => database.asOwner(async (query) => void (await query(work)))],
])('a loop of statements %s of the embedded database lets what waits run', async (_, statement) => {
  let isReached = false
  setTimeout(() => {
    isReached = true
  }, 1)
  let statements = 0
  while (!isReached && statements < 500) {
    await statement()
    statements += 1
  }
  expect(isReached).toBe(true)
})
