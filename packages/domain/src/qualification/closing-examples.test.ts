import { describe, expect, test } from 'vitest'
import { aPurchase, compute, inProvince, type ProvinceName, shown } from '../testing/qualification.ts'
import type { DealFacts } from './facts.ts'
import type { Qualification } from './qualify.ts'

/** A new home whose price does not include the taxes. */
const aNewHome = (province: ProvinceName, PropertyValue: number, given: DealFacts): Qualification =>
  compute(
    aPurchase(
      { PropertyValue, TaxInPriceFlag: 0, FirstTimeFederalFlag: 0, ...given },
      {
        ...inProvince(province, 'Elsewhere'),
        NewConstructionDD: 1,
      },
    ),
  )

const federalFirst: DealFacts = { FirstTimeFederalFlag: 1 }
const inWindow: DealFacts = { AgreementDate: '2026-11-22' }
const afterWindow: DealFacts = { ...federalFirst, AgreementDate: '2027-04-01' }

describe('the relief of a new home', () => {
  test.each([
    ['E200', 300_000, {}, 5_400],
    ['E201', 349_999, {}, 6_299.98],
    ['E202', 350_000, {}, 6_300],
    ['E203', 400_000, {}, 3_150],
    ['E204', 449_999, {}, 0.06],
    ['E205', 450_000, {}, 0],
    ['E206', 900_000, federalFirst, 45_000],
    ['E207', 1_000_000, federalFirst, 50_000],
    ['E208', 1_000_001, federalFirst, 49_999.9],
    ['E209', 1_250_000, federalFirst, 25_000],
    ['E210', 1_499_999, federalFirst, 0.1],
    ['E211', 1_500_000, federalFirst, 0],
  ])('%s: of the federal tax on %d, with %o, is %d', (_, price, given, relief) =>
    expect(shown(aNewHome('AB', price, given).federalRelief)).toBe(relief),
  )
  test.each([
    ['E212', 300_000, inWindow, 24_000],
    ['E213', 1_000_000, inWindow, 80_000],
    ['E214', 1_500_000, inWindow, 80_000],
    ['E215', 1_500_001, inWindow, 79_999.84],
    ['E216', 1_675_000, inWindow, 52_000],
    ['E217', 1_849_999, inWindow, 24_000.16],
    ['E218', 1_850_000, inWindow, 24_000],
    ['E219', 1_250_000, afterWindow, 40_000],
    ['E220', 1_350_000, afterWindow, 24_000],
    ['E221', 1_400_000, afterWindow, 24_000],
  ])('%s: of Ontario’s tax on %d, with %o, is %d', (_, price, given, relief) =>
    expect(shown(aNewHome('ON', price, given).provincialRelief)).toBe(relief),
  )
  test.each([
    ['E222', 200_000, 9_975],
    ['E223', 250_000, 4_987.5],
    ['E224', 299_999, 0.1],
    ['E225', 300_000, 0],
  ])('%s: of Quebec’s tax on %d is %d', (_, price, relief) =>
    expect(shown(aNewHome('QC', price, {}).provincialRelief)).toBe(relief),
  )
  test.each<[ProvinceName, number, DealFacts, number]>([
    ['NS', 100_000, federalFirst, 1_687.5],
    ['NS', 300_000, federalFirst, 3_000],
    ['NS', 300_000, {}, 0],
    ['SK', 450_000, { ClosingDate: '2026-03-31' }, 11_340],
    ['SK', 500_000, { ClosingDate: '2026-03-31' }, 6_300],
    ['SK', 550_000, { ClosingDate: '2026-03-31' }, 0],
    ['SK', 400_000, { ClosingDate: '2026-04-01' }, 0],
  ])('in %s of the province’s tax on %d, with %o, is %d', (province, price, given, relief) =>
    expect(shown(aNewHome(province, price, given).provincialRelief)).toBe(relief),
  )
  test('is not for rentals', () =>
    expect(shown(aNewHome('AB', 300_000, { OccupancyDD: 2 }).federalRelief)).toBe('noReliefForRentals'))
  test.each([
    [{ TaxInPriceFlag: 0 }, 9_600],
    [{ TaxInPriceFlag: 1 }, 'taxInPrice'],
  ])('lowers what is due beside the price: with %o, %s', (given, due) => {
    const result = aNewHome('ON', 300_000, { ...inWindow, ...given })
    expect(shown(result.newHomeTax)).toBe(due)
  })
  test('leaves what is due open while it is not known whether the price includes it', () => {
    const facts = aPurchase(
      { PropertyValue: 300_000, FirstTimeFederalFlag: 0 },
      { ...inProvince('AB'), NewConstructionDD: 2 },
    )
    const { newHomeTax } = compute(facts)
    expect([shown(newHomeTax), newHomeTax.needs]).toEqual(['0 to 9600', ['TaxInPriceFlag']])
  })
})

