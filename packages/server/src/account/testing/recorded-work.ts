import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../db/open-database.ts'

const recording = new AsyncLocalStorage<string[]>()

/** Names of nodes that hold values. */
const values = new Set(['value', 'values'])

/**
 * A database that records the form of each statement, without its values, of the calls inside `workOf`. Two calls that run the
 * same statements take the same time as far as the server can decide; a clock would also measure the machine.
 */
export const recordsWork = (database: Database): Database => ({
  ...database,
  db: database.db.withPlugin({
    transformQuery({ node }) {
      recording.getStore()?.push(JSON.stringify(node, (key, part) => (values.has(key) ? undefined : part)))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }),
})

/** Runs the call and returns the statements that it ran, in their order. */
export const workOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  const work: string[] = []
  await recording.run(work, call)
  return work
}
