import type pg from 'pg'
import { expect, test } from 'vitest'
import { nameStatements } from './name-statements.ts'

const asked = (statements: [text: string, values?: unknown[]][]) => {
  const received: unknown[] = []
  const client = { query: (query: unknown) => received.push(query) } as unknown as pg.PoolClient
  nameStatements(client)
  for (const [text, values] of statements) void client.query(text, values)
  return received
}

test('names a call of one of our functions, the same for the same text', () => {
  const [load, again, other] = asked([
    ['select * from foyer_load_application($1) as scope', ['demo']],
    ['select * from foyer_load_application($1) as scope', ['theirs']],
    ['select foyer_save_record($1) as written', [7]],
  ]) as pg.QueryConfig[]
  expect(load?.name).toMatch(/^foyer_\d+$/)
  expect(again).toEqual({ ...load, values: ['theirs'] })
  expect(other?.name).not.toBe(load?.name)
})

test('names a save with a write of its own', () => {
  const [save] = asked([
    ['with written as (update applicants set step = $1) select foyer_save_application($2)', [1, 'demo']],
  ])
  expect(save).toMatchObject({ name: expect.stringMatching(/^foyer_\d+$/) })
})

test('does not name a statement with variable text, and sends it as one statement', () => {
  const writes = 'insert into records select foyer_next_record_at($1)'
  const queryMode = 'extended'
  expect(
    asked([[writes, ['demo']], ['select 1', []], ['with write_0 as (select 1) select 1', []], ['rollback']]),
  ).toEqual([
    { text: writes, values: ['demo'], queryMode },
    { text: 'select 1', values: [], queryMode },
    { text: 'with write_0 as (select 1) select 1', values: [], queryMode },
    { text: 'rollback', values: [], queryMode },
  ])
})

test.each([
  'set role postgres',
  'RESET ROLE',
  ' reset role',
  'do $$ begin end $$',
  '/**/ set role x',
  'alter role a',
  '',
])('%j is not sent', (text) => expect(() => asked([[text]])).toThrow('statements on data'))
