import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { CompiledQuery, Kysely, PGliteDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { fromPglite, type Db as JobsDatabase } from 'pg-boss'
import { EagerPostgresDialect } from './eager-postgres.ts'
import { nameStatements } from './name-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Runs SQL (several statements when there are no parameters) and answers the rows of the last one. */
export type OwnerQuery = (sql: string) => Promise<Record<string, unknown>[]>

/**
 * One open PostgreSQL, embedded or served. `asOwner` works on one connection of the schema's owner (migrations, grants);
 * `jobs` is what the job queue opens for itself: the embedded instance, or a connection string for its own pool.
 */
export interface Database {
  kind: 'pglite' | 'postgres'
  db: Db
  asOwner(work: (query: OwnerQuery) => Promise<void>): Promise<void>
  jobs: { db: JobsDatabase } | { connectionString: string }
  close(): Promise<void>
}

const bigintOid = 20

/** What our migrations need of it; an instance that is made elsewhere must be made with these. */
export const pgliteOptions: PGliteOptions = { extensions: { pg_trgm } }

/** `source` is a folder, or an instance that a test has made. */
export const openPglite = async (source: string | PGlite): Promise<Database> => {
  const pglite = typeof source === 'string' ? await PGlite.create(source, pgliteOptions) : source
  await pglite.waitReady
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    kind: 'pglite',
    db,
    asOwner: (work) => work(async (sql) => (await pglite.exec(sql)).at(-1)?.rows ?? []),
    jobs: { db: fromPglite(pglite) },
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)),
}

/** The pool works as foyer_app, which row-level security binds; only `asOwner` and the job queue are the owner. */
export const openPostgres = async (connectionString: string): Promise<Database> => {
  const pool = new pg.Pool({ connectionString, types, max: 20, connectionTimeoutMillis: 5000, pipeline: true })
  pool.on('connect', nameStatements)
  pool.on('error', () => {}) // an idle connection that broke is replaced at its next use
  const db = new Kysely<Tables>({
    dialect: new EagerPostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('set role foyer_app'))
      },
    }),
  })
  return {
    kind: 'postgres',
    db,
    asOwner: async (work) => {
      const owner = new pg.Client({ connectionString, types })
      await owner.connect()
      try {
        await work(async (sql) => lastRows(await owner.query(sql)))
      } finally {
        await owner.end()
      }
    },
    jobs: { connectionString },
    close: () => db.destroy(),
  }
}

const lastRows = (result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] =>
  (Array.isArray(result) ? result.at(-1) : result)?.rows ?? []
