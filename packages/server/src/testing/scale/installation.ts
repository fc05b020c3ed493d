import pg from 'pg'
import type { TestFoyer } from '../start-test-foyer.ts'

/** A server over a filled database. */
export interface Installation {
  foyer: TestFoyer
  /** The superuser's connection to the database. */
  administrator: string
}

/** The rows of a statement on a connection of its own. */
export const rowsOf = async (url: string, sql: string, values: unknown[] = []): Promise<pg.QueryResultRow[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The rows of a statement that the superuser runs. */
export const look = ({ administrator }: Pick<Installation, 'administrator'>, sql: string, values: unknown[] = []) =>
  rowsOf(administrator, sql, values)
