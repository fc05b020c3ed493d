import { expect, test } from 'vitest'
import { inTurn } from './costly-call.ts'

test('of one session two calls are under way, thirty wait and the next is refused; others are not affected', async () => {
  const session = Buffer.from('one session')
  const { promise: end, resolve } = Promise.withResolvers<string>()
  let begun = 0
  const call = () =>
    inTurn(session, () => {
      begun += 1
      return end
    })
  const calls = Array.from({ length: 32 }, call)
  await expect(call()).rejects.toMatchObject({ key: 'TooManyRequests' })
  expect(begun).toBe(2)
  expect(await inTurn(Buffer.from('another session'), async () => 'at once')).toBe('at once')
  expect(await inTurn(undefined, async () => 'at once')).toBe('at once')
  resolve('done')
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'done'))
  expect(begun).toBe(32)
})
