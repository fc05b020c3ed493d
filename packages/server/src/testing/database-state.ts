import { createHash } from 'node:crypto'
import type { Database } from '../db/open-database.ts'

/** Any call may change counters and idle times; a refused call must leave everything else unchanged. */
const ignored = new Set(['rate_limits', 'migrations'])

/** One hash per table over all its rows, as the owner sees them; two equal states mean that nothing was written. */
export const databaseState = async ({ asOwner }: Database): Promise<Record<string, string>> => {
  const state: Record<string, string> = {}
  await asOwner(async (query) => {
    const tables = await query("select tablename from pg_tables where schemaname = 'public' order by tablename")
    for (const { tablename } of tables) {
      if (ignored.has(String(tablename))) continue
      const rows = await query(
        `select coalesce(string_agg(row, E'\\n' order by row), '') as rows from (select (to_jsonb(t) - 'last_seen_at')::text as row from "${tablename}" t) as all_rows`,
      )
      state[String(tablename)] = createHash('sha256').update(String(rows[0]?.rows)).digest('hex')
    }
  })
  return state
}

/** Every row of every table as text and hex, to search for what must not be stored in plain text. */
export const databaseText = async ({ asOwner }: Database): Promise<string> => {
  const parts: string[] = []
  await asOwner(async (query) => {
    const tables = await query("select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss')")
    for (const { schemaname, tablename } of tables) {
      const rows = await query(`select to_jsonb(t)::text as row from "${schemaname}"."${tablename}" t`)
      for (const { row } of rows) parts.push(String(row))
    }
  })
  return parts.join('\n')
}
