import type { Database } from '../db/open-database.ts'

/**
 * Any call may change counters and idle times, and reading a list derives it again from other tables; a refused call must
 * leave everything else unchanged.
 */
const ignored = new Set(['rate_limits', 'migrations', 'deal_list', 'stale_deals'])

/**
 * One digest per table over all its rows, as the owner sees them; two equal states mean that nothing was written. All tables
 * are read by one statement, since a connection that is new plans each statement anew.
 */
export const databaseState = async ({ asOwner }: Database): Promise<Record<string, string>> => {
  const state: Record<string, string> = {}
  await asOwner(async (query) => {
    const tables = await query("select tablename from pg_tables where schemaname = 'public' order by tablename")
    const digests = tables
      .map(({ tablename }) => String(tablename))
      .filter((name) => !ignored.has(name))
      .map(
        (name) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - 'last_seen_at')::text, 0)), 0) as digest from "${name}" t`,
      )
    for (const { name, digest } of await query(digests.join(' union all '))) state[String(name)] = String(digest)
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
