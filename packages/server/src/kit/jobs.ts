import { isDeepStrictEqual } from 'node:util'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import type { Database, Trx } from '../db/open-database.ts'
import { afterCommit } from './transaction.ts'

/**
 * A job: a light definition known to whoever enqueues it, and a handler that is loaded when the first one comes. It is
 * written in the transaction of its cause, so it exists exactly when the cause does, and its payload (ids only, never
 * answers) is checked at both ends.
 */
export interface JobDefinition<S extends TSchema = TSchema> {
  name: string
  payload: S
  /** Waits between tries grow from retryDelay to retryDelayMax seconds. */
  retry: { limit: number; delay: number; delayMax: number }
  /** Sent by the clock (UTC) with an empty payload, once however many servers there are. */
  cron?: string
  /** So many at once on a server, and one for each key, so that nobody's slow jobs delay another's; one at a time when left out. */
  concurrency?: { jobs: number; key(payload: Static<S>): string }
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

export interface Jobs {
  send<S extends TSchema>(trx: Trx, job: JobDefinition<S>, payload: Static<S>, startAfter?: Date): Promise<void>
  start(workers: JobWorker[]): Promise<void>
  /** Stops taking jobs and waits for those under way. */
  stop(): Promise<void>
}

/** The application adds jobs in its transactions and reads none: the queue itself is the owner's. */
const grantsToApp = `
  grant usage on schema pgboss to foyer_app;
  grant select on pgboss.queue to foyer_app;
  grant insert, select (id) on pgboss.job_common to foyer_app;`

/** A try that failed. Its payload is left out, and its error may quote what a person typed. */
export interface FailedTry {
  job: string
  id: string
  tries: number
  /** It was the last one. */
  isGivenUp: boolean
}

export interface JobsOptions {
  /** An error of the queue itself. */
  onError(error: Error): void
  onFailedTry(error: unknown, failed: FailedTry): void
  /** Seconds between looks at a queue for which this server has sent nothing. */
  pollSeconds: number
  /** Jobs of the clock are sent when their time comes. Off in tests: the hour must not change what they see. */
  followsClock: boolean
}

/** A job whose server died is noticed after two of these, and tried again. */
const heartbeatSeconds = 10
const lookSeconds = 10

export const openJobs = (database: Database, options: JobsOptions): Jobs => {
  const boss = new PgBoss({
    ...('db' in database.jobs ? { ...database.jobs, backend: 'pglite' as const } : { ...database.jobs, max: 3 }),
    schema: 'pgboss',
    schedule: options.followsClock,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', options.onError)
  const workersOf = new Map<string, string[]>()
  // The server that sends a job works on it at once. NOTIFY would tell it too, but PostgreSQL commits transactions that
  // notify one by one, each waiting for the disk of the one before.
  const wake = (queue: string) => {
    for (const worker of workersOf.get(queue) ?? []) boss.notifyWorker(worker)
  }
  const tryOnce = async (
    { job, handler }: JobWorker,
    { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
  ) => {
    try {
      const run = (await handler()) as (payload: unknown) => Promise<void>
      await run(Value.Parse(job.payload, data))
    } catch (error) {
      options.onFailedTry(error, { job: job.name, id, tries: retryCount + 1, isGivenUp: retryCount >= retryLimit })
      throw error
    } finally {
      // Whichever worker has become free looks for the next one at once.
      wake(job.name)
    }
  }
  return {
    async send(trx, job, payload, startAfter) {
      await boss.send(job.name, Value.Parse(job.payload, payload) as object, {
        db: fromKysely(trx),
        ...(startAfter && { startAfter }),
        ...(job.concurrency && { group: { id: job.concurrency.key(payload) } }),
      })
      afterCommit(trx, job.name, () => wake(job.name))
    },
    async start(workers) {
      await database.asOwner(async (query) => {
        await query('select pg_advisory_lock(7003638)')
        await boss.start()
        await declareQueues(boss, workers)
        await query(grantsToApp)
        await query('select pg_advisory_unlock(7003638)')
      })
      const polling = { pollingIntervalSeconds: options.pollSeconds, batchSize: 1, includeMetadata: true } as const
      for (const worker of workers) {
        const { name, concurrency } = worker.job
        const workOptions = { ...polling, ...(concurrency && { localGroupConcurrency: 1 }) }
        const work = () =>
          boss.work(name, workOptions, async (batch) => {
            for (const one of batch) await tryOnce(worker, one)
          })
        workersOf.set(name, await Promise.all(Array.from({ length: concurrency?.jobs ?? 1 }, work)))
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  }
}

const queueOptions = ({ retry }: JobDefinition) => ({
  retryLimit: retry.limit,
  retryDelay: retry.delay,
  retryDelayMax: retry.delayMax,
  retryBackoff: true,
  notify: false,
  heartbeatSeconds,
})

/** Creates and changes what differs from the declarations: the queues of a server that starts again are there already. */
const declareQueues = async (boss: PgBoss, workers: readonly JobWorker[]) => {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]))
  for (const { job } of workers) {
    const wanted = queueOptions(job)
    const queue = queues.get(job.name)
    if (!queue) await boss.createQueue(job.name, wanted)
    else if (!isDeepStrictEqual({ ...queue, ...wanted }, queue)) await boss.updateQueue(job.name, wanted)
    if (job.cron !== undefined && schedules.get(job.name) !== job.cron) await boss.schedule(job.name, job.cron, {})
  }
}
