import { describe, expect, it, test } from 'vitest'
import { isReasonable } from './json-body.ts'

const nested = (depth: number): object => (depth <= 1 ? {} : { inner: nested(depth - 1) })

describe('a body is taken when', () => {
  it('it is an ordinary form', () =>
    expect(isReasonable({ Name: 'Élodie 👩‍👧', Notes: ['a\tb\n', ''], Deep: { A: null, B: 1.5 } })).toBe(true))
  it('it is 32 levels deep', () => expect(isReasonable(nested(32))).toBe(true))
})

describe('a body is refused when', () => {
  test.each<[string, object]>([
    ['it is 33 levels deep', nested(33)],
    ['it has more than 10,000 elements', { list: Array.from({ length: 10_001 }, () => 0) }],
    ['a text holds a zero character', { Address: { City: 'Otta\u0000wa' } }],
    ['a text holds half a surrogate pair', { list: ['\ud83d'] }],
    ['a name holds a zero character', { 'a\u0000': 1 }],
  ])('%s', (_, body) => expect(isReasonable(body)).toBe(false))
})
