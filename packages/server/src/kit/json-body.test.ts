import { expect, test } from 'vitest'
import { isReasonable } from './json-body.ts'

const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) })

test('32 levels are accepted and 33 are not', () => {
  expect(isReasonable(nested(31))).toBe(true)
  expect(isReasonable(nested(32))).toBe(false)
})

test('10,000 keys are accepted and one more is not, at any depth', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))
  expect(isReasonable(keys(10_000))).toBe(true)
  expect(isReasonable(keys(10_001))).toBe(false)
  expect(isReasonable({ list: Array.from({ length: 10_000 }, () => 0) })).toBe(false)
})
