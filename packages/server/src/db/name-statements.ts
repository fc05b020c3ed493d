import type pg from 'pg'
import { assertDataStatement } from './data-statement.ts'

type Query = (query: string | pg.QueryConfig, values?: readonly unknown[]) => unknown

/** Statements with few fixed texts; others vary with their values. */
const isAlwaysTheSame = /^(?:select (?:\* from )?foyer_|with (?:written|removed) as \(|begin$|commit$)/

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `foyer_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Lets PostgreSQL parse and plan a statement that calls one of our functions, or ends a save with one, once for each connection instead of at every
 * call; Kysely has no names for statements. All others go by the extended protocol too, also those without values: there
 * a message is one statement, and nothing can be appended to it.
 */
export const nameStatements = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as Query
  const guarded: Query = (text, values = []) => {
    if (typeof text !== 'string') return query(text, values)
    assertDataStatement(text)
    const statement: pg.QueryConfig & { queryMode: 'extended' } = { text, values: [...values], queryMode: 'extended' }
    return query(isAlwaysTheSame.test(text) ? { ...statement, name: nameOf(text) } : statement)
  }
  Object.assign(client, { query: guarded })
}
