import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import type { ChangedDeal } from '../../kit/live.ts'
import { messagesOf } from './hub.ts'
import { openStreams } from './streams.ts'

test('a person has twelve streams in all their sessions, of which the oldest gives way', () => {
  const streams = openStreams()
  onTestFinished(() => streams.close())
  const open = (personId: string, session: string) => {
    const response = new PassThrough() as unknown as ServerResponse
    return streams.add({ session, personId, brokerageId: 'b', response })
  }
  expect(open('colleague', 'theirs')).toBe(true)
  for (let count = 0; count < 40; count += 1) expect(open('p', `session ${Math.floor(count / 3)}`)).toBe(true)
  const of = (personId: string) => streams.all().filter((one) => one.personId === personId)
  expect([of('p').length, of('colleague').length]).toEqual([12, 1])
  expect(of('p').at(-1)?.session).toBe('session 13')
})

test('a message between processes is short enough for the database, however long the names are', () => {
  const deals = Array.from(
    { length: 500 },
    (_, applicationId): ChangedDeal => ({
      leadId: 0,
      ...{ brokerageId: 'b'.repeat(32), siteId: 's'.repeat(40), applicationId: 10 ** 14 + applicationId },
      ...{ kind: 'documents', by: `person:${'p'.repeat(32)}` },
    }),
  )
  const messages = messagesOf('process', deals)
  for (const one of messages) expect(Buffer.byteLength(one)).toBeLessThan(8000)
  expect(messages.flatMap((one) => (JSON.parse(one) as { deals: ChangedDeal[] }).deals)).toEqual(deals)
  expect(messages.length).toBeLessThan(30)
})
