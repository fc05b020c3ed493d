import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordProcessErrors } from '../testing/process-errors.ts'
import { applicationLimits, type Database, openPostgres } from './open-database.ts'
import { startFakePostgres } from './testing/fake-postgres.ts'

let postgres: Awaited<ReturnType<typeof startFakePostgres>>
let database: Database
let recorded: ReturnType<typeof recordProcessErrors>
beforeEach(async () => {
  postgres = await startFakePostgres()
  database = await openPostgres({ url: postgres.url })
  recorded = recordProcessErrors()
})
afterEach(async () => {
  await database.close()
  await postgres.stop()
})

/** Long enough for a reset to reach the client between two statements. */
const loseConnection = async () => {
  postgres.breakConnections()
  for (let turns = 0; turns < 100; turns += 1) await turn()
}

describe('a connection that breaks between two statements fails its work, not the process', () => {
  test('in a transaction', async () => {
    const broken = database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await loseConnection()
      await sql`select 1`.execute(trx)
    })
    await expect(broken).rejects.toThrow()
    expect(recorded.stop()).toEqual([])
    await expect(sql`select 1`.execute(database.db)).resolves.toMatchObject({ rows: [] })
  })

  test('as the owner', async () => {
    const broken = database.asOwner(async (query) => {
      await query('select 1')
      await loseConnection()
      await query('select 1')
    })
    await expect(broken).rejects.toThrow()
    expect(recorded.stop()).toEqual([])
  })
})

test('each connection of the application limits its statements, its waits for locks and its pauses', async () => {
  await sql`select 1`.execute(database.db)
  for (const [name, milliseconds] of Object.entries(applicationLimits))
    expect(postgres.started.at(-1)).toContain(`${name} ${milliseconds} `)
})

test('a transaction whose connection broke fails for that reason, and not because it cannot be rolled back', async () => {
  const broken = database.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    const under = sql`select 1`.execute(trx)
    postgres.breakConnections()
    await under
  })
  await expect(broken).rejects.toThrow(/ECONNRESET|Connection terminated/)
})
