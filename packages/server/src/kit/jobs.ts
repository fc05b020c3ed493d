import { isDeepStrictEqual } from 'node:util'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import type { Database, OwnerQuery, Trx } from '../db/open-database.ts'
import { countGivenUp } from './given-up-jobs.ts'
import type { DealChange, Live } from './live.ts'
import { metrics, type State } from './metrics.ts'
import { dueJobs, pollQueues } from './poll-queues.ts'
import { asCaller, causeOfWork } from './share-connections.ts'
import { traceJob } from './traces.ts'
import { afterCommit } from './transaction.ts'

/**
 * A job: a small definition, imported by senders, and a handler that is loaded with the first job. It is written in the
 * transaction of its cause, so it exists exactly when the cause does. Its payload (ids only, never answers) is checked
 * at both ends.
 */
export interface JobDefinition<S extends TSchema = TSchema> {
  name: string
  payload: S
  /** Waits between tries grow from `delay` to `delayMax` seconds. `by`: the job that makes every try after the first. */
  retry: Tries | { by: JobDefinition }
  /** Sent on schedule (UTC) with an empty payload, once for all servers, and not while one is queued, under way or to be retried. */
  cron?: string
  /** Seconds after which one of a schedule counts as hung, and is begun again; by default six hours. */
  hungAfter?: number
  /** The deal that a done job has changed, for the open pages of staff. */
  changes?(payload: Static<S>): Pick<DealChange, 'siteId' | 'application' | 'kind'>
  /** Concurrent jobs on a server; by default one. */
  concurrency?: Concurrency<Static<S>>
}

interface Tries {
  limit: number
  delay: number
  delayMax: number
}

interface Concurrency<Payload> {
  jobs: number
  /** Jobs of the same key run one at a time, so that slow ones delay none of another key. */
  key(payload: Payload): string
  /**
   * Jobs of the same order key are done in the order in which they were sent, on all servers: those after one whose
   * server ended wait for its next try. The `key` alone keeps no order, as several workers fetch at once.
   */
  order?(payload: Payload): string
  /**
   * A job that runs for longer than `after` seconds leaves its place to the next one; at most `jobs` such. For `rest`
   * seconds, the job of the later tries does the jobs of its key.
   */
  slow?: { after: number; jobs: number; rest: number }
}

export const defineJob = <S extends TSchema>(job: JobDefinition<S>): JobDefinition<S> => job

export interface JobWorker {
  job: JobDefinition
  handler: () => Promise<(payload: never) => Promise<void>>
}

/** Ties a definition to its lazily loaded handler; the payload's type must fit. */
export const workOn = <S extends TSchema>(
  job: JobDefinition<S>,
  handler: () => Promise<(payload: Static<S>) => Promise<void>>,
): JobWorker => ({ job, handler })

/** The same workers, whose jobs announce what they changed. */
export const announcing = (live: Pick<Live, 'changed'>, workers: readonly JobWorker[]): JobWorker[] =>
  workers.map(({ job, handler }) => ({
    job,
    handler: async () => {
      const work = await handler()
      return async (payload) => {
        await work(payload)
        const changed = job.changes?.(payload)
        if (changed) live.changed({ ...changed, by: '' })
      }
    },
  }))

export interface Jobs {
  send<S extends TSchema>(trx: Trx, job: JobDefinition<S>, payload: Static<S>, startAfter?: Date): Promise<void>
  start(workers: JobWorker[]): Promise<void>
  /** The jobs that are due or to be tried again, by queue. */
  waiting(): ReturnType<State['queues']>
  /** Those that failed at their last try in so many days, by queue. */
  givenUp(days: number): ReturnType<State['givenUp']>
  /** Stops taking jobs and waits for those under way. */
  stop(): Promise<void>
}

/** What the library stores of a try whose server ended. */
const isLost = (output: unknown) => isDeepStrictEqual(output, { value: { message: 'job heartbeat timeout' } })

