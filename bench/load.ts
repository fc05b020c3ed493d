import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RecipeDatabase, setUpAsInRecipe } from '@foyer/server/testing/recipe-database.ts'
import { rowsOf } from '@foyer/server/testing/scale/installation.ts'
import { startMailServer } from '../e2e/support/mail-server.ts'
import { newDataDir, startServer as startFoyer } from '../e2e/support/server-process.ts'
import { freePort } from '../tools/test-run/free-port.ts'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { createPostgres } from '../tools/test-run/postgres-server.ts'
import { fillAndPlan } from './load/fill.ts'
import type { Plan, Ran, Run } from './load/plan.ts'
import { type Seen, scarcest, watch } from './load/watch.ts'
import { startServer } from './measure.ts'
import { quantile } from './quantile.ts'

/**
 * `npm run bench -- load`: mixed requests of borrowers, staff and visitors at a fixed rate, from a process of its own that does not wait
 * for replies; times count from the planned moment of a request, and the aim is a p99 of 400 ms. First the highest rate that holds it,
 * in steps of LOAD_STEP_SECONDS, and the resource that gives out first: upwards from a sixth of LOAD_RATE (300 a second), since a rate
 * that is too high leaves work for the next one. Then LOAD_RATE itself for LOAD_SECONDS. LOAD_WORKERS are the installations, by the
 * number of their processes; LOAD_PARTS (baseline, aim, highest) chooses; with LOAD_STATEMENTS=1 it also prints the statements that
 * took most time.
 */
const aim = 400
/** Between two rates of the search. */
const step = 1.15
const warmSeconds = 10
const size = { applications: 1200, brokerages: 20, borrowers: 400, staff: 8 }

const at = (times: readonly number[], share: number) => Math.round(quantile(times, share))

