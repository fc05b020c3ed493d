import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { headMac } from '../../maintenance/audit-head.ts'
import { makeSite } from '../builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '../office-builders.ts'
import type { TestFoyer } from '../start-test-foyer.ts'
import { type Column, copiedTables, copyRows } from './copied-tables.ts'
import { copiesOfSites, dealsOfCopy } from './site-sizes.ts'

/** Copies of one statement: two thousand deals. */
const copiesAtOnce = 50
const workers = 2

export interface Filling {
  /** The superuser's connection: copies are made without triggers and foreign keys. */
  administrator: string
  applications: number
  brokerages: number
}

/** The forty deals of the demonstration, made by the server itself, with everything that happens to them. */
const makeTemplate = async (foyer: TestFoyer) => {
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'template')
  const staff = await makeStaff(foyer, brokerageId)
  await giveSite(foyer, brokerageId, 'template', staff.personId)
  await foyer.services.fillDemo?.({ siteId: 'template', brokerageId, personId: staff.personId, goOn: async () => {} })
  await staff.client.call('/console-api/CountPipeline', {})
}

/**
 * Sites, brokerages and four people each. Deals are as old as two years, evenly; of those older than four months one in ten is
 * still open.
 */
const placeCopies = async (client: pg.Client, sizes: readonly number[], key: Buffer) => {
  await client.query(`
    create schema bench;
    create table bench.sites (site integer primary key, slug text not null unique, brokerage_id text not null, copies integer not null);
    create table bench.copies (copy integer primary key, slug text not null, brokerage_id text not null, place integer not null,
      age interval not null, is_old boolean not null, key_id bytea not null);`)
  await client.query(
    `insert into bench.sites select n, 'site-' || n, md5('brokerage/' || n), copies from unnest($1::integer[]) with ordinality s (copies, n)`,
    [sizes],
  )
  await client.query(
    `insert into bench.copies
     select row_number() over (order by site, place), slug, brokerage_id, place, age, age > interval '120 days' and random() < 0.9, $1
       from (select s.*, place, interval '730 days' * ((s.copies - place + random()) / s.copies) as age
               from bench.sites s, generate_series(1, s.copies) place) p`,
    [key],
  )
  await client.query(`
    insert into tenants (slug) select slug from bench.sites;
    insert into sites select (jsonb_populate_record(null::sites, to_jsonb(t) || jsonb_build_object('site_id', s.slug))).*
      from sites t, bench.sites s where t.site_id = 'template';
    insert into brokerages (brokerage_id, legal_name, licences, time_zone, is_first, created_at)
      select brokerage_id, 'Brokerage ' || site, '[]', 'America/Toronto', false, now() - interval '2 years' from bench.sites;
    insert into people (person_id, email, first_name, last_name, language, created_at)
      select md5(brokerage_id || '/' || n), 'p' || n || '@' || slug || '.example', 'Anna', 'Roy', 1 + n % 2, now() - interval '2 years'
        from bench.sites, generate_series(0, 3) n;
    insert into memberships (brokerage_id, person_id, role, reach, joined_at)
      select brokerage_id, md5(brokerage_id || '/' || n), (array['owner', 'broker', 'broker', 'assistant'])[n + 1], 'brokerage', now() - interval '2 years'
        from bench.sites, generate_series(0, 3) n;
    insert into brokerage_sites (slug, brokerage_id, lead_id, added_at)
      select slug, brokerage_id, md5(brokerage_id || '/0'), now() - interval '2 years' from bench.sites;
    insert into embedded_forms select (jsonb_populate_record(null::embedded_forms, to_jsonb(t)
        || jsonb_build_object('site_id', s.slug, 'token', md5(t.token || s.slug)))).*
      from embedded_forms t, bench.sites s where t.site_id = 'template';`)
}

const columnsOf = async (client: pg.Client, table: string): Promise<Column[]> => {
  const { rows } = await client.query(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'
      and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  // Events are numbered by their table.
  return rows as Column[]
}

/** A connection that checks no foreign key and fires no trigger. */
const connect = async (administrator: string) => {
  const client = new pg.Client({ connectionString: administrator })
  await client.connect()
  await client.query(
    "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'; set jit = off",
  )
  return client
}

/** Runs the work of a list on some connections at once. */
const share = async <T>(administrator: string, waiting: T[], work: (client: pg.Client, one: T) => Promise<void>) => {
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const client = await connect(administrator)
      try {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(client, next)
      } finally {
        waiting.length = 0
        await client.end()
      }
    }),
  )
}

