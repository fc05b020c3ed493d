import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { roundToCents } from '../kit/money.ts'
import {
  frequencies,
  isMortgage,
  type Mortgage,
  paymentOf,
  paymentsPerYear,
  ratePerPeriod,
  scheduleOf,
  timeToPay,
} from './payment.ts'

const usual: Mortgage = { amount: 400_000, rate: 5, years: 25, frequency: 0 }
const mortgages = fc.record({
  amount: fc.integer({ min: 1_000, max: 5_000_000 }),
  rate: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
  frequency: fc.constantFrom(...frequencies),
})

describe('the payment', () => {
  // Semi-annual compounding, not in advance. Calculated independently with (1 + r/2)^(2/n) − 1; 6 % is 0.493862 % a
  // month in textbooks.
  it.each([
    [{ ...usual, rate: 6, amount: 100_000 }, 639.81],
    [usual, 2326.42],
    [{ ...usual, frequency: 3 as const }, 1163.21],
    [{ ...usual, frequency: 5 as const }, 581.61],
    [{ ...usual, rate: 0, amount: 120_000, years: 10 }, 1000],
  ])('%j is %d', (mortgage, payment) => expect(paymentOf(mortgage)).toBe(payment))
  it('compounds twice a year: 6 % is 0.493862 % a month', () => {
    expect(ratePerPeriod(6, 12) * 100).toBeCloseTo(0.493862, 6)
    expect((1 + ratePerPeriod(6, 12)) ** 6).toBeCloseTo(1.03, 12)
    expect((1 + ratePerPeriod(6, 52)) ** 26).toBeCloseTo(1.03, 12)
  })
  it('discounts to the amount: the present value of all payments is the loan', () =>
    fc.assert(
      fc.property(mortgages, ({ frequency, ...mortgage }) => {
        fc.pre(frequency !== 3 && frequency !== 5)
        const perYear = paymentsPerYear[frequency]
        const discount = 1 / (1 + ratePerPeriod(mortgage.rate, perYear))
        let worth = 0
        for (let count = mortgage.years * perYear; count > 0; count -= 1) {
          worth = (worth + paymentOf({ ...mortgage, frequency })) * discount
        }
        expect(worth).toBeGreaterThanOrEqual(mortgage.amount - 0.01)
        expect(worth).toBeLessThanOrEqual(mortgage.amount + 0.011 * mortgage.years * perYear)
      }),
    ))
})

describe('the table', () => {
  it('pays off the loan; the total paid is the loan plus its interest', () =>
    fc.assert(
      fc.property(mortgages, (mortgage) => {
        const { years, totalPaid, totalInterest, payment, count } = scheduleOf(mortgage)
        expect(years.at(-1)?.balance).toBe(0)
        expect(roundToCents(totalPaid - totalInterest)).toBe(mortgage.amount)
        expect(totalPaid).toBeLessThanOrEqual(roundToCents(payment * count) + 0.01)
        expect(count).toBeLessThanOrEqual(mortgage.years * paymentsPerYear[mortgage.frequency])
        const balances = [mortgage.amount, ...years.map(({ balance }) => balance)]
        for (const [index, { paid, interest, principal, balance }] of years.entries()) {
          expect(roundToCents(interest + principal)).toBe(paid)
          expect(roundToCents((balances[index] ?? 0) - principal)).toBe(balance)
          expect(balance).toBeLessThanOrEqual(balances[index] ?? 0)
        }
      }),
      { numRuns: 60 },
    ))
  it('ends even when a payment barely exceeds its interest', () => {
    const { years, count } = scheduleOf({ amount: 1_000, rate: 30, years: 40, frequency: 4 })
    expect(years.at(-1)?.balance).toBe(0)
    expect(count).toBeLessThanOrEqual(2080)
  })
  it('ends sooner and costs less with accelerated payments', () => {
    const [monthly, biWeekly, accelerated, weekly] = ([0, 2, 3, 5] as const).map((frequency) => ({
      ...scheduleOf({ ...usual, frequency }),
      frequency,
    }))
    if (!(monthly && biWeekly && accelerated && weekly)) throw new Error('four schedules')
    expect(accelerated.totalInterest).toBeLessThan(biWeekly.totalInterest)
    expect(weekly.totalInterest).toBeLessThan(accelerated.totalInterest)
    expect(timeToPay(monthly, 0)).toEqual({ years: 25, months: 0 })
    expect(timeToPay(accelerated, 3).years).toBe(21)
  })
})

test.each([
  [{ amount: 0, rate: 5, years: 25 }, false],
  [{ amount: 1, rate: -1, years: 25 }, false],
  [{ amount: 1, rate: 31, years: 25 }, false],
  [{ amount: 1, rate: 5, years: 0 }, false],
  [{ amount: 1, rate: 5, years: 41 }, false],
  [{ amount: 1, rate: 5, years: 2.5 }, false],
  [{ amount: 1, rate: 0, years: 40 }, true],
])('accepts %j: %s', (mortgage, can) => expect(isMortgage(mortgage)).toBe(can))
