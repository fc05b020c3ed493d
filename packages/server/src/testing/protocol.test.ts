import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { staleRules } from '@foyer/domain/qualification/overrides.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bodySeconds } from '../kit/body-time.ts'
import { todayOf } from '../ports/clock.ts'
import { type Borrower, makeBorrower, makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
let port: number

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
  await foyer.app.listen({ host: '127.0.0.1', port: 0 })
  const address = foyer.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => foyer.stop())

const deals = '/api/MTGAPPLoadMyDeals'
const statusOf = (body: string) =>
  (JSON.parse(body) as { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }).ReturnStatus

/** Everything a socket receives after sending these bytes, until it is closed. */
const hear = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', () => resolve(received))
  })

/** The status code a socket receives after sending these bytes, or 0 when it is closed without one. */
const speak = (bytes: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
      const code = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]
      if (code) {
        socket.destroy()
        resolve(Number(code))
      }
    })
    socket.on('close', () => resolve(0))
    socket.on('error', () => resolve(0))
  })

describe('a body that is not a JSON object of valid size and shape', () => {
  test.each([
    ['malformed', '{"SiteID":', 400, 'InvalidRequest'],
    ['an array', '[]', 400, 'InvalidRequest'],
    ['null', 'null', 400, 'InvalidRequest'],
    ['empty', '', 400, 'InvalidRequest'],
    ['a string', '"a"', 400, 'InvalidRequest'],
    ['33 levels deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 400, 'InvalidRequest'],
    [
      '10,001 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`k${at}`, 0]))),
      400,
      'InvalidRequest',
    ],
    ['a prototype', '{"__proto__":{"admin":true},"SiteID":"ours","UserID":"x"}', 400, 'InvalidRequest'],
    ['an id in an array', JSON.stringify({ SiteID: 'ours', UserID: ['a'] }), 400, 'InvalidRequest'],
    ['one byte over the limit', JSON.stringify({ SiteID: 'x'.repeat(256 * 1024) }), 413, 'RequestTooLarge'],
  ])('%s', async (_, body, code, key) => {
    const answer = await borrower.client.raw(deals, body)
    expect([answer.status, statusOf(answer.body)]).toEqual([code, { ReturnCode: code, ReturnMessage: key }])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s',
    async (type) => {
      const answer = await borrower.client.raw(deals, JSON.stringify(borrower.ids), { 'content-type': type })
      expect([answer.status, statusOf(answer.body).ReturnMessage]).toEqual([415, 'UnsupportedMediaType'])
    },
  )

  test('undeclared fields are ignored', async () => {
    const answer = await borrower.client.callAnyhow(deals, { ...borrower.ids, Admin: true, constructor: 'x' })
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
  })
})

describe('a request from another site', () => {
  test.each([
    ['with its Origin', { origin: 'https://evil.example' }],
    ['with an opaque Origin', { origin: 'null' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
  ])('%s changes nothing', async (_, headers) => {
    const before = await databaseState(foyer.services.database)
    const answer = await borrower.client.raw(
      '/api/MTGAPPUserCompleteSetup',
      { ...borrower.ids, FirstName: 'Eve', LastName: 'L' },
      headers,
    )
    expect([answer.status, statusOf(answer.body).ReturnMessage]).toEqual([403, 'ForeignOrigin'])
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test('our own origin passes', async () => {
    const answer = await borrower.client.raw(deals, borrower.ids, {
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
    })
    expect(answer.status).toBe(200)
  })
})

describe('methods and paths', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const)(
    '%s of a call is not allowed',
    async (method) => {
      const answer = await foyer.app.inject({ method, url: deals })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
    },
  )

  test('TRACE is not allowed', async () => {
    expect(await speak(`TRACE ${deals} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toBe(405)
  })

  test.each(['TRACE', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s of a page or a file is not allowed',
    async (method) => {
      for (const path of ['/ours/home', '/health', '/openapi.json']) {
        const [head = ''] = (
          await hear(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
        ).split('\r\n\r\n')
        expect([path, head.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 405 Method Not Allowed'])
        expect(head).toContain('allow: GET, HEAD')
      }
    },
  )

  test('an unknown path is UnknownPath, and paths are case-sensitive', async () => {
    for (const path of ['/api/Nothing', '/api/mtgapploadmydeals', '/api/']) {
      const answer = await borrower.client.raw(path, borrower.ids)
      expect([path, answer.status, statusOf(answer.body).ReturnMessage]).toEqual([path, 404, 'UnknownPath'])
    }
  })
})

describe('an unreadable request receives an ordinary error reply', () => {
  test.each([
    [
      'an address that cannot be read',
      'GET /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
      'InvalidRequest',
    ],
    [
      'the name of an image that is too long',
      `GET /ws/AgentFavIcon/${'a'.repeat(300)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      400,
      'InvalidRequest',
    ],
    ['bytes that are no HTTP', 'hello\r\n\r\n', 400, 'InvalidRequest'],
    [
      'headers over 16 kB',
      `GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'RequestTooLarge',
    ],
  ])('%s', async (_, bytes, code, key) => {
    const [head = '', body = ''] = (await hear(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('cache-control: no-store')
    expect(statusOf(body)).toEqual({ ReturnCode: code, ReturnMessage: key })
  })
})

describe('sockets', () => {
  test('headers over 16 kB are refused', async () => {
    expect(await speak(`GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)).toBe(431)
  })

  test('other requests are served while hundreds of slow sockets hang', async () => {
    const slow = Array.from({ length: 400 }, () => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('POST /api/MTGAPPLoadMyDeals HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n'),
      )
      socket.on('error', () => {})
      return socket
    })
    await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    expect(await speak('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe(200)
    for (const socket of slow) socket.destroy()
  })

  test.each([
    ['accepted', 'localhost', ''],
    ['of a foreign host', 'evil.example', ''],
    ['of a foreign page', 'localhost', 'Origin: https://evil.example\r\n'],
  ])('the time of a body ends for a request %s', async (_, host, origin) => {
    const cut = new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST ${deals} HTTP/1.1\r\nHost: ${host}\r\n${origin}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
        ),
      )
      socket.on('error', () => {})
      socket.on('data', () => {})
      socket.on('close', () => resolve())
    })
    const received = new Promise((resolve) => foyer.app.server.once('request', resolve))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await received
      // The hooks of a request run one after another.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      vi.advanceTimersByTime(bodySeconds * 1000 + 1)
      await cut
    } finally {
      vi.useRealTimers()
    }
  })

  test('an incomplete request times out', () => {
    const { headersTimeout } = foyer.app.server
    expect(bodySeconds).toBeLessThanOrEqual(15)
    expect(headersTimeout).toBeLessThanOrEqual(15_000)
  })
})

