import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOnPath, installDebianPackage } from '../tools/test-run/programs.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { cluster, createDatabase } from './support/migrated-database.ts'
import { savedAgain, startSaving } from './support/saving.ts'
import { freePort, type ServerProcess, startServer } from './support/server-process.ts'

const findProxy = () => findOnPath(['haproxy'], `${process.env.PATH}:/usr/sbin`)
const program = findProxy() ?? ((await installDebianPackage('haproxy')) ? findProxy() : undefined)
/** Without PostgreSQL two servers share nothing. */
const isPossible = cluster !== undefined && program !== undefined

let mail: MailServer
let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: ChildProcess
let url: string
let servers: ServerProcess[] = []
let start: (port: number) => Promise<ServerProcess>
const folder = mkdtempSync(join(tmpdir(), 'foyer-proxy-'))

beforeAll(async () => {
  if (!isPossible || cluster === undefined || program === undefined) return
  database = await createDatabase(cluster)
  mail = await startMailServer()
  const [port, one, two] = [await freePort(), await freePort(), await freePort()]
  url = `http://localhost:${port}`
  const environment = { SECRET_KEY: randomBytes(32).toString('base64'), TRUSTED_PROXIES: '127.0.0.1' }
  start = (at) => startServer({ smtpUrl: mail.url, logins: database.logins, port: at, publicUrl: url, environment })
  servers = await Promise.all([start(one), start(two)])
  // The file that is delivered, with the ports of this run.
  const configuration = readFileSync(new URL('../deploy/haproxy.cfg', import.meta.url), 'utf8')
  const at = (given: number) => `127.0.0.1:${given}`
  const used = [[at(8080), at(port)] as const, [at(3001), at(one)] as const, [at(3002), at(two)] as const]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    used.reduce((text, [given, own]) => text.replaceAll(given, own), configuration),
  )
  proxy = spawn(program, ['-f', file, '-db'], { stdio: 'ignore' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  if (!isPossible) return
  proxy.kill()
  if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit')
  await Promise.all(servers.map((server) => server.stop()))
  await mail.stop()
  await database.drop()
})

test.skipIf(!isPossible)(
  'behind a proxy one of two servers is killed and both are restarted in turn, while no save is lost or done twice',
  async () => {
    const isUp = () =>
      fetch(`${url}/ready`)
        .then(({ ok }) => ok)
        .catch(() => false)
    await expect.poll(isUp).toBe(true)
    const savers = await Promise.all(
      [1, 2, 3].map((number) => startSaving(mail, url, `proxy${number}@borrower.example`)),
    )
    await savedAgain(savers)

    const [first, second] = servers as [ServerProcess, ServerProcess]
    await first.kill()
    await first.stop()
    await savedAgain(savers)
    servers = [await start(first.port), second]
    await savedAgain(savers)

    for (const at of [0, 1]) {
      const old = servers[at] as ServerProcess
      await old.stop()
      await savedAgain(savers)
      servers = servers.with(at, await start(old.port))
      await savedAgain(savers)
    }
    for (const saver of savers) await saver.stop()
  },
)