/** Answers of visitors are read by the lists, so they are encrypted for the rows that they are in. */
const fillLeads = async ({ services: { crypto } }: TestFoyer, administrator: string) => {
  const client = await connect(administrator)
  const place = (row: number, site: string) => ({ table: 'leads', column: 'answers', row, site }) as const
  const { rows: templates } = await client.query("select * from leads where site_id = 'template'")
  const { rows: copies } = await client.query('select copy, slug, age::text as age from bench.copies order by copy')
  await client.end()
  const plain = templates.map(({ lead_id, answers }) => crypto.decrypt(answers, place(Number(lead_id), 'template')))
  const parts = Array.from({ length: Math.ceil(copies.length / 500) }, (_, at) =>
    copies.slice(at * 500, at * 500 + 500),
  )
  await share(administrator, parts, async (one, part) => {
    const leads = part.flatMap((copy) =>
      templates.map((template, at) => ({
        ...copy,
        template,
        id: randomBytes(6).readUIntBE(0, 6) % 2 ** 45,
        plain: plain[at] ?? '',
      })),
    )
    await one.query(
      `insert into leads (site_id, lead_id, token, form_name, owner, language, answers, created_at, owner_id)
       select slug, id, md5(token || slug), t.form_name, t.owner, t.language, new.answers, t.created_at - age,
              case when id % 3 > 0 then md5(s.brokerage_id || '/' || id % 4) end
         from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::interval[]) new (slug, id, template, answers, age)
         join leads t on t.site_id = 'template' and t.lead_id = new.template join bench.sites s using (slug)`,
      [
        leads.map(({ slug }) => slug),
        leads.map(({ id }) => id),
        leads.map(({ template }) => template.lead_id),
        leads.map(({ id, slug, plain: text }) => crypto.encrypt(text, place(id, slug))),
        leads.map(({ age }) => age),
      ],
    )
  })
}

/** The head of each chain, as the job that links events would have written it, so that it goes on from there. */
const fillHeads = async ({ services: { keys } }: TestFoyer, administrator: string) => {
  const client = await connect(administrator)
  const [key] = keys.audit
  if (!key) throw new Error('no key')
  const now = new Date()
  const { rows } = await client.query(
    `select slug, (copies * events)::integer as sequence, sha256(convert_to(slug || '/' || copies * events, 'UTF8')) as link
       from bench.sites, (select count(*) as events from audit_events where site_id = 'template') t`,
  )
  const macs = rows.map(({ slug, sequence, link }) => headMac(key, { site_id: slug, sequence, link, sealed_at: now }))
  await client.query(
    `insert into audit_heads (site_id, sequence, link, key_id, sealed_at, mac)
     select slug, sequence, link, $4, $5, mac from unnest($1::text[], $2::bigint[], $3::bytea[], $6::bytea[]) h (slug, sequence, link, mac)`,
    [
      rows.map(({ slug }) => slug),
      rows.map(({ sequence }) => sequence),
      rows.map(({ link }) => link),
      key.id,
      now,
      macs,
    ],
  )
  await client.end()
}

/** Sums of the last ninety days, as the nightly job leaves them. */
const fillReports = async (client: pg.Client) => {
  await client.query(`
    insert into report_days (site_id, day, measure, name, bucket, count)
      select s.slug, current_date - n, m.measure, m.name, m.bucket, 1 + n % 5
        from bench.sites s, generate_series(1, 90) n,
             (values ('begun', '', 0), ('saved', 'identification', 0), ('saved', 'address', 0), ('saved', 'income', 0),
                     ('reached', 'identification', 0), ('reached', 'address', 0), ('reached', 'income', 0),
                     ('time', 'identification', 3), ('time', 'address', 4), ('time', 'income', 5),
                     ('reply', 'application', 4), ('reply', 'document', 6), ('reply', 'lead', 5)) m (measure, name, bucket);
    insert into report_counts (site_id, counted_to) select slug, current_date - 1 from bench.sites;`)
}

/** Fills a migrated database, and returns the seconds that its parts took. */
export const fill = async (foyer: TestFoyer, { administrator, applications, brokerages }: Filling) => {
  const seconds: Record<string, number> = {}
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    seconds[name] = Math.round((performance.now() - began) / 1000)
  }
  const sizes = copiesOfSites(applications, brokerages)
  const copies = sizes.reduce((total, size) => total + size, 0)
  await timed('template', () => makeTemplate(foyer))
  const client = await connect(administrator)
  const [key] = foyer.services.keys.audit
  if (!key) throw new Error('no key')
  await timed('sites', () => placeCopies(client, sizes, key.id))
  const tables = new Map<string, string>()
  for (const table of Object.keys(copiedTables)) tables.set(table, copyRows(table, await columnsOf(client, table)))
  const ranges = Array.from({ length: Math.ceil(copies / copiesAtOnce) }, (_, at) => at * copiesAtOnce + 1)
  await timed('rows', () =>
    share(administrator, ranges, async (one, first) => {
      await one.query('begin')
      for (const sql of tables.values()) await one.query(sql, [first, Math.min(first + copiesAtOnce - 1, copies)])
      await one.query('commit')
    }),
  )
  await timed('leads', () => fillLeads(foyer, administrator))
  await timed('heads and reports', async () => {
    await fillHeads(foyer, administrator)
    await fillReports(client)
  })
  const { rows } = await client.query(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_relation_size(oid) desc",
  )
  await timed('vacuum', () =>
    share(administrator, rows, async (one, { name }) => void (await one.query(`vacuum (analyze) ${name}`))),
  )
  await client.end()
  return { seconds, applications: copies * dealsOfCopy }
}
