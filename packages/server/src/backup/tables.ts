import type { TableRows } from '../db/copy-rows.ts'
import type { OwnerQuery } from '../db/open-database.ts'

/** Every table of ours but the record of migrations, which a restore writes itself. */
const ownTables = `
  select format('public.%I', t.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'migrations'
   group by t.relname order by t.relname`

const columnsOfQueue = (table: string) => `
  select array_agg(quote_ident(attname) order by attnum) as columns from pg_attribute
   where attrelid = 'pgboss.${table}'::regclass and attnum > 0 and not attisdropped`

/** The queues, and the jobs that are still to be done: mails that were not sent are among them. */
const queueTables: readonly Omit<TableRows, 'columns'>[] = [
  { table: 'pgboss.queue' },
  { table: 'pgboss.job_common', where: "state < 'completed'" },
]

const namesOf = (columns: unknown) => columns as string[]

export const listTables = async (query: OwnerQuery): Promise<TableRows[]> => {
  const own = await query(ownTables)
  const tables = own.map(({ name, columns }) => ({ table: String(name), columns: namesOf(columns) }))
  for (const { table, where } of queueTables) {
    const [found] = await query(columnsOfQueue(table.slice('pgboss.'.length)))
    tables.push({ table, columns: namesOf(found?.columns), ...(where !== undefined && { where }) })
  }
  return tables
}

/** Every file that a row names, but infected ones, whose bytes were deleted. */
export const listFiles = async (query: OwnerQuery): Promise<string[]> => {
  const places = await query(`
    select format('select storage_key from public.%I where storage_key is not null', c.table_name)
        || case when exists (select from information_schema.columns i where i.table_schema = 'public'
             and i.table_name = c.table_name and i.column_name = 'infected_at') then ' and infected_at is null' else '' end as sql
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'storage_key' and table_type = 'BASE TABLE'`)
  const keys = new Set<string>()
  for (const { sql } of places) for (const { storage_key } of await query(String(sql))) keys.add(String(storage_key))
  return [...keys].sort()
}

/** Of each sequence that was used. */
export const lastNumbers = async (query: OwnerQuery): Promise<Record<string, number>> => {
  const rows = await query(
    "select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null",
  )
  return Object.fromEntries(rows.map(({ sequencename, last_value }) => [String(sequencename), Number(last_value)]))
}

export const queueVersion = async (query: OwnerQuery): Promise<number> => {
  const [row] = await query('select version from pgboss.version')
  return Number(row?.version)
}
