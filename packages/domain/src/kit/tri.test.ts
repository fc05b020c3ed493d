import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { and, isOn, isOneOf, not, or, type Tri } from './tri.ts'

const tri = fc.constantFrom<Tri>(true, false, undefined)

describe('yes, no and not yet known', () => {
  it('one no settles all of them', () => expect(and(undefined, false, true)).toBe(false))
  it('one yes settles any of them', () => expect(or(undefined, false, true)).toBe(true))
  it('what is not known stays not known', () => {
    expect(and(true, undefined)).toBe(undefined)
    expect(or(false, undefined)).toBe(undefined)
    expect(not(undefined)).toBe(undefined)
  })
  it('not (a and b) is (not a) or (not b)', () => {
    fc.assert(fc.property(tri, tri, (a, b) => not(and(a, b)) === or(not(a), not(b))))
  })
  it('a choice not made is neither', () =>
    expect([isOneOf(-1, [0]), isOneOf(0, [0]), isOneOf(1, [0])]).toEqual([undefined, true, false]))
  it('a flag not loaded is neither', () =>
    expect([isOn(undefined), isOn(1), isOn(0)]).toEqual([undefined, true, false]))
})
