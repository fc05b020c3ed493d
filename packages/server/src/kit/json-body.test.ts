import { expect, test } from 'vitest'
import { composed, isReasonable } from './json-body.ts'

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

test('a text with more than 30 combining marks in a row is refused wherever it is, before it is composed', () => {
  const marks = (count: number) => `a${'\u0301'.repeat(count)}`
  expect(isReasonable({ a: marks(30) + marks(30) })).toBe(true)
  // What is removed before a text is composed does not part them.
  const hidden = `a${'\u0301\ue000'.repeat(31)}`
  for (const text of [marks(31), hidden])
    for (const body of [{ a: text }, { [text]: 1 }, { list: ['plain', [text]] }])
      expect(isReasonable(body), JSON.stringify(body)).toBe(false)
})

test('texts are composed before their length is checked, at any depth', () => {
  const body = { a: 'e\u0301', list: [{ b: '\ufb2c' }, 5, null, 'plain'] }
  expect(composed(body)).toEqual({ a: '\u00e9', list: [{ b: '\u05e9\u05bc\u05c1' }, 5, null, 'plain'] })
})
