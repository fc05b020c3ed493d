import { PGlite } from '@electric-sql/pglite'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readCatalog } from '../testing/read-catalog.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { migrate, sqlFiles } from './migrate.ts'
import { type Database, openPglite, pgliteOptions } from './open-database.ts'

const file = (name: string, sql: string) => ({ name, sql, hash: sql })
const things = file(
  'schema/0001-things.sql',
  "create table things (site_id text not null, name text); select pg_temp.site_table('things', 'select');",
)
const one = file(
  'functions/foyer_one.sql',
  'create function foyer_one() returns integer language sql as $$ select 1 $$;',
)
const two = file(
  'functions/foyer_two.sql',
  'create function foyer_two() returns integer language sql as $$ select foyer_one() + 1 $$;',
)
const trigger = file(
  'functions/foyer_note.sql',
  `create or replace function foyer_note() returns trigger language plpgsql as $$ begin return new; end $$;
   create or replace trigger note before insert on things for each row execute function foyer_note();`,
)

test('the schema equals the reviewed one', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  await expect(await readCatalog(database)).toMatchFileSnapshot('./testing/catalog.txt')
})

test('each function has its own file with its name', () => {
  for (const { name, sql } of sqlFiles().functions) {
    expect(
      [...sql.matchAll(/^create (?:or replace )?function (\w+)/gm)].map(([, made]) => `functions/${made}.sql`),
    ).toEqual([name])
  }
})

describe('migrate', () => {
  let migrated: Blob
  let database: Database
  beforeAll(async () => {
    const pglite = await PGlite.create(pgliteOptions)
    const first = await openPglite(pglite)
    await migrate(first, { schema: [things], functions: [two, one, trigger] })
    migrated = await pglite.dumpDataDir('none')
    await first.close()
  })
  beforeEach(async () => {
    database = await openPglite(await PGlite.create({ ...pgliteOptions, loadDataDir: migrated }))
    return () => database.close()
  })
  const read = async (sql: string) => {
    let rows: Record<string, unknown>[] = []
    await database.asOwner(async (query) => {
      rows = await query(sql)
    })
    return rows
  }
  const catalog = () => readCatalog(database)

  test('applies each file once', async () => {
    expect(await migrate(database, { schema: [things], functions: [two, one, trigger] })).toEqual([])
    expect(await read('select foyer_two() as value')).toEqual([{ value: 2 }])
  })

  test('replaces a changed function, even with another signature', async () => {
    const changed = file(
      one.name,
      'create function foyer_one() returns bigint language sql as $$ select 41::bigint $$;',
    )
    expect(await migrate(database, { schema: [things], functions: [changed, two, trigger] })).toEqual([changed.name])
    expect(await read('select foyer_two() as value')).toEqual([{ value: 42 }])
  })

  test('drops a function whose file was deleted, and its trigger', async () => {
    expect(await migrate(database, { schema: [things], functions: [one] })).toEqual([two.name, trigger.name])
    expect(await catalog()).not.toMatch(/foyer_two|foyer_note/)
  })

  test('keeps the trigger of a changed function', async () => {
    await migrate(database, { schema: [things], functions: [one, two, file(trigger.name, `${trigger.sql} select 1;`)] })
    expect(await catalog()).toContain('trigger')
  })

  test.each([
    [
      'a schema file that was changed after it was applied',
      [file(things.name, 'create table things ()')],
      /was changed after it was applied; add a new file instead/,
    ],
    ['a database of a newer version', [], /which this version does not have/],
  ])('refuses %s', async (_, schema, message) => {
    await expect(migrate(database, { schema, functions: [] })).rejects.toThrow(message)
    expect(await read('select foyer_two() as value')).toEqual([{ value: 2 }])
  })

  test.each([
    ['schema file', [things, file('schema/0002-wrong.sql', 'create table more (); create table more ();')], [one]],
    [
      'function',
      [things, file('schema/0002-more.sql', 'create table more ();')],
      [
        one,
        file(
          'functions/foyer_bad.sql',
          'create function foyer_bad() returns integer language sql as $$ select no_column $$;',
        ),
      ],
    ],
  ])('applies nothing when a %s fails, and names it', async (_, schema, functions) => {
    const before = await catalog()
    await expect(migrate(database, { schema, functions })).rejects.toThrow(
      /^(schema\/0002-wrong.sql|functions) could not be applied$/,
    )
    expect(await catalog()).toBe(before)
  })
})
