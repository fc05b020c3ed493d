import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What the process counts, for Prometheus (docs/operations.md). Labels have values of the program alone: routes, names of jobs
 * and limits, error keys. None names a person, a site or an application.
 */
export const registry = new Registry()
const registers = [registry]

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The services that cost money by the use, and whose uses anyone on the internet causes. */
export const paidServices = ['addresses', 'texts'] as const

export const metrics = {
  requests: new Counter({
    registers,
    name: 'foyer_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
  }),
  requestSeconds: new Histogram({
    registers,
    name: 'foyer_request_seconds',
    help: 'Time from a request to the end of its reply, by route.',
    labelNames: ['route'],
    buckets: seconds,
  }),
  errors: new Counter({
    registers,
    name: 'foyer_errors_total',
    help: 'Replies with an error, by its key.',
    labelNames: ['key'],
  }),
  limited: new Counter({
    registers,
    name: 'foyer_limited_total',
    help: 'What a limit refused, by its name.',
    labelNames: ['limit'],
  }),
  paidUses: new Counter({
    registers,
    name: 'foyer_paid_uses_total',
    help: 'Look-ups for the paid address service and text messages, by service: asked, or kept from it by a budget of the caller, network, site or installation.',
    labelNames: ['service', 'outcome'],
  }),
  uploads: new Counter({
    registers,
    name: 'foyer_uploads_total',
    help: 'Files sent, by outcome: stored, failed, or the key of the refusal.',
    labelNames: ['outcome'],
  }),
  uploadBytes: new Counter({
    registers,
    name: 'foyer_upload_bytes_total',
    help: 'Bytes of the files that were stored.',
  }),
  statementSeconds: new Histogram({
    registers,
    name: 'foyer_statement_seconds',
    help: 'Time of the statements of requests and jobs in the database.',
    buckets: seconds,
  }),
  statementErrors: new Counter({
    registers,
    name: 'foyer_statement_errors_total',
    help: 'Statements that failed, by SQLSTATE or the code of the connection’s error.',
    labelNames: ['code'],
  }),
  connectionSeconds: new Histogram({
    registers,
    name: 'foyer_connection_wait_seconds',
    help: 'Time for which work waited for a connection to the database.',
    buckets: seconds,
  }),
  connections: new Gauge({
    registers,
    name: 'foyer_connections',
    help: 'Connections to the database that are in use.',
  }),
  jobSeconds: new Histogram({
    registers,
    name: 'foyer_job_seconds',
    help: 'Time of the tries of a job, by its name.',
    labelNames: ['job'],
    buckets: [...seconds, 120, 600],
  }),
  jobs: new Counter({
    registers,
    name: 'foyer_jobs_total',
    help: 'Tries of jobs by name and outcome: done, delayed, failed or given-up. Mails and text messages are jobs.',
    labelNames: ['job', 'outcome'],
  }),
}

// An increase from nothing to one is none for Prometheus, so what an alert asks for begins with 0.
for (const outcome of ['Unavailable', 'failed']) metrics.uploads.inc({ outcome }, 0)
for (const service of paidServices)
  for (const outcome of ['asked', 'caller', 'network', 'site', 'installation'])
    metrics.paidUses.inc({ service, outcome }, 0)

/** What a scrape asks of the database and the backups, the same in every process. */
export interface State {
  /** Jobs that are due or to be tried again, by queue, with the seconds for which the oldest of them has waited. */
  queues(): Promise<readonly { queue: string; jobs: number; oldestSeconds: number }[]>
  /** How many failed at their last try within a day, by queue. */
  givenUp(): Promise<readonly { queue: string; jobs: number }[]>
  /** Whether the scanner replies; undefined without one. */
  scannerIsUp(): Promise<boolean | undefined>
  /** When the certificate that seals ends; undefined for a key of ours. */
  certificateEnd: Date | undefined
  /** Since the newest backup, or without any since the process started; undefined where none are made. */
  backupSeconds(): Promise<number | undefined>
}

const longestAsked = 2000

/** A database or disk that is silent must not keep a scrape from its end. */
export const inTime = async <T>(asked: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no reply in time')), longestAsked)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Adds the metrics of the state. What cannot be asked is missing in a scrape, which `foyer_database_up`
 * shows of the database: the rest is needed most then.
 */
export const collectState = (state: State): void => {
  let asked: ReturnType<State['queues']> | undefined
  // The gauges of one scrape are collected at the same time.
  const queues = () => {
    asked ??= inTime(state.queues()).finally(() => {
      asked = undefined
    })
    return asked
  }
  const queueGauge = (name: string, help: string, value: 'jobs' | 'oldestSeconds') =>
    new Gauge({
      ...{ registers, name, help, labelNames: ['queue'] },
      async collect() {
        this.reset()
        for (const one of await queues().catch(() => [])) this.set({ queue: one.queue }, one[value])
      },
    })
  queueGauge('foyer_queue_jobs', 'Jobs of a queue that are due, or to be tried again, and not under way.', 'jobs')
  queueGauge(
    'foyer_queue_oldest_seconds',
    'Seconds for which the oldest job of a queue has waited: since it was due, or since it was sent where its tries failed.',
    'oldestSeconds',
  )
  // Not by the counter of tries: a job that ends its process is given up by one that has just started, whose counter has no past.
  new Gauge({
    ...{ registers, name: 'foyer_jobs_given_up', labelNames: ['queue'] },
    help: 'Jobs that failed at their last try within a day, by queue.',
    async collect() {
      this.reset()
      for (const { queue, jobs } of await inTime(state.givenUp()).catch(() => [])) this.set({ queue }, jobs)
    },
  })
  new Gauge({
    registers,
    name: 'foyer_database_up',
    help: 'Whether the database replied to this scrape.',
    async collect() {
      this.set(
        await queues().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    registers,
    name: 'foyer_scanner_up',
    help: 'Whether the virus scanner replied to this scrape; missing without one.',
    async collect() {
      const isUp = await inTime(state.scannerIsUp()).catch(() => false)
      if (isUp === undefined) this.remove()
      else this.set(isUp ? 1 : 0)
    },
  })
  if (state.certificateEnd !== undefined)
    new Gauge({
      registers,
      name: 'foyer_seal_certificate_end_timestamp_seconds',
      help: 'When the certificate that seals documents ends; missing for a key of ours.',
    }).set(state.certificateEnd.getTime() / 1000)
  new Gauge({
    registers,
    name: 'foyer_backup_age_seconds',
    help: 'Seconds since the newest backup, or without any since the start; missing where none are made.',
    async collect() {
      const age = await inTime(state.backupSeconds()).catch(() => undefined)
      if (age === undefined) this.remove()
      else this.set(age)
    },
  })
}
