import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Logins } from '@foyer/server/db/open-database.ts'
import { startForgetfulProxy } from '@foyer/server/db/testing/forgetful-proxy.ts'
import { setUpAsInRecipe } from '@foyer/server/testing/recipe-database.ts'
import { apiClient } from '../../e2e/support/api.ts'
import { type MailServer, startMailServer } from '../../e2e/support/mail-server.ts'
import { newDataDir, type ServerProcess, startServer } from '../../e2e/support/server-process.ts'
import { createPostgres, type PostgresServer } from '../../tools/test-run/postgres-server.ts'
import { noCounts, refusedText, startBorrower } from './borrower.ts'
import { seconds } from './figures.ts'

const borrowers = 5

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What is done to the database; resolves once it may work again, which is where the time to recover begins. */
export interface Fault {
  what: string
  run(): Promise<void>
}

/** The logins over another port of this machine. */
export const through = (port: number, { url, ownerUrl = url }: Logins) => {
  const other = (given: string) => Object.assign(new URL(given), { port: String(port) }).href
  return { url: other(url), ownerUrl: other(ownerUrl) }
}

/** Borrowers who save without a pause, for all faults of one server. */
export const startCrowd = async (server: ServerProcess, mail: MailServer) => {
  const counts = noCounts()
  const waiting = new Map<string, () => void>()
  const emails = Array.from({ length: borrowers }, (_, at) => `saver-${at}@borrower.example`)
  const onAcknowledged = (email: string) => {
    waiting.get(email)?.()
    waiting.delete(email)
  }
  const all = await Promise.all(emails.map((email) => startBorrower(mail, server.url, email, counts, onAcknowledged)))
  /** Rejects once a save is lost. */
  const failed = Promise.race(all.map(({ saving }) => saving.then(() => new Promise<never>(() => {}))))
  const orFailed = <T>(work: Promise<T>) => Promise.race([work, failed])
  return {
    counts,
    orFailed,
    everyoneSaved: () =>
      orFailed(Promise.all(emails.map((email) => new Promise<void>((resolve) => waiting.set(email, resolve))))),
    /** Reads everything back. */
    stop: () => Promise.all(all.map((one) => one.stop())),
  }
}

type Crowd = Awaited<ReturnType<typeof startCrowd>>

/**
 * Runs a fault while borrowers save: what they receive, the longest wait of one, how long after its end all of them have saved again, and a new
 * person has received a code.
 */
export const measureFault = async ({ what, run }: Fault, crowd: Crowd, server: ServerProcess, mail: MailServer) => {
  await crowd.everyoneSaved()
  const counts = Object.assign(crowd.counts, noCounts())
  await crowd.orFailed(run())
  const over = performance.now()
  await crowd.everyoneSaved()
  const recovered = performance.now() - over
  await askForCode(server.url, mail, `new-${what.replaceAll(/\W+/g, '-')}@borrower.example`)
  const mailed = performance.now() - over
  const row = {
    what,
    'people receive': refusedText(counts) || 'only acknowledgments',
    'longest save, s': seconds(counts.longest),
    'all saved again after, s': seconds(recovered),
    'a code arrived after, s': seconds(mailed),
    acknowledged: counts.acknowledged,
  }
  console.log(row)
  return row
}

/** Until one arrives: a person asks again where they are shown that the service is unavailable. */
const askForCode = async (url: string, mail: MailServer, Email: string) => {
  for (;;) {
    const asked = await apiClient()
      .call(url, '/api/MTGAPPValidateEmail', { SiteID: 'demo', Email, LanguageID: 1 })
      .catch(() => undefined)
    if (asked?.ReturnStatus.ReturnCode === 200) break
    await pause(100)
  }
  await mail.arrived(Email)
}

type Proxy = Awaited<ReturnType<typeof startForgetfulProxy>>

