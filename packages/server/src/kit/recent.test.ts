import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

const keys = (recent: { get: (key: string) => unknown }) => [...'abcd'].filter((key) => recent.get(key) !== undefined)

test('the newest keys are kept, and one that is set again is new', () => {
  const recent = createRecent<number>(2)
  for (const key of 'abac') recent.set(key, 1)
  expect(keys(recent)).toEqual(['a', 'c'])
})

test('what is kept weighs no more than the limit, whatever each weighs', () => {
  const recent = createRecent<string>(10, (_, value) => value.length)
  recent.set('a', 'x'.repeat(4))
  recent.set('b', 'x'.repeat(4))
  recent.set('c', 'x'.repeat(6))
  expect(keys(recent)).toEqual(['b', 'c'])
  recent.set('b', 'x')
  recent.set('a', 'xxx')
  expect(keys(recent)).toEqual(['a', 'b', 'c'])
  recent.set('d', 'x'.repeat(11))
  expect(keys(recent)).toEqual([])
})
