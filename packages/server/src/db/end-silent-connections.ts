import pg from 'pg'

interface Watching {
  /** Connects to the same database, beside the pool. */
  config: pg.ClientConfig
  /** Milliseconds without a byte of a reply after which the database is asked about a connection. */
  silence: number
  /** Milliseconds for the database to reply to that. */
  patience: number
}

/** What the pool's clients have, beside their declared types. */
interface Watched {
  connection: { stream: { destroy(): void; on(event: 'data', listener: () => void): void } }
}

interface Seen {
  /** Of its newest reply, or when it last had nothing to reply to. */
  heardAt: number
  /** Statements without their whole reply. */
  underWay: number
  /** The process of the server, and the start of that server: another one may have a process of the same number. */
  backend: string | undefined
}

const backendOf = "pid::text || ' of ' || pg_postmaster_start_time()::text"

/**
 * Ends connections whose other end is gone without a word: a machine that lost its power, a firewall that forgot them, a standby that
 * took over the address. A statement on one would wait until the system gives up sending, a quarter of an hour. The database is asked
 * over a new connection whether it still works for those that are silent; where it does not, or does not reply, they end, and their
 * statements fail as on any lost connection. Returns what ends the watch.
 */
export const endSilentConnections = (pool: pg.Pool, { config, silence, patience }: Watching) => {
  const clients = new Map<pg.PoolClient & Watched, Seen>()
  pool.on('connect', (given) => {
    const client = given as pg.PoolClient & Watched
    const seen: Seen = { heardAt: performance.now(), underWay: 0, backend: undefined }
    clients.set(client, seen)
    countStatements(client, seen)
    client.connection.stream.on('data', () => {
      seen.heardAt = performance.now()
    })
    client.once('end', () => clients.delete(client))
    client
      .query(`select ${backendOf} as backend from (select pg_backend_pid() as pid) as own`)
      .then(({ rows }) => {
        seen.backend = rows[0]?.backend
      })
      .catch(() => {}) // It is lost already.
  })
  let isAsking = false
  const look = async () => {
    const now = performance.now()
    for (const seen of clients.values()) if (seen.underWay === 0) seen.heardAt = now
    const silent = [...clients].filter(([, { heardAt }]) => now - heardAt >= silence)
    const heard = new Map(silent.map(([client, { heardAt }]) => [client, heardAt]))
    if (silent.length === 0) return
    const alive = await aliveOf(
      silent.map(([, { backend }]) => backend ?? ''),
      { ...config, connectionTimeoutMillis: patience, query_timeout: patience },
    ).catch((error: unknown) => {
      // One that takes no more connections replies, and works on.
      if (error instanceof pg.DatabaseError) return undefined
      return new Set<string>()
    })
    if (alive === undefined) return
    // One that replied meanwhile is not silent any more.
    for (const [client, { backend, heardAt }] of silent)
      if (heard.get(client) === heardAt && !alive.has(backend ?? '')) client.connection.stream.destroy()
  }
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    void look().finally(() => {
      isAsking = false
    })
  }, silence / 4)
  timer.unref()
  return () => clearInterval(timer)
}

const countStatements = (client: pg.PoolClient, seen: Seen) => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const counted = (...given: unknown[]) => {
    const reply = query(...given)
    if (!(reply instanceof Promise)) return reply
    seen.underWay += 1
    const end = () => {
      seen.underWay -= 1
    }
    reply.then(end, end)
    return reply
  }
  Object.assign(client, { query: counted })
}

const aliveOf = async (backends: readonly string[], config: pg.ClientConfig): Promise<Set<string>> => {
  const client = new pg.Client(config)
  client.on('error', () => {}) // Its statement fails by itself.
  try {
    await client.connect()
    const { rows } = await client.query<{ backend: string }>(
      `select ${backendOf} as backend from pg_stat_activity where ${backendOf} = any($1)`,
      [backends],
    )
    return new Set(rows.map(({ backend }) => backend))
  } finally {
    // Without waiting for a database that does not reply.
    client.end().catch(() => {})
  }
}
