import type { PGlite } from '@electric-sql/pglite'
import type { PGlite as ApplicationConnection } from 'kysely'
import { assertDataStatement } from './data-statement.ts'

/**
 * The embedded database has one connection, opened as superuser. The application uses it as foyer_app. The owner's
 * statements take it over for one transaction at a time; the role is reset at its end, even if it fails.
 */
export const becomeOwner = 'set local session authorization postgres'

/** The application's connection: data statements only, as foyer_app. */
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

/** Switches the connection to foyer_app, a role created by the migrations. */
export const becomeApplication = (pglite: PGlite) => pglite.exec('set session authorization foyer_app')

/** The owner's connection, for migrations, the job queue and maintenance. */
export const ownerConnection = (pglite: PGlite) => ({
  /** Several statements, with or without their own transaction. */
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
