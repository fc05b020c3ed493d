import { expect, test } from 'vitest'
import { withKeys } from './with-keys.ts'

const keysOf = (...texts: string[]) => withKeys(texts, (text) => text).map(([key]) => key)

test('each item has a key of its own, also beside others with the same text', () => {
  expect(new Set(keysOf('a', 'b', 'a', '', '', '1 a', '0 a'))).toHaveProperty('size', 7)
})

test('an item keeps its key when another one is added before it or moves', () => {
  const [a, b] = keysOf('a', 'b')
  expect(keysOf('c', 'b', 'a').slice(1)).toEqual([b, a])
})
