import pg from 'pg'
import { median } from './quantile.ts'

/**
 * `npm run bench -- partitions`: the audit trail of a tenth of the brokerages of a filled installation, in one table and in a partition
 * a month, with the same indexes. SCALE_URL and SCALE_APPLICATIONS name the installation, which `npm run bench -- scale` filled and
 * left in that cluster.
 */
const samples = 15
const forms = ['one table', 'months'] as const
type Form = (typeof forms)[number]
const tableOf = { 'one table': 'bench.plain', months: 'bench.parted' } as const

const indexes = [
  '(site_id, application_id, event_id)',
  '(site_id, at, event_id)',
  '(site_id, event_id) where sequence is null',
]

const fill = async (client: pg.Client) => {
  await client.query(`
    drop table if exists bench.plain, bench.parted;
    create table bench.plain as select site_id, event_id, at, actor, action, application_id, applicant_id, details, sequence, link, key_id
      from audit_events where site_id in (select slug from bench.sites where site % 10 = 5);
    create table bench.parted (like bench.plain) partition by range (at);
    do $$ declare v_month date; begin
      for v_month in select generate_series(date_trunc('month', min(at)), max(at), interval '1 month') from bench.plain loop
        execute format('create table bench.parted_%s partition of bench.parted for values from (%L) to (%L)',
          to_char(v_month, 'YYYYMM'), v_month, v_month + interval '1 month');
      end loop;
    end $$;
    insert into bench.parted select * from bench.plain;
    alter table bench.plain add primary key (site_id, event_id);
    alter table bench.parted add primary key (site_id, event_id, at);
    create unique index on bench.plain (site_id, sequence);
    create unique index on bench.parted (site_id, sequence, at);
    ${indexes.flatMap((one) => Object.values(tableOf).map((table) => `create index on ${table} ${one};`)).join('\n')}`)
  for (const table of Object.values(tableOf)) await client.query(`vacuum analyze ${table}`)
}

/** The month that is removed is the second one; the first may have begun before. */
const statements: Record<string, (table: string, form: Form) => string> = {
  'the events of a deal': (table) =>
    `explain (analyze, buffers, timing off, format json) select * from ${table} where site_id = 'site-105' and application_id = $1 order by event_id`,
  'the newest page of a site': (table) =>
    `explain (analyze, buffers, timing off, format json) select * from ${table} where site_id = 'site-105' and at > now() - interval '30 days' order by at desc, event_id desc limit 51`,
  'a link of the chain': (table) =>
    `explain (analyze, buffers, timing off, format json) select link from ${table} where site_id = 'site-105' and sequence = 500`,
  'events without a link': (table) =>
    `explain (analyze, buffers, timing off, format json) select event_id from ${table} where site_id = 'site-105' and sequence is null limit 500`,
}

const plansOf = async (client: pg.Client, sql: string, values: unknown[]) => {
  const found: { plan: number; run: number; pages: number }[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    const { rows } = await client.query(sql, values)
    const [one] = rows[0]['QUERY PLAN']
    const pages = one.Plan['Shared Hit Blocks'] + one.Plan['Shared Read Blocks']
    found.push({ plan: one['Planning Time'], run: one['Execution Time'], pages })
  }
  const middle = (name: 'plan' | 'run' | 'pages') => median(found.map((one) => one[name]))
  return `${middle('pages')} pages, planned ${middle('plan')} ms, run ${middle('run')} ms`
}

const timed = async (client: pg.Client, sql: string) => {
  const times: number[] = []
  for (let sample = 0; sample < 5; sample += 1) {
    await client.query('begin')
    const began = performance.now()
    await client.query(sql)
    times.push(performance.now() - began)
    await client.query('rollback')
  }
  return `${Math.round(median(times) * 10) / 10} ms`
}

export const benchPartitions = async () => {
  const url = new URL(process.env.SCALE_URL ?? '')
  url.pathname = `/foyer_scale_${process.env.SCALE_APPLICATIONS ?? 1_000_000}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('set jit = off')
    await fill(client)
    const { rows } = await client.query(
      "select application_id from bench.plain where site_id = 'site-105' and application_id is not null offset 500 limit 1",
    )
    const table: Record<string, Record<string, string>> = {}
    for (const [name, sql] of Object.entries(statements))
      for (const form of forms)
        table[name] = {
          ...table[name],
          [form]: await plansOf(
            client,
            sql(tableOf[form], form),
            name.includes('deal') ? [rows[0].application_id] : [],
          ),
        }
    for (const form of forms) {
      const insert = `insert into ${tableOf[form]} (site_id, event_id, at, actor, action, details)
        select 'site-105', 1000000000 + n, date_trunc('month', now()), 'x', 'y', '{}' from generate_series(1, 100000) n`
      table['100,000 inserts'] = { ...table['100,000 inserts'], [form]: await timed(client, insert) }
    }
    const month = (
      await client.query("select to_char(min(at) + interval '1 month', 'YYYYMM') as month from bench.plain")
    ).rows[0].month
    table['a month removed'] = {
      'one table': await timed(client, `delete from bench.plain where to_char(at, 'YYYYMM') = '${month}'`),
      months: await timed(client, `drop table bench.parted_${month}`),
    }
    const size = async (sql: string) => (await client.query(`select pg_size_pretty(${sql}) as size`)).rows[0].size
    table['on disk'] = {
      'one table': await size("pg_total_relation_size('bench.plain')"),
      months: await size("(select sum(pg_total_relation_size(relid)) from pg_partition_tree('bench.parted'))"),
    }
    console.table(table)
    await client.query('drop table bench.plain, bench.parted')
  } finally {
    await client.end()
  }
}
