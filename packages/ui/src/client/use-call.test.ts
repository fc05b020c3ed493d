import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queries } from './use-call.ts'

afterEach(() => queries.clear())

/** A read whose replies are given one by one, in any order. */
const observed = () => {
  const asked: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const next = Promise.withResolvers<string>()
    asked.push(next)
    return next.promise
  }
  const observer = new QueryObserver(queries, { queryKey: ['a read'], queryFn })
  const leave = observer.subscribe(() => {})
  return { asked, observer, leave }
}

test('what changes while it is read for the first time is read again, and the earlier reply is not taken', async () => {
  const { asked, observer, leave } = observed()
  const invalidated = queries.invalidateQueries({ queryKey: ['a read'] })
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve('after')
  asked[0]?.resolve('before')
  await invalidated
  expect(observer.getCurrentResult().data).toBe('after')
  leave()
})

test('what is only marked as old goes on being read', async () => {
  const { asked, observer, leave } = observed()
  await queries.invalidateQueries({ queryKey: ['a read'], refetchType: 'none' })
  asked[0]?.resolve('there')
  await expect.poll(() => observer.getCurrentResult().data).toBe('there')
  expect(asked).toHaveLength(1)
  leave()
})
