import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, trace } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTraces } from '../adapters/traces-otlp.ts'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { collectState, registry } from './metrics.ts'
import { openMetrics } from './serve-metrics.ts'

const slug = 'canary-site'
let foyer: TestFoyer
const refuses = () => Promise.reject<never>(new Error('away'))
const state: { isUp: boolean; scannerIsUp?: boolean; age: number | undefined; away: () => Promise<never> } = {
  ...{ isUp: true, age: 3600 },
  away: refuses,
}
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, slug)
  collectState({
    queues: () => (state.isUp ? foyer.services.jobs.waiting() : state.away()),
    givenUp: () => foyer.services.jobs.givenUp(1),
    scannerIsUp: async () => state.scannerIsUp,
    certificateEnd: new Date('2027-06-30T12:00:00Z'),
    backupSeconds: async () => state.age,
  })
})
afterAll(async () => {
  await foyer.stop()
  // Others of this process collect nothing from a server that has ended.
  const names = [
    'queue_jobs',
    'queue_oldest_seconds',
    'jobs_given_up',
    'database_up',
    'scanner_up',
    'seal_certificate_end_timestamp_seconds',
    'backup_age_seconds',
  ]
  for (const name of names) registry.removeSingleMetric(`foyer_${name}`)
})

/** Every sample by its name and labels. */
const samples = async () => {
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

const address = 'canary.person@example.ca'

/** Asks for a code, which a job mails, and is then refused. Returns the id of the request. */
const askForCode = async (): Promise<string> => {
  const ask = (email: string) =>
    foyer.app.inject({
      method: 'POST',
      url: '/api/MTGAPPValidateEmail',
      headers: { host: 'localhost:3000' },
      payload: { Email: email, SiteID: slug, LanguageID: 1 },
    })
  const asked = await ask(address)
  await foyer.mailbox.arrived(address)
  await ask('canary.person@nowhere')
  return String(asked.headers['x-request-id'])
}
const logged = () => foyer.log.map((line) => JSON.parse(line) as Record<string, unknown>)

test('requests, statements, jobs and errors are counted, without a person or a site', async () => {
  const before = await samples()
  await askForCode()
  const grown = async (name: string) => ((await samples()).get(name) ?? 0) - (before.get(name) ?? 0)
  expect(await grown('foyer_requests_total{route="/api/MTGAPPValidateEmail",status="200"}')).toBe(2)
  expect(await grown('foyer_request_seconds_count{route="/api/MTGAPPValidateEmail"}')).toBe(2)
  expect(await grown('foyer_errors_total{key="InvalidEmail"}')).toBe(1)
  expect(await grown('foyer_statement_seconds_count')).toBeGreaterThan(3)
  expect(await grown('foyer_connection_wait_seconds_count')).toBeGreaterThan(1)
  await expect.poll(() => grown('foyer_jobs_total{job="send-mail",outcome="done"}')).toBe(1)
  expect(await registry.metrics()).not.toContain('canary')
})

test('a job names the request that caused it in the log, as the reply of the request does', async () => {
  const id = await askForCode()
  await expect
    .poll(() => logged().find(({ event, causedBy }) => event === 'job-done' && causedBy === id))
    .toMatchObject({ job: 'send-mail', tries: 1 })
  expect(logged().find(({ event, reqId }) => event === 'request' && reqId === id)).toMatchObject({ status: 200 })
})

test('a scrape has the jobs that are due, the age of the newest backup and whether the database replies', async () => {
  await foyer.services.database.asOwner(async (query) => {
    await query(`select pgboss.create_queue('without-workers', '{"policy": "standard"}')`)
    await query(
      "insert into pgboss.job_common (name, start_after) values ('without-workers', now() - interval '90 seconds')",
    )
    await query(`insert into pgboss.job_common (name, state, completed_on) values
      ('without-workers', 'failed', now() - interval '2 hours'), ('without-workers', 'failed', now() - interval '2 days')`)
  })
  const up = await samples()
  expect(up.get('foyer_queue_jobs{queue="without-workers"}')).toBe(1)
  expect(up.get('foyer_queue_oldest_seconds{queue="without-workers"}')).toBeGreaterThanOrEqual(90)
  expect(up.get('foyer_jobs_given_up{queue="without-workers"}')).toBe(1)
  expect([up.get('foyer_database_up'), up.get('foyer_backup_age_seconds')]).toEqual([1, 3600])
  Object.assign(state, { isUp: false, age: undefined })
  onTestFinished(() => void Object.assign(state, { isUp: true, age: 3600 }))
  const down = await samples()
  expect([down.get('foyer_database_up'), down.get('foyer_backup_age_seconds')]).toEqual([0, undefined])
  expect([...down.keys()].filter((name) => name.startsWith('foyer_queue'))).toEqual([])
})

test('a job whose tries fail waits since it was sent, and not since its next try is due', async () => {
  await foyer.services.database.asOwner(async (query) => {
    await query(`select pgboss.create_queue('tried-in-vain', '{"policy": "standard"}')`)
    await query(`insert into pgboss.job_common (name, state, created_on, start_after) values
      ('tried-in-vain', 'retry', now() - interval '2 hours', now() + interval '4 minutes'),
      ('tried-in-vain', 'created', now() - interval '3 hours', now() + interval '4 minutes')`)
  })
  const found = await samples()
  expect(found.get('foyer_queue_jobs{queue="tried-in-vain"}')).toBe(1)
  expect(found.get('foyer_queue_oldest_seconds{queue="tried-in-vain"}')).toBeGreaterThanOrEqual(7200)
})

test('the end of the certificate that seals is in a scrape', async () => {
  expect((await samples()).get('foyer_seal_certificate_end_timestamp_seconds')).toBe(Date.UTC(2027, 5, 30, 12) / 1000)
})

test('whether the scanner replies is in a scrape, and missing without a scanner', async () => {
  onTestFinished(() => void delete state.scannerIsUp)
  const up = async () => (await samples()).get('foyer_scanner_up')
  const seen = [await up()]
  for (const isUp of [true, false]) {
    state.scannerIsUp = isUp
    seen.push(await up())
  }
  expect(seen).toEqual([undefined, 1, 0])
})

test('a database that is silent keeps no scrape from its end', async () => {
  Object.assign(state, { isUp: false, away: () => new Promise<never>(() => {}) })
  onTestFinished(() => void Object.assign(state, { isUp: true, away: refuses }))
  expect((await samples()).get('foyer_database_up')).toBe(0)
})

test('metrics are served at /metrics of their own address, and nothing else is', async () => {
  const served = await openMetrics({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => served.close())
  const get = (path: string) => fetch(`http://127.0.0.1:${served.port()}${path}`)
  const found = await get('/metrics')
  expect([found.status, found.headers.get('content-type')]).toEqual([200, registry.contentType])
  expect(await found.text()).toContain('foyer_database_up 1')
  expect((await get('/')).status).toBe(404)
  await expect(openMetrics({ host: '127.0.0.1', port: served.port() })).rejects.toThrow(
    'Set METRICS_HOST and METRICS_PORT to a free address.',
  )
})

test('spans of a request, its statements and its job go to a collector, without a person or a site', async () => {
  const bodies: string[] = []
  const collector = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = collector.address() as AddressInfo
  const traces = startTraces({ url: `http://127.0.0.1:${port}/v1/traces`, version: 'test' })
  onTestFinished(async () => {
    await traces.stop()
    trace.disable()
    context.disable()
    collector.close()
  })
  const id = await askForCode()
  const spans = async () => {
    await traces.flush()
    return bodies.flatMap((body) => spansIn(JSON.parse(body)))
  }
  await expect.poll(async () => (await spans()).map(({ name }) => name)).toContain('job send-mail')
  const all = await spans()
  const request = all.find((span) => span.name === 'POST /api/MTGAPPValidateEmail')
  expect(request?.values).toEqual(expect.arrayContaining([id, '/api/MTGAPPValidateEmail']))
  expect(all.find(({ name }) => name === 'job send-mail')?.values).toContain(id)
  const statements = all.filter(({ name, parentSpanId }) => name === 'statement' && parentSpanId === request?.spanId)
  expect(statements.length).toBeGreaterThan(3)
  expect(bodies.join('')).not.toContain('canary')
})

interface Span {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { value: Record<string, unknown> }[]
}

const spansIn = (sent: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }) =>
  sent.resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({ ...span, values: attributes.map(({ value }) => Object.values(value)[0]) }))
