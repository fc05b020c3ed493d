import { expect, test } from 'vitest'
import { rowsWithin } from './rows-within.ts'

const rows = (...sizes: number[]) => sizes.map((bytes) => ({ bytes }))

test('a page has the first rows that fit together, and one at least', () => {
  expect(rowsWithin(rows(), 10)).toEqual([])
  expect(rowsWithin(rows(4, 6, 1), 10)).toEqual(rows(4, 6))
  expect(rowsWithin(rows(11, 1), 10)).toEqual(rows(11))
  expect(rowsWithin(rows(1, 11, 1), 10)).toEqual(rows(1))
  expect(rowsWithin(rows(1, 2, 3), 10)).toEqual(rows(1, 2, 3))
})
