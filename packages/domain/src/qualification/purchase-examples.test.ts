import { describe, expect, test } from 'vitest'
import { aPurchase, compute, inProvince, type ProvinceName, shown } from '../testing/qualification.ts'
import type { DealFacts, Scenario } from './facts.ts'

const duplex = { DwellingTypeDD: 2 }
const triplex = { DwellingTypeDD: 8 }

describe('the minimum down payment', () => {
  test.each([
    ['E1', 333_333.33, 16_666.67],
    ['E2', 500_000, 25_000],
    ['E3', 500_000.01, 25_000.01],
    ['E4', 500_001, 25_000.1],
    ['E5', 750_000, 50_000],
    ['E6', 1_000_000, 75_000],
    ['E7', 1_499_999, 124_999.9],
    ['E8', 1_499_999.99, 125_000],
    ['E9', 1_500_000, 300_000],
    ['E12', 588_235, 33_823.5],
  ])('%s: of a price of %d is %d', (_, PropertyValue, least) =>
    expect(shown(compute(aPurchase({ PropertyValue })).minimumDownPayment)).toBe(least),
  )
  test.each([
    ['E10', 'three units is a tenth of the price', aPurchase({ PropertyValue: 500_000 }, triplex), 50_000],
    ['E11', 'a rental is a fifth of the price', aPurchase({ PropertyValue: 500_000, OccupancyDD: 2 }), 100_000],
  ])('%s: of %s', (_, __, facts, least) => expect(shown(compute(facts).minimumDownPayment)).toBe(least))
})

const first30: [DealFacts, Scenario] = [{ FirstTimeInsuranceFlag: 1 }, { AmortizationYears: 30 }]

describe('the premium', () => {
  test.each<
    [string, number, number, number, number | string, number | string, (DealFacts & { home?: object })?, Scenario?]
  >([
    ['E13', 500_000, 25_000, 95, 19_000, 494_000],
    ['E14', 500_000, 49_999.99, 90.01, 18_000, 468_000.01],
    ['E15', 500_000, 50_000, 90, 13_950, 463_950],
    ['E16', 500_000, 74_999.99, 85.01, 13_175, 438_175.01],
    ['E17', 500_000, 75_000, 85, 11_900, 436_900],
    ['E18', 500_000, 99_999.99, 80.01, 11_200, 411_200.01],
    ['E19', 500_000, 100_000, 80, 9_600, 409_600, {}, { Insure: true }],
    ['E20', 500_000, 124_999.99, 75.01, 9_000, 384_000.01, {}, { Insure: true }],
    ['E21', 500_000, 125_000, 75, 6_375, 381_375, {}, { Insure: true }],
    ['E22', 500_000, 174_999.99, 65.01, 5_525, 330_525.01, {}, { Insure: true }],
    ['E23', 500_000, 175_000, 65, 1_950, 326_950, {}, { Insure: true }],
    ['E24', 500_000, 25_000, 95, 19_950, 494_950, ...first30],
    ['E25', 500_000, 25_000, 95, 21_375, 496_375, { BorrowedDownPaymentFlag: 1 }],
    ['E26', 500_000, 25_000, 95, 22_325, 497_325, { BorrowedDownPaymentFlag: 1, ...first30[0] }, first30[1]],
    ['E28', 1_499_999, 124_999.9, 91.67, 54_999.96, 1_429_999.06],
    ['E29', 370_370.37, 37_037.04, 90, 10_333.33, 343_666.66],
    ['E30', 588_235, 88_235, 85.01, 15_500, 515_500],
    ['E31', 588_235, 88_235, 85.01, 16_500, 516_500, ...first30],
    ['E32', 999_999, 199_999.8, 80, 19_199.98, 819_199.18, {}, { Insure: true }],
  ])(
    '%s: of %d with %d down, a loan of %d per cent of the value, is %s, and the loan with it %s',
    (_, PropertyValue, DownPayment, share, premium, loan, given = {}, scenario = {}) => {
      const result = compute(aPurchase({ PropertyValue, DownPayment, ...given }), scenario)
      expect(shown(result.loanToValue)).toBe(share)
      expect([shown(result.premium), shown(result.loanWithPremium)]).toEqual([premium, loan])
    },
  )

  test('E27: of a rental of two units has bands of its own', () => {
    const facts = aPurchase({ PropertyValue: 500_000, DownPayment: 100_000, OccupancyDD: 2 }, duplex)
    expect(shown(compute(facts, { Insure: true }).premium)).toBe(11_600)
  })
})

describe('insurance', () => {
  test.each([
    ['E18', 500_000, 99_999.99, { isRequired: true, isAvailable: true, isInsured: true }],
    ['E19', 500_000, 100_000, { isRequired: false, isAvailable: true, isInsured: false }],
    ['E32', 999_999, 199_999.8, { isRequired: false, isAvailable: true, isInsured: false }],
    ['E33', 1_000_000, 200_000, { isRequired: false, isAvailable: false, isInsured: false }],
    ['E34', 1_500_000, 299_999.99, { isRequired: true, isAvailable: false, isInsured: true }],
  ])('%s: of %d with %d down is %o', (_, PropertyValue, DownPayment, insurance) =>
    expect(compute(aPurchase({ PropertyValue, DownPayment })).insurance).toEqual(insurance),
  )
  test.each([
    [25, true],
    [26, false],
  ])('of a rental over %d years is available: %s', (AmortizationYears, isAvailable) => {
    const facts = aPurchase({ PropertyValue: 500_000, DownPayment: 100_000, OccupancyDD: 2 }, duplex)
    expect(compute(facts, { AmortizationYears }).insurance.isAvailable).toBe(isAvailable)
  })
  test('E34: that is required and not available has no premium, and the minimum is named', () => {
    const result = compute(aPurchase({ PropertyValue: 1_500_000, DownPayment: 299_999.99 }))
    expect(shown(result.premium)).toBe('insuranceNotAvailable')
    expect(shown(result.minimumDownPayment)).toBe(300_000)
  })
})

describe('the tax on the premium', () => {
  const premiumOf19000 = { PropertyValue: 500_000, DownPayment: 25_000 }
  test.each<[string, ProvinceName, DealFacts, number, number]>([
    ['E35', 'ON', premiumOf19000, 19_000, 1_520],
    ['E36', 'SK', premiumOf19000, 19_000, 1_140],
    ['E37', 'QC', { ...premiumOf19000, ClosingDate: '2026-12-31' }, 19_000, 1_710],
    ['E38', 'QC', { ...premiumOf19000, ClosingDate: '2027-01-01' }, 19_000, 1_895.25],
    ['E39', 'AB', premiumOf19000, 19_000, 0],
    ['E40', 'SK', { PropertyValue: 2_651.32, DownPayment: 132.57 }, 100.75, 6.05],
    ['E41', 'ON', { PropertyValue: 370_370.37, DownPayment: 37_037.04 }, 10_333.33, 826.67],
    [
      'E42',
      'QC',
      { PropertyValue: 370_370.37, DownPayment: 37_037.04, ClosingDate: '2027-02-01' },
      10_333.33,
      1_030.75,
    ],
    ['E43', 'ON', { PropertyValue: 222_222.23, DownPayment: 22_222.23 }, 6_200, 496],
  ])('%s: in %s on %o, a premium of %d, is %d', (_, province, given, premium, tax) => {
    const result = compute(aPurchase(given, inProvince(province)))
    expect([shown(result.premium), shown(result.premiumTax)]).toEqual([premium, tax])
  })
})