/** The application may only add jobs, in its transactions; the owner runs the queue. */
const grantsToApp = `
  grant usage on schema pgboss to foyer_app;
  grant select on pgboss.queue to foyer_app;
  grant insert, select (id) on pgboss.job_common to foyer_app;`

/** A job cannot be done yet, which is no failure: it is retried, and reported only after the last try. */
export class JobDelayed extends Error {}

/** One try of a job, without its payload. */
export interface Try {
  job: string
  id: string
  tries: number
  /** The request that caused the job; undefined for those of a schedule. */
  causedBy: string | undefined
}

export type Outcome = 'done' | 'delayed' | 'failed' | 'given-up'

export interface JobsOptions {
  /** An error of the queue itself. */
  onError(error: Error): void
  /** `error` may quote user input; undefined for a try that succeeded. */
  onTried(tried: Try, outcome: Outcome, error?: unknown): void
  /** Seconds between polls of the queues, for the jobs of other servers and those that were to wait. */
  pollSeconds: number
  /** Whether scheduled jobs are sent. Off in tests, whose results must not depend on the time. */
  followsClock: boolean
}

/** The job of a dead server is detected after two of these, and retried. */
const heartbeatSeconds = 10
const lookSeconds = 10
/** Of the workers themselves, should a poll of the queues have missed a job. */
const ownPollSeconds = 60
const mostSlowKeys = 10_000
/**
 * Tries in a row that were lost with their server, after which a job is given up, or left to the job of its later tries, which gives
 * it up after as many: it probably ends its server each time.
 */
const mostLostTries = 5

const queueOf = ({ jobs }: Database) => ({
  ...('db' in jobs ? { ...jobs, backend: 'pglite' as const } : { ...jobs, max: 3 }),
  schema: 'pgboss',
})

