import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Roots, usedBetween, usedNow } from './processes.ts'

/** Of the pool of each server's process; see open-database.ts. */
const connectionsOfProcess = 20

interface Scraped {
  /** Milliseconds since the scrape before. */
  lagP99: number
  lagMost: number
  inUse: number
  /** Seconds and number of waits for a connection, and those above 5 ms. */
  waited: number
  waits: number
  longWaits: number
}

const scrape = async (port: number): Promise<Scraped> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const value = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    return Number(line?.slice(name.length + 1) ?? 0)
  }
  const waits = value('foyer_connection_wait_seconds_count')
  return {
    lagP99: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    lagMost: value('nodejs_eventloop_lag_max_seconds') * 1000,
    inUse: value('foyer_connections'),
    waited: value('foyer_connection_wait_seconds_sum'),
    waits,
    longWaits: waits - value('foyer_connection_wait_seconds_bucket{le="0.005"}'),
  }
}

export interface Watched extends Roots {
  metricsPorts: number[]
  /** The superuser's connection. */
  database: string
}

/** What the servers and the database do from now on, until `end`. */
export const watch = async ({ metricsPorts, database, ...roots }: Watched) => {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const scrapeAll = () => Promise.all(metricsPorts.map(scrape))
  const first = await scrapeAll()
  const from = usedNow(roots)
  const waits = new Map<string, number>()
  const scraped: Scraped[][] = []
  let samples = 0
  let isOver = false
  const sample = async () => {
    const { rows } = await client.query(
      `select coalesce(wait_event_type || ' ' || wait_event, 'processor') as wait, count(*)::integer as count
         from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend' group by 1`,
    )
    samples += 1
    for (const { wait: name, count } of rows) waits.set(name, (waits.get(name) ?? 0) + count)
    if (samples % 20 === 0) scraped.push(await scrapeAll())
  }
  const sampling = (async () => {
    while (!isOver) {
      await sample()
      await wait(250)
    }
  })()
  return {
    async end() {
      const used = usedBetween(from, usedNow(roots))
      isOver = true
      await sampling
      await client.end()
      const last = await scrapeAll()
      scraped.push(last)
      const more = (part: (one: Scraped) => number) =>
        last.reduce((total, one, at) => total + part(one) - part(first[at] ?? one), 0)
      const most = (part: (one: Scraped) => number) => Math.max(...scraped.flat().map(part))
      const count = more(({ waits: one }) => one)
      const active = [...waits].map(([name, seen]) => [name, Number((seen / samples).toFixed(2))] as const)
      return {
        ...used,
        lag: {
          'p99 ms': Math.round(most(({ lagP99 }) => lagP99)),
          'most ms': Math.round(most(({ lagMost }) => lagMost)),
        },
        connections: {
          'in use at most, of each process': most(({ inUse }) => inUse),
          of: connectionsOfProcess,
          'mean wait ms': Number(((more(({ waited }) => waited) / Math.max(1, count)) * 1000).toFixed(2)),
          'waits above 5 ms, %': Number(((more(({ longWaits }) => longWaits) / Math.max(1, count)) * 100).toFixed(2)),
        },
        /** Statements under way, by what they wait for, at a moment. */
        database: Object.fromEntries(active.toSorted((a, b) => b[1] - a[1]).slice(0, 5)),
      }
    },
  }
}

export type Seen = Awaited<ReturnType<Awaited<ReturnType<typeof watch>>['end']>>

/** The resource that is used most, as a share of all that there is of it. */
export const scarcest = ({ processors, busiestThread, connections, database, parts }: Seen) => {
  const [[name, waiting] = ['', 0]] = Object.entries(database).filter(([one]) => one !== 'processor')
  const shares = {
    'the processors of the machine': processors,
    'the thread of one server process': busiestThread,
    'the connections to the database': Number(((connections['waits above 5 ms, %'] ?? 0) / 100).toFixed(2)),
    [`the database, waiting for ${name}`]: Number(
      (
        waiting /
        Math.max(
          1,
          Object.values(database).reduce((total, one) => total + one, 0),
        ) /
        2
      ).toFixed(2),
    ),
  }
  const [resource = '', share = 0] = Object.entries(shares).toSorted((a, b) => b[1] - a[1])[0] ?? []
  const others = parts['other work of the machine']
  return `${resource} (${Math.round(share * 100)} %${others > 0.2 ? `, of which ${others} processors are other work` : ''})`
}
