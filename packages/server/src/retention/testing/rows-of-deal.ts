import type { TestFoyer } from '../../testing/start-test-foyer.ts'

export const ownerRows = async ({ services }: TestFoyer, statement: string) => {
  let rows: Record<string, unknown>[] = []
  await services.database.asOwner(async (query) => {
    rows = await query(statement)
  })
  return rows
}

/** The tables with a row that contains one of these ids or words. */
export const tablesWith = async (foyer: TestFoyer, ids: readonly (number | string)[]): Promise<string[]> => {
  const found: string[] = []
  for (const { tablename } of await ownerRows(
    foyer,
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  )) {
    const rows = await ownerRows(foyer, `select to_jsonb(t)::text as row from "${String(tablename)}" t`)
    if (rows.some(({ row }) => ids.some((id) => String(row).includes(String(id))))) found.push(String(tablename))
  }
  return found
}

/** Tables whose rows belong to an application: by a column, or by a foreign key to such a table. Each with its condition. */
export const conditionsOf = async (
  foyer: TestFoyer,
  applicationId: number,
): Promise<Map<string, (row: string) => string>> => {
  const columns = await ownerRows(
    foyer,
    `
    select c.relname as name, a.attname as col from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname ~ '(^|_)application_id$'
       and a.attname <> 'cli_application_id' and not a.attisdropped`,
  )
  const keys = await ownerRows(
    foyer,
    `
    select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
           (select string_agg(format('ROW.%I = OF.%I', c.attname, f.attname), ' and ' order by n)
              from unnest(k.conkey, k.confkey) with ordinality as pairs (con, conf, n)
              join pg_attribute c on c.attrelid = k.conrelid and c.attnum = con
              join pg_attribute f on f.attrelid = k.confrelid and f.attnum = conf) as pairs
      from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  )
  const found = new Map(
    columns.map(({ name, col }) => [String(name), (row: string) => `${row}.${String(col)} = ${applicationId}`]),
  )
  for (let grown = true; grown; ) {
    grown = false
    for (const { child, parent, pairs } of keys) {
      const above = found.get(String(parent))
      if (above === undefined || found.has(String(child))) continue
      found.set(String(child), (row) => {
        const of = `${row}_of`
        const joined = String(pairs).replaceAll('ROW.', `${row}.`).replaceAll('OF.', `${of}.`)
        return `exists (select from ${String(parent)} ${of} where ${joined} and ${above(of)})`
      })
      grown = true
    }
  }
  return found
}
