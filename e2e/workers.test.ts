import { readFileSync } from 'node:fs'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiClient, apiClient, startWithCode } from './support/api.ts'
import { beginApplication } from './support/fill-application.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { cluster } from './support/migrated-database.ts'
import { freePort, type ServerProcess, startServer } from './support/server-process.ts'

const count = 2
let mail: MailServer
let server: ServerProcess
let metricsPort: number
beforeAll(async () => {
  if (cluster === undefined) return
  mail = await startMailServer()
  metricsPort = await freePort()
  server = await startServer({
    smtpUrl: mail.url,
    environment: { WORKERS: String(count), METRICS_PORT: String(metricsPort) },
  })
})
afterAll(async () => {
  if (cluster === undefined) return
  await server.stop()
  await mail.stop()
})

const workers = () =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const { interview, address } = singleBuyerInOntario(new Date().toISOString().slice(0, 10))
const firstPrice = 400_000

/** A borrower who saves the price again and again, as the browser does: a lost connection is tried again, a reply is final. */
const startSaving = async (email: string) => {
  const client: ApiClient = apiClient()
  const ids = await startWithCode(client, mail, () => server.url, email)
  const made = await beginApplication(client, server.url, ids, { interview, address })
  const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
  let saved = 0
  let isStopped = false
  const save = async (price: number): Promise<void> => {
    for (;;) {
      const reply = await client
        .call(server.url, '/api/MTGAPPSaveInterView', {
          ...application,
          InterView: { ...interview, PropertyValue: price },
        })
        .catch(() => undefined)
      if (reply === undefined) continue
      expect(reply.ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
      return
    }
  }
  const saving = (async () => {
    while (!isStopped) {
      await save(firstPrice + saved + 1)
      saved += 1
    }
  })()
  return {
    saved: () => saved,
    async stop() {
      isStopped = true
      await saving
      const loaded = await client.call(server.url, '/api/MTGAPPLoad', application)
      expect(loaded.InterView.PropertyValue).toBe(firstPrice + saved)
      const { Deals } = await client.call(server.url, '/api/MTGAPPLoadMyDeals', ids)
      expect(Deals).toHaveLength(1)
    },
  }
}

type Saver = Awaited<ReturnType<typeof startSaving>>

/** Until each has saved so often again. */
const savedAgain = async (savers: readonly Saver[], times = 10) => {
  const before = savers.map(({ saved }) => saved())
  await expect.poll(() => savers.every(({ saved }, at) => saved() >= (before[at] ?? 0) + times)).toBe(true)
}

test.skipIf(cluster === undefined)(
  'a worker that is killed is replaced, and one after the other by a restart, while no save is lost',
  async () => {
    expect(workers()).toHaveLength(count)
    const savers = await Promise.all([1, 2, 3].map((one) => startSaving(`saver-${one}@borrower.example`)))
    await savedAgain(savers)

    const [victim = 0] = workers()
    process.kill(victim, 'SIGKILL')
    await savedAgain(savers)
    await expect.poll(workers).toHaveLength(count)
    expect(workers()).not.toContain(victim)

    const before = workers()
    process.kill(server.pid, 'SIGUSR2')
    await expect.poll(() => workers().some((one) => before.includes(one))).toBe(false)
    await expect.poll(workers).toHaveLength(count)
    await savedAgain(savers)
    for (const saver of savers) await saver.stop()
  },
)

test.skipIf(cluster === undefined)('all workers end with the process that started them', async () => {
  const other = await startServer({ smtpUrl: mail.url, environment: { WORKERS: String(count) } })
  const children = readFileSync(`/proc/${other.pid}/task/${other.pid}/children`, 'utf8').split(' ').filter(Boolean)
  await other.stop()
  for (const pid of children) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test.skipIf(cluster === undefined)('Prometheus reads the sum of all workers in one place', async () => {
  const requests = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toContain('foyer_database_up 1')
    return Number(/^foyer_requests_total\{route="\/health",status="200"\} (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  const before = await requests()
  // Connections of their own are given to the workers in turn.
  const health = () => fetch(`${server.url}/health`, { headers: { connection: 'close' } })
  for (let asked = 0; asked < 10; asked += 1) expect((await health()).status).toBe(200)
  await expect.poll(requests).toBe(before + 10)
})
