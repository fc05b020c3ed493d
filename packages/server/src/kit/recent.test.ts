import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('what was remembered longest ago is forgotten first', () => {
  const recent = createRecent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.set('a', 3)
  recent.set('c', 4)
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4])
})