/** The queue's own tables, without any queue, for a restored backup. */
export const createQueueTables = async (database: Database): Promise<void> => {
  const boss = new PgBoss({ ...queueOf(database), supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

export const openJobs = (database: Database, options: JobsOptions): Jobs => {
  const boss = new PgBoss({
    ...queueOf(database),
    schedule: options.followsClock,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', options.onError)
  const workersOf = new Map<string, string[]>()
  /** Workers with a job, which fetch again at its end. */
  const busy = new Set<string>()
  // The server that sends a job runs it at once. NOTIFY would reach all servers, but PostgreSQL serializes the commits
  // of transactions that notify, each waiting for the disk.
  // One free worker, which wakes the next one where it finds a job: each that is woken asks the database.
  const wake = (queue: string) => {
    const free = workersOf.get(queue)?.find((worker) => !busy.has(worker))
    if (free !== undefined) boss.notifyWorker(free)
  }
  let isStopping = false
  let endPolling = () => Promise.resolve()
  const starters = new Map<string, () => Promise<string>>()
  const slowJobs = new Map<string, number>()
  const addWorker = async (queue: string) => {
    const id = await starters.get(queue)?.()
    if (id === undefined) return undefined
    workersOf.set(queue, [...(workersOf.get(queue) ?? []), id])
    boss.notifyWorker(id)
    return id
  }
  const removeWorker = async (queue: string, id: string) => {
    workersOf.set(queue, workersOf.get(queue)?.filter((one) => one !== id) ?? [])
    await boss.offWork(queue, { id, wait: false })
  }
  /** Until when, in milliseconds, a key counts as slow; the oldest first. */
  const slowKeys = new Map<string, number>()
  const slowKeyOf = ({ name, concurrency }: JobDefinition, data: unknown) =>
    `${name} ${concurrency?.key(data as never)}`
  const noteSlow = (key: string, rest: number) => {
    slowKeys.delete(key)
    slowKeys.set(key, Date.now() + rest * 1000)
    const [oldest] = slowKeys.size > mostSlowKeys ? slowKeys.keys() : []
    if (oldest !== undefined) slowKeys.delete(oldest)
  }
  const isSlow = (job: JobDefinition, data: unknown) => (slowKeys.get(slowKeyOf(job, data)) ?? 0) > Date.now()
  /** Gives the place of a job to another worker once it is slow, until `end` is called. */
  const replaceIfSlow = (job: JobDefinition, data: unknown) => {
    const { name, concurrency } = job
    const slow = concurrency?.slow
    if (!slow) return { end: () => {} }
    let added: Promise<string | undefined> | undefined
    const count = (change: number) => slowJobs.set(name, (slowJobs.get(name) ?? 0) + change)
    const timer = setTimeout(() => {
      noteSlow(slowKeyOf(job, data), slow.rest)
      if (isStopping || (slowJobs.get(name) ?? 0) >= slow.jobs) return
      count(1)
      added = addWorker(name).catch((error: Error) => void options.onError(error))
    }, slow.after * 1000)
    return {
      end: () => {
        clearTimeout(timer)
        if (!added) return
        count(-1)
        added.then((id) => (id === undefined ? undefined : removeWorker(name, id))).catch(options.onError)
      },
    }
  }
  /** How many tries of the job were lost in a row, before this one. */
  const countLost = async ({ id, data, output }: JobWithMetadata<unknown>, isLeft: boolean) => {
    const { lost: before = 0 } = data as { lost?: number }
    const lost = isLost(output) ? before + 1 : 0
    if (lost === before) return lost
    // One that is left to another job must not end as failed where its server ends again just then: later ones of its order wait for it.
    const values = [id, JSON.stringify({ lost }), lost >= mostLostTries && !isLeft]
    await boss.getDb().executeSql(
      `update pgboss.job_common set data = data || $2::jsonb, retry_limit = case when $3 then retry_count else retry_limit end
        where id = $1`,
      values,
    )
    return lost
  }
  const tryOnce = async ({ job, handler }: JobWorker, found: JobWithMetadata<unknown>) => {
    const { id, data, retryCount, retryLimit } = found
    const { causedBy, lost: _, ...payload } = data as { causedBy?: string; lost?: number }
    const by = 'by' in job.retry ? job.retry.by : undefined
    const lost = await countLost(found, by !== undefined)
    const leaveTo = (other: JobDefinition, wait = {}) =>
      boss.send(other.name, data as object, { ...groupOf(other, data), ...wait })
    if (by !== undefined && isSlow(job, data)) {
      await leaveTo(by)
      return wake(by.name)
    }
    const replaced = replaceIfSlow(job, data)
    const measured = metrics.jobSeconds.startTimer({ job: job.name })
    const ended = (outcome: Outcome, error?: unknown) => {
      metrics.jobs.inc({ job: job.name, outcome })
      options.onTried({ job: job.name, id, tries: retryCount + 1, causedBy }, outcome, error)
    }
    try {
      if (lost >= mostLostTries) throw new Error(`its server ended in ${lost} tries in a row`)
      const run = (await handler()) as (payload: unknown) => Promise<void>
      const work = () => run(Value.Parse(job.payload, payload))
      await asCaller({ address: '', requestId: causedBy }, () => traceJob(job.name, causedBy, work))
      ended('done')
    } catch (error) {
      const isGivenUp = by === undefined && (lost >= mostLostTries || retryCount >= retryLimit)
      ended(isGivenUp ? 'given-up' : error instanceof JobDelayed ? 'delayed' : 'failed', error)
      if (by === undefined) throw error
      await leaveTo(by, { startAfter: triesOf(by).delay })
    } finally {
      measured()
      replaced.end()
    }
  }
  return {
    async send(trx, job, payload, startAfter) {
      const causedBy = causeOfWork()
      const data = { ...(Value.Parse(job.payload, payload) as object), ...(causedBy !== undefined && { causedBy }) }
      await boss.send(job.name, data, {
        db: fromKysely(trx),
        ...(startAfter && { startAfter }),
        ...groupOf(job, payload),
      })
      afterCommit(trx, job.name, () => wake(job.name))
    },
    async start(workers) {
      await database.asOwner(async (query) => {
        await query('select pg_advisory_lock(7003638)')
        await boss.start()
        await declareQueues(boss, workers, query)
        await query(grantsToApp)
        await query('select pg_advisory_unlock(7003638)')
      })
      const polling = { pollingIntervalSeconds: ownPollSeconds, batchSize: 1, includeMetadata: true } as const
      for (const worker of workers) {
        const { name, concurrency } = worker.job
        const workOptions = { ...polling, ...(concurrency && { localGroupConcurrency: 1 }) }
        const work = async () => {
          let id = ''
          id = await boss.work(name, workOptions, async (batch) => {
            busy.add(id)
            wake(name)
            try {
              for (const one of batch) await tryOnce(worker, one)
            } finally {
              busy.delete(id)
              // It fetches the next job at once.
              boss.notifyWorker(id)
            }
          })
          return id
        }
        starters.set(name, work)
        workersOf.set(name, await Promise.all(Array.from({ length: concurrency?.jobs ?? 1 }, work)))
      }
      endPolling = pollQueues(boss, { seconds: options.pollSeconds, wake, onError: options.onError })
    },
    async waiting() {
      const { rows } = await boss.getDb().executeSql(dueJobs)
      return rows.map(({ name, jobs, seconds }) => ({
        queue: String(name),
        jobs: Number(jobs),
        oldestSeconds: Number(seconds),
      }))
    },
    async givenUp(days) {
      const { rows } = await boss.getDb().executeSql(countGivenUp, [days])
      return rows.map(({ name, jobs }) => ({ queue: String(name), jobs: Number(jobs) }))
    },
    async stop() {
      isStopping = true
      await endPolling()
      await boss.stop({ graceful: true, timeout: 10_000, close: true })
    },
  }
}

/** The tries of a job, in its own queue or in another one. */
const triesOf = ({ retry }: JobDefinition): Tries => ('by' in retry ? triesOf(retry.by) : retry)

const groupOf = ({ concurrency }: JobDefinition, payload: unknown) =>
  concurrency && {
    group: { id: concurrency.key(payload as never) },
    ...(concurrency.order && { singletonKey: concurrency.order(payload as never) }),
  }

// A job whose later tries another one makes has them too: its server may end during the first one.
const queueOptions = (job: JobDefinition) => ({
  retryLimit: triesOf(job).limit,
  retryDelay: triesOf(job).delay,
  retryDelayMax: triesOf(job).delayMax,
  retryBackoff: true,
  notify: false,
  heartbeatSeconds,
  // A job whose server ended is found by its heartbeat. One of a schedule that is slow is not begun again beside itself.
  expireInSeconds: job.hungAfter ?? (job.cron === undefined ? 15 * 60 : 6 * 60 * 60),
})

/** A schedule has one job at a time, on all servers; the next one does what a skipped one would have done. */
const policyOf = ({ cron, concurrency }: JobDefinition) => {
  if (cron !== undefined) return 'exclusive'
  return concurrency?.order ? 'key_strict_fifo' : 'standard'
}

/** Creates queues, and changes those that differ from their declarations. */
const declareQueues = async (boss: PgBoss, workers: readonly JobWorker[], query: OwnerQuery) => {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]))
  for (const { job } of workers) {
    const wanted = queueOptions(job)
    const queue = queues.get(job.name)
    const policy = policyOf(job)
    if (!queue) await boss.createQueue(job.name, { ...wanted, policy })
    else if (!isDeepStrictEqual({ ...queue, ...wanted }, queue)) await boss.updateQueue(job.name, wanted)
    // The queue's library changes the policy of no queue that exists. A job takes that of its queue when it is sent, and one with
    // another policy would never be fetched.
    if (queue && queue.policy !== policy) {
      await query('update pgboss.queue set policy = $1 where name = $2', [policy, job.name])
      await query(
        `update pgboss.job_common set policy = $1, singleton_key = coalesce(singleton_key, id::text)
          where name = $2 and state < 'completed'`,
        [policy, job.name],
      )
    }
    if (job.cron !== undefined && schedules.get(job.name) !== job.cron) await boss.schedule(job.name, job.cron, {})
  }
}
