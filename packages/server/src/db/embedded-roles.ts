import type { PGlite } from '@electric-sql/pglite'
import type { PGlite as ApplicationConnection } from 'kysely'
import { assertDataStatement } from './data-statement.ts'

/**
 * The embedded database has one connection, and whoever opened it is its superuser. The application uses it as foyer_app;
 * the owner's statements take it over one transaction at a time, which gives it back by itself, whether it ends well or not.
 */
const becomeOwner = 'set local session authorization postgres'

/** The connection as the application uses it: statements on data, as foyer_app. */
export const applicationConnection = (pglite: PGlite): ApplicationConnection => {
  const guarded =
    (on: Pick<PGlite, 'query'>): ApplicationConnection['query'] =>
    (text, values, options) => {
      assertDataStatement(text)
      return on.query(text, values, options)
    }
  return {
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: guarded(pglite),
    transaction: (work) => pglite.transaction((trx) => work({ query: guarded(trx), rollback: () => trx.rollback() })),
  }
}

/** From here on the connection is foyer_app's; migrations have made the role. */
export const becomeApplication = (pglite: PGlite) => pglite.exec('set session authorization foyer_app')

/** The connection as the owner uses it, for migrations, the job queue and maintenance. */
export const ownerConnection = (pglite: PGlite) => ({
  /** Several statements, with or without a transaction of their own. */
  async exec(text: string) {
    try {
      const [, ...results] = await pglite.exec(`${becomeOwner}; ${text}`)
      return results
    } catch (error) {
      await pglite.exec('rollback')
      throw error
    }
  },
  query: <T>(text: string, values?: unknown[]) =>
    pglite.transaction(async (trx) => {
      await trx.exec(becomeOwner)
      return trx.query<T>(text, values)
    }),
})
