import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { takeTurns } from './turns.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, release: () => resolve('done') }
}

test('two at a time, one waits, the next is refused at once, and a place that is left is taken', async () => {
  const inTurn = takeTurns({ atOnce: 2, waiting: 1 })
  const first = held()
  const others = [held(), held()]
  const running = [first, ...others].map(({ work }) => inTurn(work))
  await expect(inTurn(async () => 'never')).rejects.toBeInstanceOf(Refusal)
  first.release()
  await running[0]
  const late = held()
  const last = inTurn(late.work)
  for (const one of [...others, late]) one.release()
  expect(await Promise.all([...running, last])).toEqual(['done', 'done', 'done', 'done'])
})

test('work that fails gives its place back', async () => {
  const inTurn = takeTurns({ atOnce: 1, waiting: 0 })
  const failing = inTurn(() => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await inTurn(async () => 'next')).toBe('next')
})
