import { describe, expect, it } from 'vitest'
import { defineCounter } from './define-counter.ts'

describe('a counter with 7 inserted between 2 and 3', () => {
  const counter = defineCounter([0, 1, 2, 7, 3])
  it('reaches its values in the order given', () => {
    expect([0, 1, 2, 7, 3].map((value) => counter.hasReached(value, 7))).toEqual([false, false, false, true, true])
    expect([0, 1, 2, 7, 3].map((value) => counter.isBeyond(value, 7))).toEqual([false, false, false, false, true])
  })
  it('leads from each value to the next, and never beyond the last', () =>
    expect([0, 1, 2, 7, 3].map(counter.following)).toEqual([1, 2, 7, 3, 3]))
  it('takes the furthest in that order, not by number', () => {
    expect(counter.furthest(7, 3)).toBe(3)
    expect(counter.furthest(2, 7, 1)).toBe(7)
  })
  it('treats an unknown value as not having reached any', () => {
    expect(counter.hasReached(9, 0)).toBe(false)
    expect(counter.furthest(9, 0)).toBe(0)
  })
})
