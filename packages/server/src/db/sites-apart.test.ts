import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './open-database.ts'

/**
 * What keeps the sites of an installation apart, so that they can be spread over several PostgreSQL servers by their site (Citus:
 * tables distributed by it, and copies of the others on each server). See docs/scale.md.
 */

/** Whose rows belong to no single site: each server would have a copy, and why there are few or they change seldom. */
const onEachServer: Readonly<Record<string, string>> = {
  tenants: 'the addresses of all sites, which public links name',
  public_tokens: 'public links name no site: they lead to it',
  brokerages: 'a brokerage has several sites',
  brokerage_sites: 'of which brokerage a site is',
  brokerage_templates: 'of a brokerage, for all its sites',
  incidents: 'of a brokerage',
  people: 'a person may work for several brokerages',
  memberships: 'of people',
  factors: 'of people',
  recovery_codes: 'of people',
  office_devices: 'of people',
  office_sessions: 'of people',
  office_challenges: 'of people who sign in',
  person_invitations: 'of people to come',
  saved_views: 'of people',
  setup_tokens: 'of the installation',
  identity_providers: 'of a brokerage',
  person_identities: 'of people',
  sign_on_browsers: 'of people',
  office_permissions: 'the same for all',
  keeping_rules: 'the same for all',
  webhook_sources: 'the same for all',
  server_facts: 'the same for all',
  server_keys: 'of the installation',
  signing_keys: 'of the installation',
  address_streets: 'public, the same for all',
  addresses: 'public, the same for all',
}

/** Read and written by statements that name no site: they would stay on the first server. */
const onFirstServer: Readonly<Record<string, string>> = {
  migrations: 'of the server',
  rate_limits: 'by a hash of caller and action',
  webhook_endpoints: 'of a brokerage',
  webhook_deliveries: 'the queue of a webhook, over all sites of its brokerage',
}

let database: Database
const ask = async (sql: string) => {
  let rows: Record<string, unknown>[] = []
  await database.asOwner(async (query) => {
    rows = await query(sql)
  })
  return rows
}
let tables: Map<string, string>
beforeAll(async () => {
  database = await openTestDatabase()
  const rows = await ask(`
    select t.relname as name, (select a.attname from pg_attribute a
       where a.attrelid = t.oid and a.attname in ('site_id', 'slug') and not a.attisdropped) as site
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')`)
  tables = new Map(rows.map(({ name, site }) => [String(name), site === null ? '' : String(site)]))
})
afterAll(() => database.close())

const isOfSites = (table: string) => !(table in onEachServer) && !(table in onFirstServer)
const siteOf = (table: string) => tables.get(table) ?? ''

test('each table has its site in a column, or is named as one of all sites', () => {
  expect([...tables.keys()].filter((table) => isOfSites(table) && siteOf(table) === '')).toEqual([])
  expect(Object.keys({ ...onEachServer, ...onFirstServer }).filter((table) => !tables.has(table))).toEqual([])
})

test('each key of a table of sites contains the site', async () => {
  const keys = await ask(`
    select t.relname as table, i.indexrelid::regclass::text as key,
           array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any (i.indkey::smallint[])) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid
     where i.indisunique and t.relnamespace = 'public'::regnamespace`)
  expect(keys.length).toBeGreaterThan(50)
  const without = keys.filter(
    ({ table, columns }) => isOfSites(String(table)) && !(columns as string[]).includes(siteOf(String(table))),
  )
  expect(without.map(({ key }) => key)).toEqual([])
})

test('no foreign key leads from the rows of one site to those of another', async () => {
  const keys = await ask(`
    select c.conname as name, t.relname as table, p.relname as parent,
           array(select a.attname::text from unnest(c.conkey) with ordinality k (n, o)
                   join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n order by o) as columns,
           array(select a.attname::text from unnest(c.confkey) with ordinality k (n, o)
                   join pg_attribute a on a.attrelid = p.oid and a.attnum = k.n order by o) as of
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class p on p.oid = c.confrelid
     where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`)
  expect(keys.length).toBeGreaterThan(50)
  const across = keys.filter(({ table, parent, columns, of }) => {
    const [from, to] = [String(table), String(parent)]
    // Every server has these.
    if (to in onEachServer) return false
    if (!isOfSites(from) && !isOfSites(to)) return from in onEachServer
    const place = (columns as string[]).indexOf(siteOf(from))
    return !isOfSites(from) || !isOfSites(to) || place < 0 || place !== (of as string[]).indexOf(siteOf(to))
  })
  expect(across.map(({ name }) => name)).toEqual([])
})
