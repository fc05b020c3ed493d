import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAnswers } from '../testing/record-answers.ts'
import { answerErrors } from './errors-plugin.ts'
import { Refusal } from './refusal.ts'

const secret = 'duplicate key value (email)=(mary@example.com)'
const coded = (code: string, message = secret) => Object.assign(new Error(message), { code })

const notNow: Record<string, Error> = {
  'a server that does not listen': coded('ECONNREFUSED'),
  'a socket that broke': coded('ECONNRESET'),
  'a name that is not found': coded('ENOTFOUND'),
  'a machine that is away': coded('EHOSTUNREACH'),
  'a full disk': coded('ENOSPC'),
  'a full disk of the database': coded('53100'),
  'a database that cannot write its files': coded('58030'),
  'a standby that is not promoted yet': coded('25006'),
  'a server that is going down': coded('57P01'),
  'a server that starts': coded('57P03'),
  'a statement that took too long': coded('57014'),
  'a lock that was held too long': coded('55P03'),
  'a transaction that paused too long': coded('25P03'),
  'a server with too many connections': coded('53300'),
  'a connection that was lost': coded('08006'),
  'a connection that ended under a query': new Error('Connection terminated unexpectedly'),
  'a connection that is lost': new Error('Client has encountered a connection error and is not queryable'),
  'a connection without a reply': new Error('Query read timeout'),
  'a pool that has none left': new Error('timeout exceeded when trying to connect'),
}
const ours: Record<string, Error> = {
  'a broken rule of the database': coded('23505'),
  'a mistake of our own': new TypeError(secret),
}

let app: FastifyInstance
const log: string[] = []

beforeAll(() => {
  app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } } })
  recordAnswers(app)
  answerErrors(app, new Set(['/throw']), { count() {} })
  app.post<{ Body: { what: string } }>('/throw', ({ body }) => {
    throw { ...notNow, ...ours, 'a rule': new Refusal('TooManyRequests', { retryAfter: 30 }) }[body.what] ?? new Error()
  })
})
afterAll(() => app.close())

const caused = (what: string) => app.inject({ method: 'POST', url: '/throw', payload: { what } })

describe('a temporary error is Unavailable, with the time to come back', () => {
  test.each(Object.keys(notNow))('%s', async (what) => {
    const answer = await caused(what)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { ReturnStatus: { ReturnCode: 503, ReturnMessage: 'Unavailable' } },
    ])
  })
})

describe('any other error is ServerError, without further details', () => {
  test.each(Object.keys(ours))('%s', async (what) => {
    const answer = await caused(what)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      500,
      undefined,
      { ReturnStatus: { ReturnCode: 500, ReturnMessage: 'ServerError' } },
    ])
  })
})

test('a refusal keeps its own status and time', async () => {
  const answer = await caused('a rule')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30'])
})

test('the log has the place and the code of an error, and not its message', async () => {
  log.length = 0
  await caused('a broken rule of the database')
  const [line = ''] = log.filter((one) => one.includes('"event":"failure"'))
  expect(JSON.parse(line)).toMatchObject({ name: 'Error', code: '23505' })
  expect(log.join('')).not.toContain('mary@example.com')
})
