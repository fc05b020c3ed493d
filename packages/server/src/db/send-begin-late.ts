import type pg from 'pg'

/** What a connected client has, beside its declared types. */
interface Connected {
  connection: { stream: { cork(): void; uncork(): void } }
}

/**
 * Sends BEGIN with the statement after it, in one write: a write to the socket takes more processor time than all that this process
 * does for a short statement. One always follows, at the latest the end of the transaction.
 */
export const sendBeginLate = (client: pg.PoolClient): void => {
  const { connection } = client as pg.PoolClient & Connected
  const query = client.query.bind(client) as (text: unknown, ...more: unknown[]) => unknown
  let isHeld = false
  const late = (text: unknown, ...more: unknown[]): unknown => {
    const wasHeld = isHeld
    isHeld = text === 'begin'
    if (isHeld) connection.stream.cork()
    try {
      return query(text, ...more)
    } finally {
      if (wasHeld) connection.stream.uncork()
    }
  }
  Object.assign(client, { query: late })
}
