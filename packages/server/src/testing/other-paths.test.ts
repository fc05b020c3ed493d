import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { recordProcessErrors } from './process-errors.ts'
import { rawSender } from './raw-sender.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let port: number
beforeAll(async () => {
  foyer = await startTestFoyer({ pages: true })
  await makeSite(foyer, 'ours')
  port = Number(new URL(await foyer.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => foyer.stop())

const folders = [
  '/',
  '/assets/',
  '/api/',
  '/ours/',
  '/ws/AgentFavIcon/',
  '/WS/RDDZUpload/',
  '/broker-api/',
  '/embedded-forms/',
  '/embedded-calculators/',
  '/dev/outbox/',
  '/health/',
]
const endings = [
  '..',
  '../../package.json',
  '../../../../../../etc/passwd',
  '%2e%2e/%2e%2e/package.json',
  '..%2f..%2fpackage.json',
  '..%5c..%5cpackage.json',
  '%2f%2f',
  '//other.example/',
  '%00',
  'a%00.js',
  '%ff%fe',
  '%c0%af',
  '%',
  '%zz',
  '%0d%0aX-Header:%20x',
  ';a=b',
  '?__proto__=1&a[]=2&%zz',
  'é',
  '\u0000',
  '*',
  'a'.repeat(300),
  'a'.repeat(12_000),
  `?${'a'.repeat(12_000)}`,
  'a/'.repeat(2000),
]
const readMethods = ['GET', 'HEAD']
const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'M-SEARCH']

const bytesOf = (line: string, headers: readonly string[] = [], body = '') =>
  Buffer.from(
    `${line}\r\n${['Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`,
    'latin1',
  )

interface Asked {
  name: string
  bytes: Buffer
}

/** The status of each reply. Requests are sent over many connections at once, each of which the server closes. */
const ask = async (all: readonly Asked[]) => {
  const replies: { name: string; status: number; text: string }[] = []
  const waiting = all.values()
  const work = async () => {
    const sender = rawSender(port)
    for (const { name, bytes } of waiting) {
      const text = await sender.send({ bytes, ending: 'keep-alive' })
      replies.push({ name, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    }
    sender.stop()
  }
  await Promise.all(Array.from({ length: 12 }, work))
  return replies
}

const refused = (status: number) => status >= 400 && status < 500

/** Checks the statuses, and that nothing failed or was written. */
const expectHarmless = async (all: readonly Asked[], isFine: (status: number) => boolean) => {
  const before = await databaseState(foyer.services.database)
  const recorded = recordProcessErrors()
  const replies = await ask(all)
  expect(replies).toHaveLength(all.length)
  expect(
    replies
      .filter(({ status, text }) => !isFine(status) || /root:|"private": true/.test(text))
      .map(({ name, status }) => `${name.slice(0, 90)}: ${status}`),
  ).toEqual([])
  expect(recorded.stop()).toEqual([])
  expect(foyer.log.filter((line) => line.includes('"event":"failure"'))).toEqual([])
  expect(await databaseState(foyer.services.database)).toEqual(before)
}

const targets = folders.flatMap((folder) => endings.map((ending) => `${folder}${ending}`))
const lines = (methods: readonly string[], paths: readonly string[]) =>
  methods.flatMap((method) =>
    paths.flatMap((path) =>
      ['1.1', '1.0'].map((version) => {
        const name = `${method} ${path} HTTP/${version}`
        return { name, bytes: bytesOf(name) }
      }),
    ),
  )

describe('a path that is not a call', () => {
  test('returns a page or is refused when it is read', { timeout: 120_000 }, () =>
    expectHarmless(lines(readMethods, targets), (status) => status === 200 || refused(status)),
  )

  test('is refused when it is in the folder of the app’s files without being one', { timeout: 120_000 }, () =>
    expectHarmless(
      lines(
        readMethods,
        targets.filter((target) => target.startsWith('/assets/')),
      ),
      refused,
    ),
  )

  test('is refused with every other method', { timeout: 120_000 }, () =>
    expectHarmless(lines(otherMethods, [...targets, '/', '/ours/home', '/health', '/embed.js']), refused),
  )
})

test('an invalid request target is refused', () => {
  const call = '/api/MTGAPPLoadMyDeals'
  const targetless = [
    'GET http://other.example/ HTTP/1.1',
    'GET http://localhost/health HTTP/1.1',
    `POST https://localhost${call} HTTP/1.1`,
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'CONNECT other.example:443 HTTP/1.1',
    'CONNECT / HTTP/1.1',
    'GET health HTTP/1.1',
    'GET  HTTP/1.1',
    'PRI * HTTP/2.0',
    'FOO /health HTTP/1.1',
    'get /health HTTP/1.1',
    '\u0016\u0003\u0001\u0002\u0000',
  ]
  return expectHarmless(
    targetless.map((line) => ({ name: line, bytes: bytesOf(line) })),
    refused,
  )
})

const file = () => `/assets/${readdirSync(new URL('../../../web/dist/assets', import.meta.url))[0]}`

test('no header makes a page, a file, a call or an upload fail', { timeout: 120_000 }, () => {
  const headers = [
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Host: other.example',
    'Host: ][',
    'Expect: nonsense',
    'Range: bytes=999999999-',
    'Range: bytes=5-1',
    'Range: bytes=0-0,2-3,-1',
    'Range: lines=1-2',
    'If-Range: "nonsense"',
    'If-Match: "nonsense"',
    'If-None-Match: "',
    'If-Modified-Since: nonsense',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'Accept-Encoding: nonsense;q=2, *;q=x',
    'Accept-Language: \u00ff\u00fe;;;q=q',
    'Cookie: sid-ours=%E0%A4%A; __proto__=1; language=%zz; =; ;',
    `Cookie: ${Array.from({ length: 400 }, (_, at) => `sid-s${at}=x`).join('; ')}`,
    'Authorization: Bearer ',
    'Authorization: \u00ff',
    'Origin: ][',
    'Origin: null',
    'Sec-Fetch-Dest: iframe',
    'X-Forwarded-For: nonsense',
    'X-Forwarded-For: 999.1.1.1, ::::, \u00ff',
    'X-Forwarded-Host: ][',
    'X-Forwarded-Proto: nonsense,https',
    'X-Docusign-Signature-1: nonsense',
  ]
  const requests = [
    'GET /ours/home?lang=fr&scheme=auto',
    `GET ${file()}`,
    'GET /embedded-forms/nothing',
    'GET /terms?siteid=ours&siteid=theirs',
    'POST /api/loadSiteConfiguration',
    'POST /api/MTGAPPLoadMyDeals',
    'POST /WS/RDDZUpload/1',
    'POST /broker-api/UploadImage',
    'POST /ws/downloadcliapplicationWithToken',
  ]
  const all = requests.flatMap((request) =>
    headers.map((header) => {
      const body = request.startsWith('POST') ? '{"SiteID":"ours"}' : ''
      const more = body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []
      return { name: `${request} with ${header}`, bytes: bytesOf(`${request} HTTP/1.1`, [header, ...more], body) }
    }),
  )
  return expectHarmless(all, (status) => [200, 206, 304].includes(status) || refused(status))
})
