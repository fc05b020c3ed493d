import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isConfiguration } from '../serve.ts'
import { copyOfPglite, emptyPglite } from '../testing/embedded-copies.ts'
import { readCatalog } from '../testing/read-catalog.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { migrate, sqlFiles } from './migrate.ts'
import { type Database, openPglite } from './open-database.ts'

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

/** The statements that an upgrade runs itself: without comments and bodies of functions. */
const ownStatements = (sql: string) => sql.replace(/--.*$/gm, '').replace(/\$\$[\s\S]*?\$\$/g, '')
const names = (pattern: RegExp, sql: string) => [...sql.matchAll(pattern)].map(([, name = '']) => name)
const madeIn = (sql: string) => names(/site_table\('(\w+)'/g, sql)

test('a schema file that changes rows lifts the policies of the tables it reads, which hold for the owner too', () => {
  const { schema } = sqlFiles()
  const ofSites = new Set(schema.flatMap(({ sql }) => madeIn(sql)))
  const checked = schema
    .map(({ sql }) => ownStatements(sql))
    .filter((sql) => /\b(update|delete from|insert into) \w/.test(sql))
    .flatMap((sql) => {
      const used = new Set(names(/\b(?:update|delete from|insert into|from|join|using) (\w+)/g, sql))
      return [...used]
        .filter((table) => ofSites.has(table) && !madeIn(sql).includes(table))
        .map((table) => ({ sql, table }))
    })
  expect(checked.map(({ table }) => table)).toEqual(expect.arrayContaining(['applications', 'sites']))
  for (const { sql, table } of checked) {
    const [lifted, restored] = ['no force', 'force'].map((how) =>
      sql.indexOf(`alter table ${table} ${how} row level security`),
    )
    expect(lifted, table).toBeGreaterThanOrEqual(0)
    expect(restored, table).toBeGreaterThan(lifted ?? 0)
  }
})

describe('migrate', () => {
  let migrated: Blob
  let database: Database
  beforeAll(async () => {
    const pglite = await emptyPglite()
    const first = await openPglite(pglite)
    await migrate(first, { schema: [things], functions: [two, one, trigger] })
    migrated = await pglite.dumpDataDir('none')
    await first.close()
  })
  beforeEach(async () => {
    database = await openPglite(await copyOfPglite(migrated))
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
    const refused = migrate(database, { schema, functions: [] })
    await expect(refused).rejects.toThrow(message)
    // No restart of this version repairs it.
    await expect(refused.catch(isConfiguration)).resolves.toBe(true)
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
