import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect as connectSecurely } from 'node:http2'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { makeSealingKey } from '@foyer/server/signing/seal/certificate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { findOnPath, installDebianPackage } from '../tools/test-run/programs.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { cluster, createDatabase } from './support/migrated-database.ts'
import { savedAgain, startSaving } from './support/saving.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const findProxy = () => findOnPath(['haproxy'], `${process.env.PATH}:/usr/sbin`)
const program = findProxy() ?? ((await installDebianPackage('haproxy')) ? findProxy() : undefined)
/** Without PostgreSQL two servers share nothing. */
const isPossible = cluster !== undefined && program !== undefined

const mostConnections = 300

let mail: MailServer
let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: ChildProcess
let url: string
let securePort: number
let servers: ServerProcess[] = []
let start: (port: number) => Promise<ServerProcess>
const folder = mkdtempSync(join(tmpdir(), 'foyer-proxy-'))

const configuration = () => readFileSync(new URL('../deploy/haproxy.cfg', import.meta.url), 'utf8')

beforeAll(async () => {
  if (!isPossible || cluster === undefined || program === undefined) return
  database = await createDatabase(cluster)
  mail = await startMailServer()
  const [port, one, two] = [await freePort(), await freePort(), await freePort()]
  url = `http://localhost:${port}`
  const environment = { SECRET_KEY: randomBytes(32).toString('base64'), TRUSTED_PROXIES: '127.0.0.1' }
  start = (at) => startServer({ smtpUrl: mail.url, logins: database.logins, port: at, publicUrl: url, environment })
  servers = await Promise.all([start(one), start(two)])
  // The file that is delivered, with the ports of this run, and so few connections that a test can hold them all.
  const delivered = configuration()
  const at = (given: number) => `127.0.0.1:${given}`
  const used: [string, string][] = [
    [at(8080), at(port)],
    [at(3001), at(one)],
    [at(3002), at(two)],
    ['maxconn 30000', `maxconn ${4 * mostConnections}`],
    ['maxconn 10000', `maxconn ${mostConnections}`],
    ['sc1_conn_cur gt 1000', `sc1_conn_cur gt ${mostConnections - 50}`],
  ]
  for (const [given] of used) expect(delivered).toContain(given)
  // Its line for production, beside the one for a trial.
  const [, options = ''] = /# Production: bind :443 ssl crt \S+ (.+)/.exec(delivered) ?? []
  const { pkcs8, certificate } = await makeSealingKey(new Date())
  const pem = join(folder, 'foyer.pem')
  const part = (name: string, bytes: Buffer) =>
    `-----BEGIN ${name}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${name}-----\n`
  writeFileSync(pem, part('PRIVATE KEY', pkcs8) + part('CERTIFICATE', certificate))
  securePort = await freePort()
  used.push([`bind ${at(port)}\n`, `bind ${at(port)}\n  bind ${at(securePort)} ssl crt ${pem} ${options}\n`])
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    used.reduce((text, [given, own]) => text.replaceAll(given, own), delivered),
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

const isUp = () =>
  fetch(`${url}/ready`)
    .then(({ ok }) => ok)
    .catch(() => false)

test.skipIf(!isPossible)(
  'behind a proxy one of two servers is killed and both are restarted in turn, while no save is lost or done twice',
  async () => {
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

test.skipIf(!isPossible)('behind a proxy the replies of calls are compressed, and pages are not', async () => {
  await expect.poll(isUp).toBe(true)
  const replyOf = async (path: string) => {
    const asked = get(`${url}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    return { reply, bytes: await buffer(reply) }
  }
  const call = await replyOf('/health')
  expect(call.reply.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(call.bytes).toString())).toEqual(await (await fetch(`${url}/health`)).json())
  const page = await replyOf('/office')
  expect(page.reply.headers['content-type']).toContain('text/html')
  expect(page.reply.headers['content-encoding']).toBeUndefined()
})

test.skipIf(!isPossible).each([
  ['address', ['127.0.0.2']],
  ['network of a provider’s customer', ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']],
])('one %s holds no more than its share of the connections, so that others are served', async (_, addresses) => {
  const { port } = new URL(url)
  await expect.poll(isUp).toBe(true)
  const arrived: Promise<unknown>[] = []
  const sockets = Array.from({ length: 2 * mostConnections }, (_socket, at) => {
    const localAddress = addresses[at % addresses.length]
    const socket = connect({ host: '127.0.0.1', port: Number(port), ...(localAddress && { localAddress }) })
    arrived.push(new Promise((resolve) => socket.once('connect', resolve).on('error', resolve)))
    // A head without an end, which no server sees.
    socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n')
    return socket
  })
  await Promise.all(arrived)
  // Of another network, over a new connection.
  const other = { agent: false, localAddress: '127.1.0.1', family: 4, signal: AbortSignal.timeout(30_000) } as const
  const asked = get(`${url}/health`, other)
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  expect(reply.statusCode).toBe(200)
  reply.resume()
  for (const socket of sockets) socket.destroy()
})

test.skipIf(!isPossible)(
  'one network has a twentieth of the sockets at most, with all its requests of HTTP/2',
  async () => {
    await expect.poll(isUp).toBe(true)
    const session = connectSecurely(`https://localhost:${securePort}`, { rejectUnauthorized: false })
    await once(session, 'remoteSettings')
    const streams = Number(session.remoteSettings?.maxConcurrentStreams)
    const request = session.request({ ':path': '/health' })
    const [headers] = (await once(request, 'response')) as [{ ':status': number }]
    expect(headers[':status']).toBe(200)
    request.resume()
    session.close()
    const numberIn = (pattern: RegExp) => Number(pattern.exec(configuration())?.[1])
    const [connections, sockets] = [
      numberIn(/sc0_conn_cur gt (\d+)/),
      2 * numberIn(/^global\n(?: {2}.*\n)*? {2}maxconn (\d+)/m),
    ]
    expect(streams).toBeGreaterThan(5)
    expect(connections * (1 + streams)).toBeLessThan(sockets / 20)
  },
)
