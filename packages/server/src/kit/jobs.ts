import { fromKysely, PgBoss } from 'pg-boss'
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
}

export const defineJob = <S extends TSchema>(job: JobDefinition<S>): JobDefinition<S> => job

export interface JobWorker {
  job: JobDefinition
  handler: () => Promise<(payload: never) => Promise<void>>
}

/** Thrown by work that used up its limits: it is tried three times at most, whatever the job's own limit. */
export class CostlyFailure extends Error {}
const mostCostlyRetries = 2

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

export interface JobsOptions {
  onError(error: Error): void
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
  const workersOf = new Map<string, string>()
  // The server that sends a job works on it at once. NOTIFY would tell it too, but PostgreSQL commits transactions that
  // notify one by one, each waiting for the disk of the one before.
  const wake = (queue: string) => {
    const worker = workersOf.get(queue)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  return {
    async send(trx, job, payload, startAfter) {
      await boss.send(job.name, Value.Parse(job.payload, payload) as object, {
        db: fromKysely(trx),
        ...(startAfter && { startAfter }),
      })
      afterCommit(trx, job.name, () => wake(job.name))
    },
    async start(workers) {
      await database.asOwner(async (query) => {
        await query('select pg_advisory_lock(7003638)')
        await boss.start()
        for (const { job } of workers) {
          await boss.createQueue(job.name, queueOptions(job))
          await boss.updateQueue(job.name, queueOptions(job))
          // The first send to a queue looks it up on the main connection, which an embedded database has only one of:
          // inside a transaction that would wait for ever.
          await boss.getQueue(job.name)
          if (job.cron !== undefined) await boss.schedule(job.name, job.cron, {})
        }
        await query(grantsToApp)
        await query('select pg_advisory_unlock(7003638)')
      })
      const polling = { pollingIntervalSeconds: options.pollSeconds, batchSize: 1, includeMetadata: true } as const
      for (const { job, handler } of workers) {
        const worker = await boss.work(job.name, polling, async (batch) => {
          const run = (await handler()) as (payload: unknown) => Promise<void>
          for (const { id, data, retryCount } of batch) {
            try {
              await run(Value.Parse(job.payload, data))
            } catch (error) {
              if (error instanceof CostlyFailure) {
                options.onError(error)
                if (retryCount >= mostCostlyRetries) await boss.cancel(job.name, id)
              }
              throw error
            }
          }
        })
        workersOf.set(job.name, worker)
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
