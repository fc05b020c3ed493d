import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { createSemaphore } from './semaphore.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, release: () => resolve('done') }
}

test('runs two at a time, queues one, refuses the next at once, and fills a freed place', async () => {
  const semaphore = createSemaphore({ concurrency: 2, queued: 1 })
  const first = held()
  const others = [held(), held()]
  const running = [first, ...others].map(({ work }) => semaphore(work))
  await expect(semaphore(async () => 'never')).rejects.toBeInstanceOf(Refusal)
  first.release()
  await running[0]
  const late = held()
  const last = semaphore(late.work)
  for (const one of [...others, late]) one.release()
  expect(await Promise.all([...running, last])).toEqual(['done', 'done', 'done', 'done'])
})

test('serves keys in rotation, each with its own limits', async () => {
  const semaphore = createSemaphore({ concurrency: 2, concurrencyPerKey: 1, queued: 10, queuedPerKey: 2 })
  const begun: string[] = []
  const begin = (key: string, { work, release }: ReturnType<typeof held>) => {
    const done = semaphore(() => {
      begun.push(key)
      return work()
    }, key)
    return { done, release }
  }
  const works = ['a', 'a', 'a', 'b', 'b', 'c'].map((key) => begin(key, held()))
  await expect(semaphore(async () => 'never', 'a')).rejects.toBeInstanceOf(Refusal)
  expect(begun).toEqual(['a', 'b'])
  for (const { release } of works) release()
  expect(await Promise.all(works.map(({ done }) => done))).toEqual(Array(6).fill('done'))
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
})

test('frees the place of failed work', async () => {
  const semaphore = createSemaphore({ concurrency: 1, queued: 0 })
  const failing = semaphore(() => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await semaphore(async () => 'next')).toBe('next')
})
