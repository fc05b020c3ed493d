import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Database, OwnerQuery } from './open-database.ts'

/** A file of db/schema or db/functions: `schema/0003-applications.sql`. */
interface SqlFile {
  name: string
  sql: string
  /** Of the statements only: comments may be edited at any time. */
  hash: string
}

/** The database and the files of this version contradict each other; another version has to be started. */
export class OtherVersion extends Error {}

const readFiles = (folder: 'schema' | 'functions'): SqlFile[] => {
  const url = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(url)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, url), 'utf8')
      const statements = sql.replace(/^\s*--.*\n/gm, '')
      return { name: `${folder}/${name}`, sql, hash: createHash('sha256').update(statements).digest('hex') }
    })
}

/** The SQL files of a database in the order in which they are applied. */
export const sqlFiles = (): { schema: SqlFile[]; functions: SqlFile[] } => ({
  schema: readFiles('schema'),
  functions: readFiles('functions'),
})

/**
 * The role of the application, and what belongs to the database rather than to a file: a clone of a database does not inherit
 * its rights. Only the owner creates tables here, temporary ones included, which could hide ours. An owner who may not grant
 * the role has been given a separate login for it.
 */
const prepare = `
  begin;
  select pg_advisory_xact_lock(7003637);
  do $$ begin
    if not exists (select from pg_roles where rolname = 'foyer_app') then
      begin
        create role foyer_app nologin;
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, 'foyer_app', 'member') then
      begin
        execute format('grant foyer_app to %I', current_user);
      exception when insufficient_privilege then null;
      end;
    end if;
    execute format('revoke temporary on database %I from public', current_database());
    revoke create on schema public from public;
  end $$;
  grant usage on schema public to foyer_app;
  create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
  select name, hash from migrations;`

/**
 * For the schema files: row-level security, policies and rights of a table of a site. The application sees the rows of the one
 * site that foyer.site_id names, and none when it names none; the owner, in a transaction that sets foyer.backup, sees all.
 */
const siteTable = `
  create function pg_temp.site_table(p_table text, p_rights text) returns void language plpgsql as $$
  begin
    execute format('alter table %I enable row level security', p_table);
    execute format('alter table %I force row level security', p_table);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true))
                    with check (site_id = current_setting(''foyer.site_id'', true))', p_table);
    execute format('create policy backup on %I for select to current_user
                    using (current_setting(''foyer.backup'', true) = ''on'')', p_table);
    execute format('grant %s on %I to foyer_app', p_rights, p_table);
  end $$;`

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const record = ({ name, hash }: SqlFile) =>
  `insert into migrations (name, hash) values (${literal(name)}, ${literal(hash)})
   on conflict (name) do update set hash = excluded.hash, applied_at = now();`

/** The schema files that were not applied yet. Throws when the database and the files contradict each other. */
const pendingSchema = (schema: SqlFile[], applied: Map<string, string>): SqlFile[] => {
  const names = new Set(schema.map(({ name }) => name))
  for (const name of applied.keys()) {
    if (name.startsWith('schema/') && !names.has(name)) {
      throw new OtherVersion(
        `the database has ${name}, which this version does not have; start the version that applied it`,
      )
    }
  }
  for (const { name, hash } of schema) {
    if ((applied.get(name) ?? hash) !== hash) {
      throw new OtherVersion(`${name} was changed after it was applied; add a new file instead`)
    }
  }
  return schema.filter(({ name }) => !applied.has(name))
}

/**
 * Whether an earlier version of the server has filled this database, which is not changed. Throws where `migrate` would, since
 * the database and the files contradict each other.
 */
export const isOfEarlierVersion = async (database: Database): Promise<boolean> => {
  let pending: SqlFile[] = []
  await database.asOwner(async (query) => {
    const [found] = await query(
      "select to_regclass('public.migrations') is not null and to_regclass('pgboss.version') is not null as is_used",
    )
    if (!found?.is_used) return
    const rows = await query('select name, hash from migrations')
    pending = pendingSchema(readFiles('schema'), new Map(rows.map(({ name, hash }) => [String(name), String(hash)])))
  })
  return pending.length > 0
}

