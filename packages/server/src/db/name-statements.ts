import type pg from 'pg'

type Ask = (query: string | pg.QueryConfig, values?: readonly unknown[]) => unknown

/** Statements that call a function of ours are few and always the same text; others vary with what they write. */
const callsOurs = /^select (?:\* from )?foyer_/

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `foyer_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Lets PostgreSQL parse and plan a statement that calls one of our functions once for each connection instead of at every
 * call. Kysely has no names for statements.
 */
export const nameStatements = (client: pg.PoolClient): void => {
  const ask = client.query.bind(client) as Ask
  const query: Ask = (text, values) =>
    typeof text === 'string' && values !== undefined && callsOurs.test(text)
      ? ask({ name: nameOf(text), text, values: [...values] })
      : ask(text, values)
  Object.assign(client, { query })
}
