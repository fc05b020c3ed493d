import { expect, test } from 'vitest'
import { inTurn, inTurnOfAddress } from './costly-call.ts'

test('of one caller two calls are under way, thirty wait and the next is refused; others are not affected', async () => {
  const { promise: end, resolve } = Promise.withResolvers<string>()
  let begun = 0
  const call = () =>
    inTurn(['one session', undefined], () => {
      begun += 1
      return end
    })
  const calls = Array.from({ length: 32 }, call)
  await expect(call()).rejects.toMatchObject({ key: 'TooManyRequests' })
  expect(begun).toBe(2)
  expect(await inTurn(['another session'], async () => 'at once')).toBe('at once')
  expect(await inTurn([undefined], async () => 'at once')).toBe('at once')
  resolve('done')
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'done'))
  expect(begun).toBe(32)
})

test('of one application two calls are under way, whichever sessions they come from', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const calls = Array.from({ length: 20 }, (_, session) =>
    inTurn([`session ${session}`, 'the application'], () => {
      begun += 1
      return end
    }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toBe(2)
  resolve()
  await Promise.all(calls)
  expect(begun).toBe(20)
})

test('of one address twelve calls are under way, so that it never has all connections to the database', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const calls = Array.from({ length: 300 }, () =>
    inTurnOfAddress('203.0.113.9', () => {
      begun += 1
      return end
    }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toBe(12)
  expect(await inTurnOfAddress('203.0.113.10', async () => 'at once')).toBe('at once')
  resolve()
  await Promise.all(calls)
  expect(begun).toBe(300)
})

test('the addresses of one customer with IPv6 are one address', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const calls = Array.from({ length: 20 }, (_, index) =>
    inTurnOfAddress(`2001:db8::${index}`, () => {
      begun += 1
      return end
    }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toBe(12)
  resolve()
  await Promise.all(calls)
})
