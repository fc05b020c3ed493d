import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allJobs } from '../all-jobs.ts'
import { openJobs } from '../kit/jobs.ts'
import type { Services } from '../kit/services.ts'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { runAs, setUpAsInRecipe } from '../testing/recipe-database.ts'
import { checkLogin, UnsafeLogin } from './check-login.ts'
import { applicationConnection, ownerConnection } from './embedded-roles.ts'
import { migrate } from './migrate.ts'
import { type Database, openPglite, openPostgres } from './open-database.ts'
import type { Tables } from './tables.ts'

let pglite: PGlite
let database: Database

beforeAll(async () => {
  pglite = await emptyPglite()
  database = await openPglite(pglite)
  await migrate(database)
})
afterAll(() => database.close())

const asOwner = (statement: string) => database.asOwner(async (query) => void (await query(statement)))

test('accepts a login as foyer_app with only its grants', async () => {
  await expect(checkLogin(database)).resolves.toBeUndefined()
})

test('refuses a login as the owner', async () => {
  const asItsOwner = { ...applicationConnection(pglite), query: ownerConnection(pglite).query }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: asItsOwner }) })
  const check = checkLogin({ ...database, db })
  await expect(check).rejects.toThrow('DATABASE_URL logs in as postgres')
})

test.each([
  ['attributes beyond LOGIN', 'alter role foyer_app createrole', 'alter role foyer_app nocreaterole'],
  ['a membership of another role', 'grant pg_read_all_data to foyer_app', 'revoke pg_read_all_data from foyer_app'],
  ['tables of its own', 'create table own (); alter table own owner to foyer_app', 'drop table own'],
])('refuses foyer_app with %s', async (excess, make, undo) => {
  await asOwner(make)
  await expect(checkLogin(database)).rejects.toThrow(excess)
  await expect(checkLogin(database)).rejects.toBeInstanceOf(UnsafeLogin)
  await asOwner(undo)
  await expect(checkLogin(database)).resolves.toBeUndefined()
})

const cluster = process.env.TEST_DATABASE_URL

test.skipIf(cluster === undefined)(
  'an owner without superuser rights, as in the recipe, can set everything up',
  async () => {
    const { logins, owner, drop } = await setUpAsInRecipe(String(cluster))
    const served = await openPostgres(logins)
    try {
      await migrate(served)
      await checkLogin(served)
      const jobs = openJobs(served, { pollSeconds: 60, followsClock: false, onError: () => {}, onTried: () => {} })
      await jobs.start(allJobs({} as Services, () => Promise.reject(new Error('nothing is sealed here'))))
      await jobs.stop()
      await expect(served.db.selectFrom('tenants').selectAll().execute()).resolves.toEqual([])
      // The role itself, without the connection that allows data statements only.
      for (const statement of [
        `set role ${owner}`,
        `set session authorization ${owner}`,
        'alter table applications disable row level security',
        'drop policy one_site on applications',
        'create function evil() returns void language sql as $$ select 1 $$',
        'create temporary table sites (site_id text)',
        "select set_config('foyer.site_id', 'two', false)",
        'select pg_advisory_lock(7003637)',
        "select query_to_xml('select 1', true, true, '')",
        "select lo_from_bytea(0, 'x')",
        'select pg_terminate_backend(pg_backend_pid())',
        'select rolpassword from pg_authid',
        'select data from pgboss.job',
      ]) {
        await expect(runAs(logins.url, [statement]), statement).rejects.toThrow(/permission denied|must be owner/)
      }
    } finally {
      await served.close()
      await drop()
    }
  },
)
