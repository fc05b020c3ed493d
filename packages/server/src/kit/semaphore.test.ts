import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { untilPasses } from '../testing/until-passes.ts'
import { Refusal } from './refusal.ts'
import { createSemaphore } from './semaphore.ts'

const originalSet = Map.prototype.set

const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, release: () => resolve('done') }
}

/** Work that is held until it is released, and the keys of what has begun, in order. */
const recorded = (semaphore: ReturnType<typeof createSemaphore>) => {
  const begun: string[] = []
  const begin = (key: string, group = key) => {
    const { work, release } = held()
    const done = semaphore(
      () => {
        begun.push(key)
        return work()
      },
      key,
      group,
    )
    return { done, release }
  }
  return { begun, begin }
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
  const { begun, begin } = recorded(semaphore)
  const works = ['a', 'a', 'a', 'b', 'b', 'c'].map((key) => begin(key))
  await expect(semaphore(async () => 'never', 'a')).rejects.toBeInstanceOf(Refusal)
  expect(begun).toEqual(['a', 'b'])
  for (const { release } of works) release()
  expect(await Promise.all(works.map(({ done }) => done))).toEqual(Array(6).fill('done'))
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
})

test('serves groups in rotation, so that one with many keys delays no other, nor fills the line', async () => {
  const semaphore = createSemaphore({ concurrency: 1, concurrencyPerKey: 1, queued: 20, queuedPerGroup: 6 })
  const { begun, begin } = recorded(semaphore)
  const works = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((key) => begin(key, 'a'))
  await expect(semaphore(async () => 'never', 'a8', 'a')).rejects.toBeInstanceOf(Refusal)
  works.push(...['b1', 'b2', 'c1'].map((key) => begin(key, key.slice(0, 1))))
  for (const { release } of works) release()
  await Promise.all(works.map(({ done }) => done))
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5', 'a6', 'a7'])
})

test('refuses work that waited too long, which takes no place in the line any more', async () => {
  vi.useFakeTimers()
  try {
    const semaphore = createSemaphore({ concurrency: 1, queued: 2, queuedPerKey: 1, longestWait: 1000 })
    const [first, next] = [held(), held()]
    const running = semaphore(first.work, 'a')
    const late = expect(semaphore(async () => 'never', 'a')).rejects.toMatchObject({ key: 'Unavailable' })
    vi.advanceTimersByTime(999)
    const other = semaphore(next.work, 'b')
    vi.advanceTimersByTime(1)
    await late
    const again = semaphore(async () => 'again', 'a')
    first.release()
    next.release()
    expect(await Promise.all([running, other, again])).toEqual(['done', 'done', 'again'])
    // One that began is not refused later.
    const [long, waiting] = [held(), held()]
    const begun = [semaphore(long.work, 'a'), semaphore(waiting.work, 'b')]
    long.release()
    await begun[0]
    vi.advanceTimersByTime(5000)
    waiting.release()
    expect(await begun[1]).toBe('done')
  } finally {
    vi.useRealTimers()
  }
})

test('frees the place of failed work', async () => {
  const semaphore = createSemaphore({ concurrency: 1, queued: 0 })
  const failing = semaphore(() => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await semaphore(async () => 'next')).toBe('next')
})

test('a group with many keys holds no more than its share of the places', async () => {
  const semaphore = createSemaphore({ concurrency: 3, concurrencyPerGroup: 2, queued: 10 })
  const { begun, begin } = recorded(semaphore)
  const large = ['a1', 'a2', 'a3', 'a4'].map((key) => begin(key, 'a'))
  await untilPasses(() => expect(begun).toEqual(['a1', 'a2']))
  const other = begin('b1', 'b')
  await untilPasses(() => expect(begun).toEqual(['a1', 'a2', 'b1']))
  large[0]?.release()
  await large[0]?.done
  await untilPasses(() => expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']))
  for (const { release } of [...large, other]) release()
  await Promise.all([...large, other].map(({ done }) => done))
  await untilPasses(() => expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']))
})

test('work of one key in two groups gives back what it took', async () => {
  const semaphore = createSemaphore({ concurrency: 3, concurrencyPerKey: 1, concurrencyPerGroup: 1, queued: 100 })
  const groups = ['a', 'b', 'a', 'b', 'b', 'a', 'b', 'a']
  await Promise.all(groups.map((group) => semaphore(async () => group, 'person', group)))
  // A place that was never given back would keep the next work of its group waiting.
  const [a, b] = [held(), held()]
  const running = [semaphore(a.work, 'one', 'a'), semaphore(b.work, 'other', 'b')]
  const begun: string[] = []
  const last = semaphore(async () => begun.push('c'), 'third', 'c')
  await last
  expect(begun).toEqual(['c'])
  for (const { release } of [a, b]) release()
  expect(await Promise.all(running)).toEqual(['done', 'done'])
})

test('work with any keys and groups all runs, within every limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom('k', 'l', 'm'), group: fc.constantFrom('g', 'h') }), { maxLength: 30 }),
      async (places) => {
        const limits = { concurrency: 3, concurrencyPerKey: 2, concurrencyPerGroup: 2 }
        const semaphore = createSemaphore({ ...limits, queued: 100 })
        const under: { key: string; group: string }[] = []
        let done = 0
        await Promise.all(
          places.map((place) =>
            semaphore(
              async () => {
                under.push(place)
                expect(under.length).toBeLessThanOrEqual(3)
                expect(under.filter(({ key }) => key === place.key).length).toBeLessThanOrEqual(2)
                expect(under.filter(({ group }) => group === place.group).length).toBeLessThanOrEqual(2)
                await Promise.resolve()
                under.splice(under.indexOf(place), 1)
                done += 1
              },
              place.key,
              place.group,
            ),
          ),
        )
        expect(done).toBe(places.length)
      },
    ),
  )
})

test('remembers the latest ten thousand names at most while work waits all the time', async () => {
  const semaphore = createSemaphore({ concurrency: 2, concurrencyPerKey: 1, queued: 10 })
  const { begin, begun } = recorded(semaphore)
  const [running, waiting, again] = [begin('a'), begin('a'), begin('a')]
  const served: Map<string, number>[] = []
  const set = vi.spyOn(Map.prototype, 'set').mockImplementation(function (this: Map<string, number>, ...given) {
    if (String(given[0]).startsWith('name ') && !served.includes(this)) served.push(this)
    return Reflect.apply(originalSet, this, given)
  })
  try {
    for (let made = 0; made < 10_500; made += 1) await semaphore(async () => made, `name ${made}`)
  } finally {
    set.mockRestore()
  }
  expect(Math.max(...served.map(({ size }) => size))).toBe(10_000)
  for (const { release } of [running, waiting, again]) release()
  await Promise.all([running, waiting, again].map(({ done }) => done))
  expect(begun.filter((name) => name === 'a')).toHaveLength(3)
})