const faultsOf = (postgres: PostgresServer, proxy: Proxy): Fault[] => [
  {
    what: 'restarted',
    async run() {
      await postgres.stop()
      await postgres.start()
    },
  },
  {
    what: 'down for 20 s',
    async run() {
      await postgres.stop()
      await pause(20_000)
      await postgres.start()
    },
  },
  {
    what: 'stopped replying for 20 s',
    async run() {
      postgres.pause()
      await pause(20_000)
      postgres.resume()
    },
  },
  {
    what: 'refuses connections for 20 s',
    async run() {
      proxy.refuse()
      await pause(20_000)
      proxy.lead()
    },
  },
  {
    what: 'half-open connections, new ones work',
    run: async () => proxy.forget(),
  },
  {
    what: 'half-open connections, new ones unanswered for 20 s',
    async run() {
      proxy.silence()
      await pause(20_000)
      proxy.lead()
    },
  },
]

/** Measures faults of a server whose connections to the database go over a proxy, then reads back everything that was acknowledged. */
const measureFaults = async (postgres: PostgresServer, faults: (proxy: Proxy) => Fault[]) => {
  const mail = await startMailServer()
  const proxy = await startForgetfulProxy(postgres.port)
  const dataDir = newDataDir({ embedded: false })
  const { logins } = await setUpAsInRecipe(postgres.url)
  const environment = { SECRET_KEY: randomBytes(32).toString('base64') }
  const server = await startServer({ smtpUrl: mail.url, dataDir, logins: through(proxy.port, logins), environment })
  try {
    const crowd = await startCrowd(server, mail)
    const rows = []
    for (const fault of faults(proxy)) rows.push(await measureFault(fault, crowd, server, mail))
    await crowd.stop()
    return rows
  } finally {
    await server.kill()
    await proxy.stop()
    await mail.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const measureDatabaseFaults = async (binaries: string) => {
  const postgres = await createPostgres(binaries, { parent: tmpdir() })
  try {
    await postgres.start()
    return await measureFaults(postgres, (proxy) => faultsOf(postgres, proxy))
  } finally {
    await postgres.stop()
    postgres.remove()
  }
}

const standbyName = 'foyer_standby'

/** A primary, and a standby that each of its commits waits for. */
const withPair = async <T>(
  binaries: string,
  work: (primary: PostgresServer, standby: PostgresServer) => Promise<T>,
): Promise<T> => {
  const parent = tmpdir()
  const primary = await createPostgres(binaries, { parent })
  let standby: PostgresServer | undefined
  try {
    await primary.start()
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'foyer_test']
    const copy = (server: PostgresServer) =>
      server.run('pg_basebackup', [...from, '-D', server.data, '-R', '--checkpoint=fast', '-X', 'stream'])
    standby = await createPostgres(binaries, { parent, fill: copy })
    await standby.start({
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=foyer_test application_name=${standbyName}`,
    })
    await primary.stop()
    await primary.start({ synchronous_standby_names: standbyName, synchronous_commit: 'on' })
    return await work(primary, standby)
  } finally {
    await standby?.stop()
    await primary.stop()
    standby?.remove()
    primary.remove()
  }
}

/** The last fault on each pair: the primary is lost by it. */
export const measureFailover = async (binaries: string) => {
  const losses: [what: string, lose: (primary: PostgresServer, proxy: Proxy) => Promise<void>][] = [
    ['the primary is killed, the standby promoted', (primary) => primary.kill()],
    ['the primary is gone without a word, the standby promoted', async (_, proxy) => proxy.silence()],
  ]
  const rows = []
  for (const [what, lose] of losses)
    rows.push(
      ...(await withPair(binaries, (primary, standby) =>
        measureFaults(primary, (proxy) => [
          {
            what: 'the standby does not reply for 20 s',
            async run() {
              standby.pause()
              await pause(20_000)
              standby.resume()
            },
          },
          {
            what,
            async run() {
              await lose(primary, proxy)
              await standby.run('pg_ctl', ['promote', '-D', standby.data, '-w'])
              proxy.lead(standby.port)
            },
          },
        ]),
      )),
    )
  return rows
}