/** Does the work of one server at a time, of all that start on this database: what it does before its upgrade belongs to it. */
export const oneServerAtATime = async (database: Database, work: () => Promise<void>): Promise<void> => {
  // The embedded one has one server.
  if (database.kind === 'pglite') return work()
  await database.asOwner(async (query) => {
    await query('select pg_advisory_lock(7003641)')
    // The lock ends with its connection.
    await work()
  })
}

const functionOf = (file: string) => file.slice('functions/'.length, -'.sql'.length)

/**
 * Functions are dropped and created, because `create or replace` cannot change a signature; only trigger functions, which
 * have none and which triggers depend on, are replaced. Bodies are validated when all exist, so files need no order.
 */
const replaceFunctions = (changed: SqlFile[], removed: string[]) => {
  const names = (files: string[]) => `array[${files.map((file) => literal(functionOf(file))).join(', ')}]::text[]`
  const all = names([...changed.map(({ name }) => name), ...removed])
  return `
    set local check_function_bodies = off;
    do $$ declare v_function record; begin
      for v_function in
        select oid::regprocedure as signature, case when prorettype = 'trigger'::regtype then 'cascade' end as triggers from pg_proc
         where pronamespace = 'public'::regnamespace and proname = any (${all})
           and (prorettype <> 'trigger'::regtype or proname = any (${names(removed)}))
      loop
        execute format('drop function %s %s', v_function.signature, v_function.triggers);
      end loop;
    end $$;
    ${changed.map(({ sql }) => sql).join('\n')}
    set local check_function_bodies = on;
    do $$ declare v_function record; begin
      for v_function in
        select p.oid, lanname from pg_proc p join pg_language l on l.oid = prolang
         where pronamespace = 'public'::regnamespace and proname = any (${all})
      loop
        if v_function.lanname = 'plpgsql' then
          perform plpgsql_validator(v_function.oid);
        else
          perform fmgr_sql_validator(v_function.oid);
        end if;
      end loop;
    end $$;
    ${changed.map(record).join('\n')}
    delete from migrations where name = any (array[${removed.map(literal).join(', ')}]::text[]);`
}

/**
 * Brings a database to the state of db/schema and db/functions in one transaction: applies the schema files that are new, in
 * the order of their names, and replaces the functions whose text changed. Processes that start at once are serialized by a
 * lock. Returns the names of the files applied. Throws when a schema file was changed after it was applied, and when the
 * database has one that this version does not have.
 */
export const migrate = async (database: Database, { schema, functions } = sqlFiles()): Promise<string[]> => {
  const done: string[] = []
  const step = async (query: OwnerQuery, name: string, sql: string) => {
    try {
      await query(sql)
    } catch (error) {
      throw new Error(`${name} could not be applied`, { cause: error })
    }
  }
  await database.asOwner(async (query) => {
    const rows = await query(prepare)
    try {
      const applied = new Map(rows.map(({ name, hash }) => [String(name), String(hash)]))
      const pending = pendingSchema(schema, applied)
      if (pending.length > 0) {
        await query(siteTable)
        for (const file of pending) await step(query, file.name, `${file.sql}\n${record(file)}`)
        await query(
          'drop function pg_temp.site_table(text, text); grant usage on all sequences in schema public to foyer_app',
        )
      }
      const changed = functions.filter(({ name, hash }) => applied.get(name) !== hash)
      const present = new Set(functions.map(({ name }) => name))
      const removed = [...applied.keys()].filter((name) => name.startsWith('functions/') && !present.has(name))
      if (changed.length + removed.length > 0) await step(query, 'functions', replaceFunctions(changed, removed))
      await query('commit')
      done.push(...pending.map(({ name }) => name), ...changed.map(({ name }) => name), ...removed)
    } catch (error) {
      await query('rollback')
      throw error
    }
  })
  return done
}
