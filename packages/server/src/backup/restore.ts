import { migrate, sqlFiles } from '../db/migrate.ts'
import type { OwnerQuery } from '../db/open-database.ts'
import type { SecretKeys } from '../kit/hash.ts'
import { createQueueTables } from '../kit/jobs.ts'
import { openKeys } from '../kit/kept-keys.ts'
import type { Services } from '../kit/services.ts'
import { chainedSites, verifyWithAnchors } from '../maintenance/index.ts'
import type { BackupPlace } from '../ports/backups.ts'
import { type Header, readArchive, readHead, type Totals, UnreadableBackup } from './archive.ts'
import { checkBackup, copyFiles, type FileState, openBackup, stateOf } from './make-backup.ts'
import { listFiles, queueVersion } from './tables.ts'

/** Who signed out, or was ended, after the backup would be signed in again, and used codes and links, and browsers that were forgotten, would work again. */
export const endedByRestore = [
  'sessions',
  'grants',
  'email_codes',
  'one_time_tokens',
  'office_sessions',
  'office_challenges',
  'office_devices',
  'known_devices',
  'sign_on_browsers',
  'recovery_codes',
] as const

type RestoreServices = Pick<Services, 'database' | 'fileStore'> & { secretKeys: SecretKeys }

export interface Restored extends Totals {
  at: string
  files: number
  /** Files that a row names and the backup does not have. */
  missing: readonly string[]
  /** Files that the backup has damaged. */
  damaged: readonly string[]
  /** Sites whose chain of audit events does not follow from what the server wrote. */
  broken: readonly string[]
}

/** The target has data already, which a restore would mix with other data. */
export class NotEmpty extends Error {}

/**
 * Fills an empty database and a file store from a backup, on either kind of database, and brings its schema to this version. A
 * damaged backup is refused before anything is written. Everyone signs in again.
 * It may be repeated when it was interrupted while files were copied; later, the database has to be emptied first.
 */
export const restoreBackup = async (services: RestoreServices, place: BackupPlace, name: string): Promise<Restored> => {
  const { database, fileStore } = services
  await assertEmpty(database)
  await checkBackup(place, name)
  const { header, files } = await readHead(openBackup(place, name))
  // A store that was not empty may have damaged files, which are copied again.
  const { missing, damaged } = await copyFiles(files, place.files, fileStore, () => true)
  // Copying may take hours: a server may have been started meanwhile.
  await assertEmpty(database)
  await createSchema(database, header)
  let totals: Totals = { tables: 0, rows: 0 }
  await database.copyIn(async ({ query, load }) => {
    const restoreRules = await suspendRules(query)
    totals = await readArchive(openBackup(place, name), load)
    await continueAfter(query, header)
    await endSignIns(query)
    await restoreRules()
  })
  await migrate(database)
  return {
    ...totals,
    at: header.at,
    files: files.length - missing.length - damaged.length,
    ...{ missing, damaged },
    broken: await brokenChains(services),
  }
}

/** An earlier schema may not have all of the tables yet. */
const endSignIns = async (query: OwnerQuery) => {
  const there = await query(
    "select string_agg(tablename, ', ') as names from pg_tables where schemaname = 'public' and tablename = any ($1::text[])",
    [[...endedByRestore]],
  )
  await query(`truncate ${there[0]?.names}`)
}

export interface Recovered {
  /** Files that a row names and the store does not have. */
  missing: readonly string[]
  /** Files of the store that are not what was stored. */
  damaged: readonly string[]
  broken: readonly string[]
}

/**
 * What a restore does beside its rows, for a database that PostgreSQL's own tools restored to a moment: everyone signs in again, jobs
 * that were under way are begun again, chains are anchored anew. The store was not restored with it.
 */
export const settleRecovered = async (services: RestoreServices): Promise<Recovered> => {
  const { database, fileStore } = services
  let files: string[] = []
  await database.asOwner(async (query) => {
    await endSignIns(query)
    await query(beginAgain)
    await query("begin read only; set local foyer.backup = 'on'")
    files = await listFiles(query)
    await query('commit')
  })
  const states = new Map<string, FileState>()
  for (const file of files) states.set(file, await stateOf(fileStore, file, true))
  const inState = (state: FileState) => files.filter((file) => states.get(file) === state)
  return { missing: inState('missing'), damaged: inState('damaged'), broken: await brokenChains(services) }
}

const assertEmpty = ({ asOwner }: RestoreServices['database']) =>
  asOwner(async (query) => {
    const [found] = await query("select to_regclass('public.migrations') is not null as is_used")
    if (found?.is_used) throw new NotEmpty('The database is not empty. A backup is restored into an empty one.')
  })

/** The tables as they were when the backup was made. */
const createSchema = async (database: RestoreServices['database'], header: Header) => {
  const known = new Map(sqlFiles().schema.map((file) => [file.name, file]))
  const files = header.schema.map(({ name, hash }) => {
    const file = known.get(name)
    if (file?.hash === hash) return file
    throw new UnreadableBackup(
      `It was made by version ${header.version} with ${name}, which this version does not have.`,
    )
  })
  await migrate(database, { schema: files, functions: [] })
  await createQueueTables(database)
  await database.asOwner(async (query) => {
    const version = await queueVersion(query)
    if (version !== header.queueVersion)
      throw new UnreadableBackup(
        `Its jobs have another form than this version's. Restore it with version ${header.version}, and start this one then.`,
      )
  })
}

const ownTables = `select format('public.%I', relname) as name, relforcerowsecurity as is_forced from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`

const foreignKeys = `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
  format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/**
 * Empties the tables of what migrations put there, and suspends what would refuse rows that are loaded a table at a time or by
 * the owner. Returns what puts it back, which fails where a row refers to one that is not there.
 */
const suspendRules = async (query: OwnerQuery) => {
  const tables = await query(ownTables)
  const keys = await query(foreignKeys)
  const each = (one: (name: string) => string, some = tables) => some.map(({ name }) => one(String(name))).join(';\n')
  const forced = tables.filter(({ is_forced }) => is_forced)
  await query(`
    truncate ${tables.map(({ name }) => name).join(', ')}, pgboss.queue, pgboss.job_common cascade;
    ${keys.map(({ drop }) => drop).join(';\n')};
    ${each((name) => `alter table ${name} disable trigger user`)};
    ${each((name) => `alter table ${name} no force row level security`, forced)}`)
  return () =>
    query(`
      ${keys.map(({ add }) => add).join(';\n')};
      ${each((name) => `alter table ${name} enable trigger user`)};
      ${each((name) => `alter table ${name} force row level security`, forced)}`)
}

const beginAgain =
  "update pgboss.job_common set state = 'retry' where state = 'active'; update audit_heads set anchored_sequence = 0"

/**
 * Generated numbers continue after the last, jobs that were under way are begun again, and chains are anchored anew: the events
 * since the backup are gone, and anchors of them are elsewhere as evidence.
 */
const continueAfter = async (query: OwnerQuery, { sequences }: Header) => {
  await query(beginAgain)
  for (const [name, last] of Object.entries(sequences))
    await query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, last])
}

const brokenChains = async ({ database, secretKeys }: RestoreServices): Promise<string[]> => {
  const keys = await openKeys(database, secretKeys)
  const verify = verifyWithAnchors({ database, keys, auditAnchor: undefined, clock: { now: () => new Date() } })
  const broken: string[] = []
  for (const siteId of await chainedSites(database)) if ((await verify(siteId, {})).broken) broken.push(siteId)
  return broken
}