const startGenerator = (plan: string) => {
  const child = fork(fileURLToPath(new URL('./load/generate.ts', import.meta.url)), [plan])
  const waiting = new Map<string, (value: unknown) => void>()
  child.on('message', (received: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(received)) waiting.get(name)?.(value)
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the generator ended')))
  // It also ends after the last run, when nothing waits for it.
  ended.catch(() => {})
  const message = (name: string) => Promise.race([ended, new Promise<unknown>((resolve) => waiting.set(name, resolve))])
  return {
    pid: child.pid ?? 0,
    /** `watching` begins with the first request that is counted, and ends with the last one. */
    async run(run: Run, watching: () => Promise<{ end(): Promise<Seen> } | undefined>) {
      const counting = message('counting')
      const sent = message('sent')
      const ran = message('ran')
      child.send(run)
      await counting
      const watched = await watching()
      await sent
      const seen = await watched?.end()
      return { ran: (await ran) as Ran, seen }
    },
    stop: () => child.disconnect(),
  }
}

const tableOf = ({ kinds }: Ran, seconds: number) => {
  const rowOf = (times: readonly number[]) => {
    return {
      count: times.length,
      'a second': Number((times.length / seconds).toFixed(1)),
      median: at(times, 0.5),
      p99: at(times, 0.99),
      most: at(times, 1),
    }
  }
  const others = kinds.filter(({ name }) => name !== 'upload').flatMap(({ times }) => times)
  return {
    all: rowOf(kinds.flatMap(({ times }) => times)),
    'all but uploads': rowOf(others),
    ...Object.fromEntries(kinds.map(({ name, times }) => [name, rowOf(times)])),
  }
}

const failuresOf = ({ failures }: Ran) => Object.entries(failures).map(([name, count]) => `${name}: ${count}`)

type Generator = ReturnType<typeof startGenerator>
type Watching = () => Promise<{ end(): Promise<Seen> } | undefined>

/** One run, printed. */
const measureRate = async (generator: Generator, title: string, run: Omit<Run, 'warmSeconds'>, watching: Watching) => {
  const before = loadavg()[0] ?? 0
  const { ran, seen } = await generator.run({ ...run, warmSeconds }, watching)
  const rows = tableOf(ran, run.seconds)
  console.log(
    `\n${title}: ${run.rate} requests a second for ${run.seconds} s, milliseconds. Load before: ${before.toFixed(1)}.\n`,
  )
  console.table(rows)
  const failures = failuresOf(ran)
  console.log(`Failures: ${failures.join('; ') || 'none'}.`)
  console.log(
    `Under way at most: ${ran.mostUnderWay}. Sent late at most: ${Math.round(ran.sentLate)} ms. Events received: ${ran.events}.`,
  )
  if (seen) {
    console.log('Processors in use:', seen.parts)
    console.log(`Busiest thread of a server process: ${seen.busiestThread}. Event loop:`, seen.lag)
    console.log('Connections:', seen.connections)
    console.log('Statements under way, by what they wait for:', seen.database)
    console.log(`Used most: ${scarcest(seen)}.`)
  }
  const holds = (row: { p99: number }) => failures.length === 0 && row.p99 <= aim
  return { rate: run.rate, rows, failures, seen, holds: holds(rows.all), others: holds(rows['all but uploads']) }
}

type Step = Awaited<ReturnType<typeof measureRate>>

/** Up from the rate until it does not hold, or down until it does. */
const search = async (first: number, measure: (rate: number) => Promise<Step>, holds: (one: Step) => boolean) => {
  const seen = new Map<number, Step>()
  const measured = async (rate: number) => {
    const known = seen.get(rate) ?? (await measure(rate))
    seen.set(rate, known)
    return known
  }
  const isUp = holds(await measured(first))
  for (let exponent = 1; ; exponent += 1) {
    const rate = Math.round(first * step ** (isUp ? exponent : -exponent))
    const next = await measured(rate)
    if (rate < 10) return { seen: [...seen.values()], highest: undefined, failing: next }
    if (holds(next) === isUp) continue
    const other = seen.get(Math.round(first * step ** ((isUp ? 1 : -1) * (exponent - 1))))
    return { seen: [...seen.values()], highest: isUp ? other : next, failing: isUp ? next : other }
  }
}

interface Settings {
  rate: number
  seconds: number
  stepSeconds: number
  parts: readonly string[]
}

const measureInstallation = async (
  workers: number,
  settings: Settings,
  generator: Generator,
  start: (
    workers: number,
  ) => Promise<{ url: string; watching: (generator: number) => Watching; stop: () => Promise<void> }>,
) => {
  const { rate, seconds, stepSeconds, parts } = settings
  const server = await start(workers)
  const name = `${workers} ${workers === 1 ? 'process' : 'processes'}`
  const measure = (title: string, one: number, during: number) =>
    measureRate(
      generator,
      `${name}, ${title}`,
      { url: server.url, rate: one, seconds: during },
      server.watching(generator.pid),
    )
  const rows: object[] = []
  const note = (what: string, one: Step | undefined) =>
    rows.push({
      processes: workers,
      what,
      'a second': one?.rate ?? 'none',
      p99: one?.rows.all.p99,
      'p99 but uploads': one?.rows['all but uploads'].p99,
      failures: one?.failures.length,
      'used most': one?.seen && scarcest(one.seen),
    })
  try {
    if (parts.includes('highest')) {
      const all = await search(
        Math.round(rate / 6),
        (one) => measure('search', one, stepSeconds),
        ({ holds }) => holds,
      )
      note(`highest with p99 of ${aim} ms`, all.highest)
      note('the next one', all.failing)
      const but = await search(
        all.highest?.rate ?? Math.round(rate / 6),
        async (one) =>
          all.seen.find((known) => known.rate === one) ?? measure('search, all but uploads', one, stepSeconds),
        ({ others }) => others,
      )
      note(`highest with p99 of ${aim} ms but uploads`, but.highest)
      note('the next one', but.failing)
    }
    if (parts.includes('aim')) note('the aim', await measure('the aim', rate, seconds))
  } finally {
    await server.stop()
  }
  return rows
}

const measureBare = async (plan: string, { rate, seconds }: Settings) => {
  const bare = await startServer('load-bare.ts', undefined)
  const generator = startGenerator(plan)
  try {
    const run = { url: bare.ready.address, rate, seconds, onlyStatus: true }
    await measureRate(generator, 'Baseline, a bare Fastify that replies at once', run, async () => undefined)
  } finally {
    generator.stop()
    await bare.stop()
  }
}

export const benchLoad = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const { LOAD_RATE = '300', LOAD_SECONDS = '120', LOAD_STEP_SECONDS = '30', LOAD_WORKERS = '1,2' } = process.env
  const parts = (process.env.LOAD_PARTS ?? 'baseline,aim,highest').split(',')
  const settings = {
    rate: Number(LOAD_RATE),
    seconds: Number(LOAD_SECONDS),
    stepSeconds: Number(LOAD_STEP_SECONDS),
    parts,
  }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-load-'))
  const mail = await startMailServer(0, { stores: false })
  const statements = process.env.LOAD_STATEMENTS === '1'
  const postgres = await createPostgres(binaries, {
    parent: tmpdir(),
    settings: statements ? { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' } : {},
  })
  const secretKey = randomBytes(32)
  try {
    await postgres.start()
    const database = await setUpAsInRecipe(postgres.url)
    // Of every run the leads, and as many again for a search that goes far up.
    const leads = Math.ceil(settings.rate * 0.025 * (settings.seconds + settings.stepSeconds * 12) * 2.5)
    const plan: Plan = await fillAndPlan(database, secretKey, { ...size, leads })
    const file = join(folder, 'plan.json')
    writeFileSync(file, JSON.stringify(plan))
    console.log(
      `${availableParallelism()} processors, PostgreSQL ${postgres.version()} with fsync, ${size.applications} applications of ${size.brokerages} brokerages, ${plan.streams.length} streams of events. Load: ${loadavg()[0]?.toFixed(1)}.`,
    )
    if (statements) await rowsOf(database.administrator, 'create extension pg_stat_statements')
    if (parts.includes('baseline')) await measureBare(file, settings)
    const start = (workers: number) => startInstallation(workers, { mail, database, secretKey, data: postgres.data })
    const rows: object[] = []
    // One for all installations: a lead is sent once.
    const generator = startGenerator(file)
    for (const workers of LOAD_WORKERS.split(',').map(Number))
      rows.push(...(await measureInstallation(workers, settings, generator, start)))
    generator.stop()
    if (statements) console.table(await topStatements(database.administrator))
    console.log('\nIn short, milliseconds:\n')
    console.table(rows)
  } finally {
    await postgres.stop()
    postgres.remove()
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Those that took most of the time; what a function runs is counted in it as well. */
const topStatements = (url: string) =>
  rowsOf(
    url,
    `select round(total_exec_time)::integer as ms, calls::integer, round(mean_exec_time::numeric, 2)::float as mean, toplevel,
            left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as statement
       from pg_stat_statements order by total_exec_time desc limit 25`,
  )

interface Around {
  mail: { url: string }
  database: RecipeDatabase
  secretKey: Buffer
  data: string
}

const startInstallation = async (workers: number, { mail, database, secretKey, data }: Around) => {
  const dataDir = newDataDir({ embedded: false })
  const firstPort = await freePort()
  const logins = database.logins as Required<typeof database.logins> & { ownerUrl: string }
  const server = await startFoyer({
    smtpUrl: mail.url,
    dataDir,
    logins,
    environment: {
      SECRET_KEY: secretKey.toString('base64'),
      WORKERS: String(workers),
      METRICS_PORT: String(firstPort + 1000),
      TRUSTED_PROXIES: '127.0.0.0/8',
      LOG_LEVEL: 'info',
    },
  })
  const metricsPorts = Array.from({ length: workers }, (_, slot) => firstPort + 1000 + slot)
  return {
    url: `http://127.0.0.1:${server.port}`,
    watching:
      (generator: number): Watching =>
      () =>
        watch({
          server: server.pid,
          postgres: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
          generator,
          metricsPorts,
          database: database.administrator,
        }),
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