describe('the cash to close', () => {
  const usual: DealFacts = { PropertyValue: 500_000, DownPayment: 25_000, Deposit: 20_000, FirstTimeProvinceFlag: 1 }
  test('E226: is down payment less deposit, taxes after relief, and costs', () => {
    const { cashToClose } = compute(aPurchase(usual, inProvince('ON', 'Ottawa')))
    expect(cashToClose).toMatchObject({ is: 'known', amount: 11_645, estimate: true })
    expect(cashToClose.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['downPayment', 25_000],
      ['deposit', -20_000],
      ['transferTax', 2_475],
      ['premiumTax', 1_520],
      ['legal', 1_800],
      ['titleInsurance', 350],
      ['adjustments', 500],
    ])
  })
  test('does not include Quebec’s duty, which is billed later', () => {
    const result = compute(aPurchase(usual, inProvince('QC', 'Laval')))
    expect(shown(result.cashToClose)).toBe(9_360)
    expect(shown(result.billedLater)).toBe(5_610.5)
  })
  test('includes income tax that is owed', () => {
    const facts = aPurchase(
      { ...usual, Liabilities: [{ LiabilityType: 11, Balance: 1_000 }] },
      inProvince('ON', 'Ottawa'),
    )
    expect(shown(compute(facts).cashToClose)).toBe(12_645)
  })
})

describe('missing answers', () => {
  test('E243: without a down payment, the minimum is known and limits the loan', () => {
    const result = compute(aPurchase({ PropertyValue: 500_000 }))
    expect([shown(result.minimumDownPayment), shown(result.loan)]).toEqual([25_000, '0 to 475000'])
    expect(result.loan.needs).toEqual(['DownPayment'])
  })
  test('E244: without a province, its taxes are unknown', () => {
    const result = compute(aPurchase({ PropertyValue: 500_000, DownPayment: 25_000 }))
    expect([shown(result.premiumTax), shown(result.transferTax)]).toEqual(['unknown', 'unknown'])
    expect(result.premiumTax.needs).toEqual(['SubjectProperty.Address.ProvinceDD'])
  })
  test('E245: without knowing of a first purchase, the tax is between both', () => {
    const facts = aPurchase({ PropertyValue: 500_000 }, inProvince('ON', 'Ottawa'))
    const { transferTax } = compute(facts)
    expect([shown(transferTax), transferTax.needs]).toEqual(['2475 to 6475', ['FirstTimeProvinceFlag']])
  })
  test('E251: without a rate the payment is unknown, and with the site’s example an estimate', () => {
    const facts = aPurchase({ PropertyValue: 800_000, DownPayment: 400_000 })
    const { payment } = compute(facts)
    expect([payment.is, payment.needs]).toEqual(['unknown', ['Scenario.Rate']])
    const example = compute(facts, {}, { exampleRate: 5 }).payment
    expect(example).toMatchObject({ is: 'known', amount: 2_326.42, estimate: true, needs: ['Scenario.Rate'] })
  })
  test('nothing known gives no figure, and no error', () => {
    const result = compute({})
    expect([result.minimumDownPayment.is, result.loan.is, result.payment.is, result.cashToClose.is]).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'between',
    ])
  })
})
