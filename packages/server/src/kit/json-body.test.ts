import { allCalls } from '@foyer/contract/all-calls.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { usualBodyLimit } from './call-routes.ts'
import { composed, isModest, isReasonable, maxKeys, mostForeignLetters } from './json-body.ts'

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

test('a body is not parsed that has too many levels, keys or letters to compose', () => {
  const list = (elements: number) => JSON.stringify({ a: Array.from({ length: elements }, () => 0) })
  for (const [most, more] of [
    ['['.repeat(32), '['.repeat(33)],
    [list(maxKeys + 1), list(maxKeys + 2)],
    [JSON.stringify('é'.repeat(mostForeignLetters)), JSON.stringify('é'.repeat(mostForeignLetters + 1))],
    [`"${String.raw`\u0301`.repeat(mostForeignLetters)}"`, `"${String.raw`\u0301`.repeat(mostForeignLetters + 1)}"`],
  ] as const)
    expect([isModest(most), isModest(more)]).toEqual([true, false])
  // What is in a text is none of it, whichever quotes it has.
  expect(isModest(JSON.stringify({ a: `"${'[,'.repeat(20_000)}\\` }))).toBe(true)
  expect(isModest('a'.repeat(15_000_000))).toBe(true)
})

test('texts are composed before their length is checked, at any depth', () => {
  const body = { a: 'e\u0301', list: [{ b: '\ufb2c' }, 5, null, 'plain'] }
  expect(composed(body)).toEqual({ a: '\u00e9', list: [{ b: '\u05e9\u05bc\u05c1' }, 5, null, 'plain'] })
})

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  anyOf?: Shape[]
}

/** The keys and elements of the largest value that a schema accepts; of a list without a limit one element is counted. */
const mostKeys = ({ properties, items, maxItems = 1, anyOf = [] }: Shape): number => {
  const ofFields = Object.values(properties ?? {}).reduce((sum, one) => sum + 1 + mostKeys(one), 0)
  return ofFields + (items === undefined ? 0 : maxItems * (1 + mostKeys(items))) + Math.max(0, ...anyOf.map(mostKeys))
}

/** Its bytes, where each value is as short as can be. */
const fewestBytes = ({ properties, items, maxItems = 1, anyOf = [] }: Shape): number => {
  const ofFields = Object.entries(properties ?? {}).reduce(
    (sum, [name, one]) => sum + name.length + '"":,'.length + fewestBytes(one),
    0,
  )
  return 1 + ofFields + ((items && maxItems * (1 + fewestBytes(items))) || 0) + Math.max(0, ...anyOf.map(fewestBytes))
}

test('no call accepts a list of more keys and elements than a body may have, unless it has too many bytes before', () => {
  const tooLarge = allCalls.filter(
    (call: CallDeclaration) =>
      mostKeys(call.body as TSchema as Shape) > maxKeys &&
      fewestBytes(call.body as TSchema as Shape) <= (call.bodyLimit ?? usualBodyLimit),
  )
  expect(tooLarge.map(({ path }) => path)).toEqual([])
})