describe('headers', () => {
  test('every reply disables sniffing, referrers and access from other windows', async () => {
    for (const url of ['/health', '/api/Nothing', '/openapi.json']) {
      const { headers } = await foyer.app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      })
    }
  })

  test('no reply may be cached: neither of a call nor of the server’s status pages', async () => {
    const done = await borrower.client.raw(deals, borrower.ids)
    const refused = await foyer.client().raw(deals, borrower.ids)
    const pages = await Promise.all(['/health', '/ready'].map((url) => foyer.app.inject(url)))
    for (const { headers } of [done, refused, ...pages]) expect(headers['cache-control']).toBe('no-store')
  })

  test('/health reports the durability of the database and whether uploads are scanned, /ready that it responds', async () => {
    const health = await foyer.app.inject('/health')
    expect(health.json()).toEqual({
      status: 'ok',
      version: 'test',
      durability: foyer.services.database.kind === 'pglite' ? 'process-crash' : 'power-cut',
      staleRules: staleRules(ruleBook, todayOf(foyer.clock.now())).map(({ id }) => id),
      uploads: 'not-scanned',
    })
    expect((await foyer.app.inject('/ready')).json()).toEqual({ status: 'ready' })
  })

  test('/openapi.json lists every call with its schema', async () => {
    const document = (await foyer.app.inject('/openapi.json')).json() as {
      paths: Record<string, { post: { requestBody: unknown } }>
    }
    expect(Object.keys(document.paths)).toContain(deals)
    const schema = { type: 'object', required: ['SiteID', 'UserID'] }
    expect(Reflect.get(document.paths, deals)).toMatchObject({
      post: { requestBody: { content: { 'application/json': { schema } } } },
    })
  })
})

test('the log has what happened, and nothing that users entered', async () => {
  await borrower.client.raw(
    `${deals}?token=in-the-address`,
    { ...borrower.ids, Secret: 'in-the-body' },
    { 'x-secret': 'in-a-header' },
  )
  await wait(0)
  const log = foyer.log.join('')
  expect(log).toContain('"route":"/api/MTGAPPLoadMyDeals","status":200,"outcome":"200"')
  const token = borrower.client.cookies.get('sid-ours') ?? ''
  for (const secret of ['in-the-address', 'in-the-body', 'in-a-header', token, borrower.email, borrower.userId])
    expect(log).not.toContain(secret)
})
