import pg from 'pg'

export interface Channel {
  /** Sends to every other process that listens, and to this one. What cannot be sent is lost: see `onGap`. */
  send(messages: readonly string[]): Promise<void>
  close(): Promise<void>
}

export interface ChannelListener {
  onMessage(message: string): void
  /** The connection was lost and is there again: messages may have been missed meanwhile. */
  onGap(): void
}

const secondsBetweenTries = 1

/**
 * Messages between the processes of one database, over a connection of its own. They are sent outside of the transaction
 * that they are about, since NOTIFY inside makes the commits of all transactions wait for each other.
 */
export const openChannel = (config: pg.ClientConfig, name: string, { onMessage, onGap }: ChannelListener): Channel => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let wasLost = false
  const lose = (lost: pg.Client) => {
    if (client === lost) client = undefined
    wasLost = true
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), secondsBetweenTries * 1000)
    timer.unref()
  }
  const connect = async () => {
    const next = new pg.Client(config)
    next.on('error', () => {})
    next.on('end', () => lose(next))
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await next.connect()
      await next.query(`listen ${name}`)
      if (isClosed) return await next.end()
      client = next
      if (wasLost) onGap()
    } catch {
      await next.end().catch(() => {})
      lose(next)
    }
  }
  const connecting = connect()
  return {
    async send(messages) {
      await client
        ?.query('select pg_notify($1, message) from unnest($2::text[]) as message', [name, [...messages]])
        .catch(() => {})
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await connecting
      await client?.end().catch(() => {})
    },
  }
}
