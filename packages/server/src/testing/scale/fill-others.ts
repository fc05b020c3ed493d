import { rowsOf } from './installation.ts'

/** Tables with fewer rows than this get others' rows. */
const few = 1000
const rows = 3000

/** A value of each type that differs from row to row. */
const valueOfType = (type: string): string => {
  if (type === 'boolean') return 'n % 2 = 0'
  if (type === 'smallint') return '(n % 30000)::smallint'
  if (['integer', 'bigint', 'numeric', 'double precision'].includes(type)) return 'n'
  if (type === 'jsonb') return `'{}'::jsonb`
  if (type === 'jsonpath') return `'$'::jsonpath`
  if (type === 'bytea') return 'sha256(int4send(n))'
  if (type === 'date') return 'current_date - n % 700'
  if (type === 'timestamp with time zone') return "now() - n * interval '1 hour'"
  if (type === 'ARRAY') return `'{}'::text[]`
  return 'md5(n::text)'
}

/**
 * Fills the tables that have few rows with rows of sites and brokerages that do not exist, so that the planner has to choose how it
 * reads each of them. No call and no job that asks for its own rows sees them.
 */
export const fillOthers = async (administrator: string, left: readonly string[]): Promise<void> => {
  const tables = await rowsOf(
    administrator,
    `select t.relname as name, array_agg(a.attname::text order by attnum) as columns,
            array_agg(case when a.atttypid::regtype::text like '%[]' then 'ARRAY' else a.atttypid::regtype::text end order by attnum) as types
       from pg_class t join pg_attribute a on a.attrelid = t.oid and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.reltuples < $1
        and t.relname <> 'migrations' and not t.relname = any ($2)
      group by t.relname`,
    [few, left],
  )
  for (const { name, columns, types } of tables as { name: string; columns: string[]; types: string[] }[]) {
    const checks = await rowsOf(
      administrator,
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [name],
    )
    const values = columns.map((column, at) =>
      column === 'site_id' || column === 'slug' ? "'other-' || n % 50" : valueOfType(types[at] ?? ''),
    )
    await rowsOf(
      administrator,
      `set session_replication_role = replica;
       ${checks.map((check) => `alter table ${name} drop constraint ${check.name};`).join(' ')}
       insert into ${name} (${columns.join(', ')}) select ${values.join(', ')} from generate_series(1, ${rows}) n
         on conflict do nothing;
       analyze ${name};`,
    )
  }
}
