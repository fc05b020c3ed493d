import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { cluster } from './support/migrated-database.ts'
import { savedAgain, startSaving } from './support/saving.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const count = 2
let mail: MailServer
let server: ServerProcess
let metricsPort: number
beforeAll(async () => {
  if (cluster === undefined) return
  mail = await startMailServer()
  metricsPort = await freePort()
  // The next ones are those of further workers.
  for (let worker = 0; worker < count; worker += 1) await freePort()
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

test.skipIf(cluster === undefined)(
  'a worker that is killed is replaced, and one after the other by a restart, while no save is lost',
  async () => {
    expect(workers()).toHaveLength(count)
    const savers = await Promise.all(
      [1, 2, 3].map((one) => startSaving(mail, server.url, `saver-${one}@borrower.example`)),
    )
    await savedAgain(savers)

    const [victim = 0] = workers()
    process.kill(victim, 'SIGKILL')
    await savedAgain(savers)
    await expect.poll(workers).toHaveLength(count)
    expect(workers()).not.toContain(victim)

    const before = workers()
    process.kill(server.pid, 'SIGUSR2')
    // Each starts before another one stops, which takes half a minute together on a very busy machine.
    await expect.poll(() => workers().some((one) => before.includes(one)), { timeout: 120_000 }).toBe(false)
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

test.skipIf(cluster === undefined)('Prometheus reads each worker on a port of its own', async () => {
  // One more than there are workers, for the time of a restart.
  const ports = [0, 1, 2].map((offset) => metricsPort + offset)
  const requests = async () => {
    const texts = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/metrics`).then(
          (reply) => reply.text(),
          () => '',
        ),
      ),
    )
    const served = texts.filter((text) => text.includes('foyer_database_up 1'))
    expect(served).toHaveLength(count)
    const counted = served.map(
      (text) => /^foyer_requests_total\{route="\/health",status="200"\} (\d+)$/m.exec(text)?.[1],
    )
    return counted.reduce((sum, one = '0') => sum + Number(one), 0)
  }
  const before = await requests()
  // Connections of their own are given to the workers in turn.
  const health = () => fetch(`${server.url}/health`, { headers: { connection: 'close' } })
  for (let asked = 0; asked < 10; asked += 1) expect((await health()).status).toBe(200)
  await expect.poll(requests).toBe(before + 10)
})
