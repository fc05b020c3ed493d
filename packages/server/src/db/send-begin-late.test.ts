import type pg from 'pg'
import { expect, test } from 'vitest'
import { sendBeginLate } from './send-begin-late.ts'

/** What the server receives at a time, for statements of which some cannot be sent. */
const writesOf = (statements: string[], fails: string[] = []) => {
  const writes: string[][] = []
  let held: string[] = []
  let corks = 0
  const flush = () => {
    if (corks > 0 || held.length === 0) return
    writes.push(held)
    held = []
  }
  const stream = {
    cork: () => {
      corks += 1
    },
    uncork: () => {
      corks -= 1
      flush()
    },
  }
  const query = (text: string) => {
    if (fails.includes(text)) throw new Error('cannot be sent')
    held.push(text)
    flush()
  }
  const client = { connection: { stream }, query } as unknown as pg.PoolClient
  sendBeginLate(client)
  for (const text of statements)
    try {
      void client.query(text)
    } catch {}
  return writes
}

test('the start of a transaction is written with its first statement, and every other statement by itself', () => {
  expect(writesOf(['select 1', 'begin', 'select 2', 'select 3', 'commit', 'begin', 'select 4', 'commit'])).toEqual([
    ['select 1'],
    ['begin', 'select 2'],
    ['select 3'],
    ['commit'],
    ['begin', 'select 4'],
    ['commit'],
  ])
})

test('a transaction without a statement is written at its end', () => {
  expect(writesOf(['begin', 'rollback', 'select 1'])).toEqual([['begin', 'rollback'], ['select 1']])
})

test('a first statement that cannot be sent holds nothing back', () => {
  expect(writesOf(['begin', 'set role x', 'rollback', 'select 1'], ['set role x'])).toEqual([
    ['begin'],
    ['rollback'],
    ['select 1'],
  ])
})
