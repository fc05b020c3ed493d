import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { and, isOn, isOneOf, not, or, type Tri } from './tri.ts'

const tri = fc.constantFrom<Tri>(true, false, undefined)

describe('true, false and unknown', () => {
  it('one false makes the conjunction false', () => expect(and(undefined, false, true)).toBe(false))
  it('one true makes the disjunction true', () => expect(or(undefined, false, true)).toBe(true))
  it('an unknown value stays unknown', () => {
    expect(and(true, undefined)).toBe(undefined)
    expect(or(false, undefined)).toBe(undefined)
    expect(not(undefined)).toBe(undefined)
  })
  it('not (a and b) is (not a) or (not b)', () => {
    fc.assert(fc.property(tri, tri, (a, b) => not(and(a, b)) === or(not(a), not(b))))
  })
  it('a choice not made is unknown', () =>
    expect([isOneOf(-1, [0]), isOneOf(0, [0]), isOneOf(1, [0])]).toEqual([undefined, true, false]))
  it('a flag not loaded is unknown', () =>
    expect([isOn(undefined), isOn(1), isOn(0)]).toEqual([undefined, true, false]))
})
