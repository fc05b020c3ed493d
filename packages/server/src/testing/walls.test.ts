import { connect } from 'node:net'
import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentUploadPaths } from '../documents/upload-routes.ts'
import { headersOf } from '../kit/security-headers.ts'
import { uploadImagePath } from '../site/upload-image.ts'
import { approveLegalTexts, type Borrower, makeBorrower, makeSite } from './builders.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const publicUrl = 'https://apply.example.ca'
let local: TestFoyer
let production: TestFoyer
let borrower: Borrower
let port: number

beforeAll(async () => {
  local = await startTestFoyer({ pages: true })
  production = await startTestFoyer({ pages: true, publicUrl, production: true })
  await makeSite(production, 'ours')
  await approveLegalTexts(production, 'ours')
  borrower = await makeBorrower(production, 'ours')
  await production.app.listen({ host: '127.0.0.1', port: 0 })
  const address = production.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => Promise.all([local.stop(), production.stop()]))

/** Everything a socket receives for these bytes, until it is closed. */
const receive = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', () => resolve(received))
  })

describe('every response has the protective headers for browsers', () => {
  const { 'cache-control': _, ...always } = headersOf(publicUrl)

  const assetOf = (page: string) => /"(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''

  test('pages, files, images, probes and missing paths', async () => {
    const page = await production.app.inject('/ours/home')
    const urls = ['/', '/ours/home', '/privacy', '/no/such/page', '/embedded-forms/unknown', assetOf(page.body)]
    const files = ['/assets/none.js', '/embed.js', '/ws/AgentFavIcon/none', '/health', '/ready', '/openapi.json']
    for (const url of [...urls, ...files, '/api/Nothing', '/dev/outbox', '/ws/download-upload']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'] as const) {
        const { headers } = await production.app.inject({ method, url })
        const resource = headers['cross-origin-resource-policy']
        expect([url, method, headers]).toEqual([
          url,
          method,
          expect.objectContaining({ ...always, 'cross-origin-resource-policy': resource }),
        ])
        // Brokers' pages load this script; nothing else is for other sites' pages.
        const isScript = url === '/embed.js' && (method === 'GET' || method === 'HEAD')
        expect([url, method, resource]).toEqual([url, method, isScript ? 'cross-origin' : 'same-origin'])
      }
    }
  })

  const paths = [...allCalls.flatMap(pathsOf), uploadImagePath, ...documentUploadPaths.map((path) => `${path}/1`)]
  test.each(paths)('%s', async (url) => {
    const refused = await production.app.inject({ method: 'POST', url, payload: {} })
    const wrongMethod = await production.app.inject({ method: 'PUT', url, payload: {} })
    for (const { headers } of [refused, wrongMethod]) expect(headers).toMatchObject(headersOf(publicUrl))
  })

  test('a call that succeeds, and requests that are refused before any route', async () => {
    const done = await borrower.client.raw('/api/MTGAPPLoadMyDeals', borrower.ids)
    const foreign = await borrower.client.raw('/api/MTGAPPLoadMyDeals', {}, { origin: 'https://evil.example' })
    const unknownHost = await production.app.inject({ url: '/ours/home', headers: { host: 'evil.example' } })
    const unreadable = await production.app.inject('/%ff')
    expect([done.status, foreign.status, unknownHost.statusCode, unreadable.statusCode]).toEqual([200, 403, 400, 400])
    for (const { headers } of [done, foreign, unknownHost, unreadable])
      expect(headers).toMatchObject(headersOf(publicUrl))
  })

  test.each(['no HTTP\r\n\r\n', `GET / HTTP/1.1\r\nHost: apply.example.ca\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`])(
    'bytes that are not a valid request',
    async (bytes) => {
      const [head = ''] = (await receive(bytes)).split('\r\n\r\n')
      for (const [name, value] of Object.entries(headersOf(publicUrl))) expect(head).toContain(`${name}: ${value}`)
    },
  )
})

describe('the Host header', () => {
  const statusFor = async (host: string, url = '/ours/home', remoteAddress = '198.51.100.7') =>
    (await production.app.inject({ url, headers: { host }, remoteAddress })).statusCode

  test.each(['apply.example.ca', 'Apply.Example.CA', 'apply.example.ca:443'])('%s is accepted', async (host) => {
    expect(await statusFor(host)).toBe(200)
  })

  test.each([
    'evil.example',
    'apply.example.ca.evil.example',
    'apply.example.ca:8443',
    'apply.example.ca@evil.example',
    'apply.example.ca/..',
    'localhost',
    '127.0.0.1:3000',
    '[::1]',
    '',
  ])('%j from elsewhere is refused', async (host) => {
    for (const url of ['/ours/home', '/api/MTGAPPLoadMyDeals', '/embed.js', '/openapi.json'])
      expect([url, await statusFor(host, url)]).toEqual([url, 400])
  })

  test('the names of this machine are accepted only from this machine', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect([host, await statusFor(host, '/ours/home', '127.0.0.1')]).toEqual([host, 200])
    expect(await statusFor('evil.example', '/ours/home', '127.0.0.1')).toBe(400)
  })

  test('a name of this machine is refused for a caller whom a proxy on it names', async () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '198.51.100.7' }
    const { statusCode } = await production.app.inject({ url: '/ours/home', headers, remoteAddress: '127.0.0.1' })
    expect(statusCode).toBe(400)
  })

  test('a host name that resolves to this machine opens nothing of a loopback server', async () => {
    for (const url of ['/dev/outbox', '/dev/lead-form', '/', '/openapi.json']) {
      const rebound = await local.app.inject({ url, headers: { host: 'rebound.example:3000' } })
      expect([url, rebound.statusCode]).toEqual([url, 400])
    }
  })

  test('probes succeed under any name', async () => {
    for (const url of ['/health', '/ready', '/health?from=balancer'])
      expect([url, await statusFor('10.0.0.7:3000', url)]).toEqual([url, 200])
  })
})

describe('an Origin is its scheme, host and port', () => {
  const statusFor = async (origin: string) =>
    (await borrower.client.raw('/api/MTGAPPLoadMyDeals', borrower.ids, { origin, host: 'apply.example.ca' })).status

  test('ours is accepted', async () => expect(await statusFor(publicUrl)).toBe(200))

  test.each([
    'http://apply.example.ca',
    'https://apply.example.ca:8443',
    'http://apply.example.ca:443',
    'https://apply.example.ca.evil.example',
    'https://apply.example.ca/',
    'null',
    '',
  ])('%j is refused', async (origin) => expect(await statusFor(origin)).toBe(403))
})

describe('the development features', () => {
  const props = ['/dev/outbox', '/dev/lead-form', '/simulated-institution']

  test('exist on this machine', async () => {
    const bodies = await Promise.all(props.map(async (url) => (await local.app.inject(url)).body))
    for (const body of bodies) expect(body).not.toContain('/assets/')
  })

  test('do not exist in production: their paths are ordinary pages', async () => {
    const missing = await production.app.inject('/no/such/page')
    for (const url of props) {
      const { statusCode, headers, body } = await production.app.inject(url)
      expect([url, statusCode, headers['content-type']]).toEqual([
        url,
        missing.statusCode,
        missing.headers['content-type'],
      ])
      expect(body).not.toMatch(/Outbox|lead-form|institution/i)
    }
  })
})
