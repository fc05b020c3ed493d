import { expect, test } from 'vitest'
import { inTurn } from './costly-call.ts'

test('of one caller two calls are under way, a hundred wait and the next is refused; others are not affected', async () => {
  const { promise: end, resolve } = Promise.withResolvers<string>()
  let begun = 0
  const call = () =>
    inTurn(['one session', undefined], () => {
      begun += 1
      return end
    })
  const calls = Array.from({ length: 102 }, call)
  await expect(call()).rejects.toMatchObject({ key: 'TooManyRequests' })
  expect(begun).toBe(2)
  expect(await inTurn(['another session'], async () => 'at once')).toBe('at once')
  expect(await inTurn([undefined], async () => 'at once')).toBe('at once')
  resolve('done')
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'done'))
  expect(begun).toBe(102)
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
