import { describe, expect, it } from 'vitest'
import { needsInsurance, shareOfValue } from './down-payment.ts'

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
