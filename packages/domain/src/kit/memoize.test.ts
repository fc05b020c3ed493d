import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('computes a value once per argument list, undefined included', () => {
  const made: string[] = []
  const find = memoize((key: string) => {
    made.push(key)
    return key === 'missing' ? undefined : key
  })
  expect(['missing', 'a', 'missing', 'a'].map((key) => find(key))).toEqual([undefined, 'a', undefined, 'a'])
  expect(made).toEqual(['missing', 'a'])
})

it('is bounded, and drops the oldest entry first', () => {
  const made: number[] = []
  const twice = memoize((value: number) => {
    made.push(value)
    return 2 * value
  }, 2)
  expect([1, 2, 3, 3, 2, 1].map((value) => twice(value))).toEqual([2, 4, 6, 6, 4, 2])
  expect(made).toEqual([1, 2, 3, 1])
})
