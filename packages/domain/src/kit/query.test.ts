import { expect, test } from 'vitest'
import { queryWith, valuesInQuery } from './query.ts'

test('a query is read as it was written', () => {
  const values = [
    ['price', '500000'],
    ['city', 'Montréal & Laval'],
  ] as const
  expect([...valuesInQuery(queryWith(values))]).toEqual(values)
  expect(queryWith([])).toBe('')
})

test('a damaged value is left out, and the rest counts', () =>
  expect(Object.fromEntries(valuesInQuery('?a=%zz&b=1+2&c'))).toEqual({ b: '1 2', c: '' }))
