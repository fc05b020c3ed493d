import type { Database } from '../open-database.ts'

/** The database of an earlier version, with what its server returned then; see record-baseline.ts. */
export interface Baseline {
  /** The schema files that were applied. */
  schema: string[]
  at: string
  secretKey: string
  siteId: string
  cookies: [string, string][]
  ids: { SiteID: string; UserID: string; MortgageApplicationID: number; ApplicantID: number }
  application: { Summary: { Reviewed: { Parts: { ApplicantID: number; PartHash: string }[] } } }
  /** The rows of each table as JSON; bytes as hex. */
  tables: Record<string, unknown[]>
}

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`

export const readTables = async ({ asOwner }: Database): Promise<Baseline['tables']> => {
  const tables: Baseline['tables'] = {}
  await asOwner(async (query) => {
    const names = await query(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
    )
    for (const { tablename } of names) {
      const rows = await query(`select to_jsonb(t) as row from "${tablename}" t order by to_jsonb(t)::text`)
      if (rows.length > 0) tables[String(tablename)] = rows.map(({ row }) => row)
    }
  })
  return tables
}

/** Writes rows back in any order, and lets generated ids continue after them. */
export const writeTables = ({ asOwner }: Database, tables: Baseline['tables']): Promise<void> =>
  asOwner(async (query) => {
    const statements = Object.entries(tables).map(
      ([name, rows]) =>
        `insert into "${name}" overriding system value select * from jsonb_populate_recordset(null::"${name}", ${literal(rows)});`,
    )
    await query(`
      begin;
      set local session_replication_role = replica;
      ${statements.join('\n')}
      do $$ declare v record; begin
        for v in
          select c.relname as name, a.attname as field from pg_class c join pg_attribute a on a.attrelid = c.oid
           where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''
        loop
          execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %I', v.name, v.field, v.field, v.name);
        end loop;
      end $$;
      commit;`)
  })
