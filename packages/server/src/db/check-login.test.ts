import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allJobs } from '../all-jobs.ts'
import { openJobs } from '../kit/jobs.ts'
import type { Services } from '../kit/services.ts'
import { allowLogin, loginsTo } from '../testing/test-database.ts'
import { checkLogin, UnsafeLogin } from './check-login.ts'
import { applicationConnection, ownerConnection } from './embedded-roles.ts'
import { migrate } from './migrate.ts'
import { type Database, openPglite, openPostgres, pgliteOptions } from './open-database.ts'
import type { Tables } from './tables.ts'

let pglite: PGlite
let database: Database

beforeAll(async () => {
  pglite = await PGlite.create(pgliteOptions)
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
    const name = `foyer_recipe_${randomUUID().slice(0, 8)}`
    const url = String(cluster)
    const as = async (connectionString: string, statements: string[]) => {
      const client = new pg.Client({ connectionString })
      await client.connect()
      try {
        for (const statement of statements) await client.query(statement)
      } finally {
        await client.end()
      }
    }
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await allowLogin(admin)
    await admin.end()
    await as(url, [`create role ${name} login password 'owner'`, `create database ${name} owner ${name}`])
    const { url: login, ownerUrl: administrator } = loginsTo(url, name)
    await as(administrator, [
      'revoke execute on function pg_catalog.set_config(text, text, boolean) from public',
      `grant execute on function pg_catalog.set_config(text, text, boolean) to ${name}`,
      `do $$ declare lock regprocedure; begin
         for lock in select oid from pg_proc
           where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_(try_)?advisory_lock(_shared)?$'
         loop
           execute format('revoke execute on function %s from public', lock);
           execute format('grant execute on function %s to ${name}', lock);
         end loop;
       end $$`,
      `do $$ declare uncalled regprocedure; begin
         for uncalled in select oid from pg_proc
           where pronamespace = 'pg_catalog'::regnamespace and has_function_privilege('public', oid, 'execute')
             and proname ~ '^((query|cursor|table|schema|database)_to_xml|ts_(stat|rewrite)$|lo_|lo(read|write)$|pg_(terminate|cancel)_backend$|pg_logical_emit_message$)'
         loop
           execute format('revoke execute on function %s from public', uncalled);
         end loop;
       end $$`,
    ])
    const owner = Object.assign(new URL(administrator), { username: name, password: 'owner' })
    const served = await openPostgres({ url: login, ownerUrl: owner.href })
    try {
      await migrate(served)
      await checkLogin(served)
      const jobs = openJobs(served, { pollSeconds: 60, followsClock: false, onError: () => {}, onFailedTry: () => {} })
      await jobs.start(allJobs({} as Services, () => Promise.reject(new Error('nothing is sealed here'))))
      await jobs.stop()
      await expect(served.db.selectFrom('tenants').selectAll().execute()).resolves.toEqual([])
      // The role itself, without the connection that allows data statements only.
      for (const statement of [
        `set role ${name}`,
        `set session authorization ${name}`,
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
        await expect(as(login, [statement]), statement).rejects.toThrow(/permission denied|must be owner/)
      }
    } finally {
      await served.close()
      await as(url, [`drop database ${name} with (force)`, `drop role ${name}`])
    }
  },
)
