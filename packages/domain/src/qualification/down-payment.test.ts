import { describe, expect, it, test } from 'vitest'
import { insuredBelow, isBelowMinimum, leastDownPayment, needsInsurance, shareOfValue } from './down-payment.ts'

const today = '2026-11-22'

describe('a down payment', () => {
  it.each([
    [99_999, 500_000, true, 19.9],
    [100_000, 500_000, false, 20],
    [25_000, 500_000, true, 5],
    [0, 500_000, true, 0],
    [125_500, 400_000, false, 31.3],
    [600_000, 500_000, false, 120],
  ])('of %d on %d is insured: %s, and is %d per cent', (downPayment, value, insured, share) => {
    expect(needsInsurance(downPayment, value, today)).toBe(insured)
    expect(shareOfValue(downPayment, value)).toBe(share)
  })

  it.each([
    [null, 500_000],
    [50_000, null],
    [50_000, 0],
  ])('gives no result while %s of %s cannot be compared', (downPayment, value) => {
    expect(needsInsurance(downPayment, value, today)).toBeUndefined()
    expect(shareOfValue(downPayment, value)).toBeNull()
  })

  it('is insured below a fifth of the value', () => expect(insuredBelow(today)).toBe(20))
})

test('a rental requires a fifth of the price', () => expect(leastDownPayment(500_000, 2, today)).toBe(100_000))

test('a down payment one cent below the minimum is too low, and one that is not given is not', () => {
  expect(isBelowMinimum(24_999.99, 500_000, 0, today)).toBe(true)
  expect(isBelowMinimum(25_000, 500_000, 0, today)).toBe(false)
  expect(isBelowMinimum(25_000, 500_000, 2, today)).toBe(true)
  expect(isBelowMinimum(null, 500_000, 0, today)).toBe(false)
  expect(isBelowMinimum(0, null, 0, today)).toBe(false)
})

test('no minimum is invented for a day on which no rule is in force', () =>
  expect(isBelowMinimum(0, 500_000, 0, '2020-01-01')).toBe(false))
