import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { afterCommit, transact } from './transaction.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

/** Fails as often as given with the code of an error of the database, and counts its attempts and its after-commit callbacks. */
const failing = (code: string, failures: number) => {
  const counts = { attempts: 0, after: 0 }
  const run = () =>
    transact(foyer.services.database.db, async (trx) => {
      counts.attempts += 1
      afterCommit(trx, 'counted', () => {
        counts.after += 1
      })
      if (counts.attempts <= failures) throw Object.assign(new Error('ended'), { code })
      return 'done'
    })
  return { counts, run }
}

describe('a transaction', () => {
  test.each(['40P01', '40001'])(
    'that the database ended with %s runs again, and its callbacks run once',
    async (code) => {
      const { counts, run } = failing(code, 3)
      expect(await run()).toBe('done')
      expect(counts).toEqual({ attempts: 4, after: 1 })
    },
  )
  test('refuses to ask for a second connection, which it could wait for without end', async () => {
    const { db } = foyer.services.database
    const second = transact(db, () => transact(db, async () => 'done'))
    await expect(second).rejects.toThrow('second connection')
    const limit = { name: 'try', max: 1, seconds: 60 }
    const counting = transact(db, () => foyer.services.limiter.take(limit, 'someone', foyer.clock.now()))
    await expect(counting).rejects.toThrow('second connection')
  })
  test('is unavailable when it was ended four times', async () => {
    const { counts, run } = failing('40P01', 4)
    await expect(run()).rejects.toMatchObject({ key: 'Unavailable' })
    expect(counts).toEqual({ attempts: 4, after: 0 })
  })
  test('that fails for any other reason runs once', async () => {
    const { counts, run } = failing('23505', 1)
    await expect(run()).rejects.toMatchObject({ code: '23505' })
    expect(counts).toEqual({ attempts: 1, after: 0 })
  })
})

// The embedded database runs one transaction at a time.
test.skipIf(process.env.TEST_DATABASE_URL === undefined)('two transactions that deadlock both succeed', async () => {
  let [attempts, held] = [0, 0]
  const bothHold = Promise.withResolvers<void>()
  const lockInTurn = (first: string, second: string) =>
    transact(foyer.services.database.db, async (trx) => {
      const lock = (name: string) => sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
      attempts += 1
      await lock(first)
      held += 1
      if (held === 2) bothHold.resolve()
      await bothHold.promise
      await lock(second)
      return first
    })
  const both = Promise.all([lockInTurn('a', 'b'), lockInTurn('b', 'a')])
  expect(await both).toEqual(['a', 'b'])
  expect(attempts).toBeGreaterThan(2)
})
