import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Dialect, Kysely, type Logger, PGliteDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { fromPglite, type Db as JobsDatabase } from 'pg-boss'
import { type CopyIn, type CopyOut, copyInEmbedded, copyInServed, copyOutEmbedded, copyOutServed } from './copy-rows.ts'
import { EagerPostgresDialect } from './eager-postgres.ts'
import { applicationConnection, becomeApplication, ownerConnection } from './embedded-roles.ts'
import { endSilentConnections } from './end-silent-connections.ts'
import { nameStatements } from './name-statements.ts'
import { type Channel, type ChannelListener, openChannel } from './open-channel.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Runs SQL (one or several statements; one alone may have values) and returns the rows of the last one. */
export type OwnerQuery = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/**
 * An open PostgreSQL, embedded or a server. `db` works as foyer_app, which row-level security applies to and which
 * owns nothing. `channel` carries messages between the processes of one database; the embedded one has one process. `asOwner` works on one connection of the schema's owner (migrations, grants, maintenance). `jobs` is
 * for the job queue's own connections, also as the owner: the embedded instance, or a connection string for its own
 * pool.
 */
export interface Database {
  kind: 'pglite' | 'postgres'
  /** One login is both owner and application: for trials only; a warning is logged. */
  sharesLogin: boolean
  db: Db
  asOwner(work: (query: OwnerQuery) => Promise<void>): Promise<void>
  jobs: { db: JobsDatabase } | ({ connectionString: string; query_timeout: number } & typeof reached)
  channel?(name: string, listener: ChannelListener): Channel
  copyOut: CopyOut
  copyIn: CopyIn
  close(): Promise<void>
}

const bigintOid = 20

/** Extensions our migrations need; instances created elsewhere need them too. */
export const pgliteOptions: PGliteOptions = { extensions: { pg_trgm } }

/** How the callers of a server share its connections to the database; without it the first come is the first served. */
export type Share = (dialect: Dialect, connections: number) => Dialect
const firstComeFirstServed: Share = (dialect) => dialect

/**
 * A parameter that its type's serializer cannot write as text or bytes is refused before it is bound: half of a message that could not
 * be written would stay before the next one, and the only connection would understand nothing any more.
 */
const refuseWrongParameters = ({ serializers }: PGlite): void => {
  for (const [oid, serialize] of Object.entries(serializers))
    serializers[Number(oid)] = (value: unknown) => {
      const written: unknown = serialize(value)
      if (written === null || typeof written === 'string' || ArrayBuffer.isView(written)) return written as string
      throw new TypeError('This parameter does not fit its column.')
    }
}

/** `source` is a folder, or an instance created by a test. */
export const openPglite = async (
  source: string | PGlite,
  share = firstComeFirstServed,
  log?: Logger,
): Promise<Database> => {
  const pglite = typeof source === 'string' ? await PGlite.create(source, pgliteOptions) : source
  await pglite.waitReady
  refuseWrongParameters(pglite)
  const owner = ownerConnection(pglite)
  const db = new Kysely<Tables>({
    ...(log && { log }),
    dialect: share(
      new PGliteDialect({
        pglite: applicationConnection(pglite),
        onCreateConnection: async () => void (await becomeApplication(pglite)),
      }),
      1,
    ),
  })
  return {
    kind: 'pglite',
    sharesLogin: false,
    db,
    asOwner: (work) =>
      work(async (sql, values) =>
        values === undefined
          ? ((await owner.exec(sql)).at(-1)?.rows ?? [])
          : (await owner.query<Record<string, unknown>>(sql, values)).rows,
      ),
    jobs: { db: fromPglite(owner) },
    copyOut: copyOutEmbedded(pglite),
    copyIn: copyInEmbedded(pglite),
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

/**
 * The longest time of the application's statements, their waits for locks, and the pauses within a transaction: none of them keeps
 * a connection of the pool, or rows that others need, without end. The first derivation of 10,000 stale deals takes seconds.
 */
export const applicationLimits = {
  statement_timeout: 60_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Of one process to PostgreSQL. */
const connections = 20
/** Milliseconds that an idle one is kept: a new one plans every statement again, which takes as long as hundreds of calls. */
const keptIdle = 15 * 60_000

/**
 * Milliseconds to connect, and of every connection: the system asks the other end of an idle one after ten seconds, and ends it where
 * nothing replies.
 */
const reached = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
const silentConnections = { silence: 5000, patience: 5000 }
/** Of the job queue, whose statements take milliseconds. */
const longestOfQueue = 15_000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)),
}

/**
 * A connection that breaks between two statements emits `error`, and the pool listens only while a connection is idle.
 * The next statement fails by itself, so nothing else is to be done.
 */
const failsNextStatement = () => {}

/** The logins: the application's role, and the owner of its tables. */
export interface Logins {
  url: string
  /** By default the application's own login, which then merely acts as foyer_app and could stop doing so. */
  ownerUrl?: string | undefined
}

/** One connection of the schema's owner. */
export const connectOwner = async (ownerUrl: string): Promise<{ client: pg.Client; query: OwnerQuery }> => {
  const client = new pg.Client({ connectionString: ownerUrl, types, ...reached })
  client.on('error', failsNextStatement)
  await client.connect()
  return { client, query: async (sql, values) => lastRows(await client.query(sql, values)) }
}

export const openPostgres = async (
  { url, ownerUrl = url }: Logins,
  share = firstComeFirstServed,
  log?: Logger,
): Promise<Database> => {
  const sharesLogin = ownerUrl === url
  // Compiling the policies of a statement took seconds, where running it took milliseconds. And a plan is kept while its table grows
  // from a few pages on: by PostgreSQL's own cost of an index, made for disks that turn, it would read all of the table.
  const options = ['-c jit=off', '-c random_page_cost=1.1', ...(sharesLogin ? ['-c role=foyer_app'] : [])].join(' ')
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    idleTimeoutMillis: keptIdle,
    ...reached,
    pipeline: true,
    ...applicationLimits,
    options,
  })
  pool.on('connect', (client) => {
    client.on('error', failsNextStatement)
    nameStatements(client)
  })
  pool.on('error', () => {}) // A broken idle connection is replaced at its next use.
  const endWatch = endSilentConnections(pool, { config: { connectionString: url, options }, ...silentConnections })
  const db = new Kysely<Tables>({
    ...(log && { log }),
    dialect: share(new EagerPostgresDialect({ pool }), connections),
  })
  return {
    kind: 'postgres',
    sharesLogin,
    db,
    asOwner: async (work) => {
      const { client, query } = await connectOwner(ownerUrl)
      try {
        await work(query)
      } finally {
        await client.end()
      }
    },
    jobs: { connectionString: ownerUrl, ...reached, query_timeout: longestOfQueue },
    copyOut: copyOutServed(() => connectOwner(ownerUrl)),
    copyIn: copyInServed(() => connectOwner(ownerUrl)),
    channel: (name, listener) => openChannel({ connectionString: url, options, ...reached }, name, listener),
    close: async () => {
      endWatch()
      await db.destroy()
    },
  }
}

const lastRows = (result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] =>
  (Array.isArray(result) ? result.at(-1) : result)?.rows ?? []
