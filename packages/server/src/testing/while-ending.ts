import { expect } from 'vitest'
import type { OwnerQuery } from '../db/open-database.ts'
import type { Staff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** One row for each call that waits for a lock in this database. */
export const waitingCalls =
  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

/** The outcome of a call made while statements are under way: its guard sees what was before them, and then it waits. */
export const whileChanging = async (
  foyer: TestFoyer,
  statements: readonly string[],
  call: () => Promise<Parameters<typeof outcomeOf>[0]>,
  /** Looks at what the call holds while it waits; not on the embedded database. */
  look: (query: OwnerQuery) => Promise<void> = async () => {},
) => {
  const { database } = foyer.services
  // The embedded database does one transaction at a time.
  const isOne = database.kind === 'pglite'
  let outcome: string | undefined
  let made: Promise<void> | undefined
  const begin = () => {
    made = call().then((reply) => {
      outcome = outcomeOf(reply)
    })
  }
  await database.asOwner(async (query) => {
    if (!isOne) await query('begin')
    for (const statement of statements) await query(statement)
    begin()
    if (isOne) return
    await expect.poll(async () => outcome !== undefined || (await query(waitingCalls)).length > 0).toBe(true)
    await look(query)
    await query('commit')
  })
  await made
  return outcome
}

/** The same while a person is being ended. */
export const whileEnding = (
  foyer: TestFoyer,
  { personId, brokerageId }: Pick<Staff, 'personId' | 'brokerageId'>,
  call: () => Promise<Parameters<typeof outcomeOf>[0]>,
) =>
  whileChanging(
    foyer,
    [
      `select from brokerages where brokerage_id = '${brokerageId}' for update`,
      `select from people where person_id = '${personId}' for update`,
      `update memberships set ended_at = now() where person_id = '${personId}'`,
      `delete from office_sessions where person_id = '${personId}'`,
    ],
    call,
  )
