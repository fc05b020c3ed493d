import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './open-database.ts'

const folder = new URL('./migrations/', import.meta.url)

const prepare = `
  select pg_advisory_lock(7003637);
  do $$ begin
    if not exists (select from pg_roles where rolname = 'foyer_app') then
      begin
        create role foyer_app nologin;
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, 'foyer_app', 'member') then
      execute format('grant foyer_app to %I', current_user);
    end if;
  end $$;
  grant usage on schema public to foyer_app;
  create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
  select name from migrations;`

/**
 * Applies every migration not applied yet, each in its own transaction, in the order of their names. Two processes that
 * start together take turns. Answers the names applied.
 */
export const migrate = async (database: Database): Promise<string[]> => {
  const applied: string[] = []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await database.asOwner(async (query) => {
    const known = new Set((await query(prepare)).map((row) => row.name))
    for (const name of names.filter((one) => !known.has(one))) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      try {
        await query(`begin; ${sql}; insert into migrations (name) values ('${name}'); commit;`)
      } catch (error) {
        await query('rollback')
        throw new Error(`migration ${name} failed`, { cause: error })
      }
      applied.push(name)
    }
    await query('select pg_advisory_unlock(7003637)')
  })
  return applied
}
