import { describe, expect, it, test } from 'vitest'
import { isBelowMinimum, minimumDownPayment, needsInsurance, shareOfValue } from './down-payment.ts'

describe('a down payment', () => {
  it.each([
    [99_999, 500_000, true, 19.9],
    [100_000, 500_000, false, 20],
    [25_000, 500_000, true, 5],
    [0, 500_000, true, 0],
    [125_500, 400_000, false, 31.3],
  ])('of %d on %d is insured: %s, and is %d per cent', (downPayment, value, insured, share) => {
    expect(needsInsurance(downPayment, value)).toBe(insured)
    expect(shareOfValue(downPayment, value)).toBe(share)
  })

  it.each([
    [null, 500_000],
    [50_000, null],
    [50_000, 0],
  ])('gives no result while %s of %s cannot be compared', (downPayment, value) => {
    expect(needsInsurance(downPayment, value)).toBeUndefined()
    expect(shareOfValue(downPayment, value)).toBeNull()
  })
})

test.each([
  [333_333.33, 16_666.67],
  [500_000, 25_000],
  [500_000.01, 25_000.01],
  [500_001, 25_000.1],
  [750_000, 50_000],
  [1_000_000, 75_000],
  [1_499_999, 124_999.9],
  [1_499_999.99, 125_000],
  [1_500_000, 300_000],
  [588_235, 33_823.5],
])('the minimum for a price of %d is %d', (price, least) => expect(minimumDownPayment(price, false)).toBe(least))

test('a rental requires a fifth of the price', () => expect(minimumDownPayment(500_000, true)).toBe(100_000))

test('a down payment one cent below the minimum is too low, and one that is not given is not', () => {
  expect(isBelowMinimum(24_999.99, 500_000, 0)).toBe(true)
  expect(isBelowMinimum(25_000, 500_000, 0)).toBe(false)
  expect(isBelowMinimum(25_000, 500_000, 2)).toBe(true)
  expect(isBelowMinimum(null, 500_000, 0)).toBe(false)
  expect(isBelowMinimum(0, null, 0)).toBe(false)
})
