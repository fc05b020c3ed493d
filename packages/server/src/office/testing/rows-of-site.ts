import type { Database } from '../../db/open-database.ts'

/** Every row of a site in every table that has rows of sites, and its jobs. */
export const rowsOf = async ({ asOwner }: Database, site: string): Promise<Partial<Record<string, unknown[]>>> => {
  const found: Partial<Record<string, unknown[]>> = {}
  await asOwner(async (query) => {
    await query(`select set_config('foyer.site_id', $1, false)`, [site])
    const tables = await query(`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('site_id', 'slug') order by table_name`)
    for (const { table_name, column_name } of tables) {
      const rows = await query(
        `select to_jsonb(t) as row from "${table_name}" t where "${column_name}" = $1 order by 1::text`,
        [site],
      )
      if (rows.length > 0) found[String(table_name)] = rows.map(({ row }) => row)
    }
    const jobs = await query(`select name from pgboss.job where data ->> 'siteId' = $1`, [site])
    if (jobs.length > 0) found.jobs = jobs
    await query(`select set_config('foyer.site_id', '', false)`)
  })
  return found
}
