import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { periods } from '../../codes/income-types.ts'
import { aGap, aJob, aPension } from '../../testing/records.ts'
import { annualAmount, annualIncome } from './annual.ts'

describe('an income in a year', () => {
  test.each([
    [periods.year, 1000, 1000],
    [periods.halfYear, 1000, 2000],
    [periods.quarter, 1000, 4000],
    [periods.month, 1000, 12_000],
    [periods.halfMonth, 1000, 24_000],
    [periods.twoWeeks, 1000, 26_000],
    [periods.week, 19.23, 999.96],
  ])('with period %i, %f is %f a year', (IncomePeriodDD, IncomeAmount, expected) =>
    expect(annualAmount(aPension({ IncomePeriodDD, IncomeAmount }))).toBe(expected),
  )
  it('of work is the amount itself', () => expect(annualAmount(aJob({ IncomePeriodDD: 3 }))).toBe(85_000))
  it('of work includes bonuses, overtime and commissions', () =>
    expect(annualAmount(aJob({ VariablePay: 6000.5 }))).toBe(91_000.5))
  it('of an earlier job is zero', () => expect(annualAmount(aJob({ EmploymentHistoryStatusDD: 1 }))).toBe(0))
  it('of a period without a job is zero, whatever it contains', () =>
    expect(annualAmount(aGap({ IncomeAmount: 1000, IncomePeriodDD: 3 }))).toBe(0))
  it('without an amount is zero', () => {
    expect(annualAmount(aPension({ IncomeAmount: null }))).toBe(0)
    expect(annualAmount(aPension({ IncomePeriodDD: -1 }))).toBe(0)
  })
})

describe('the annual income', () => {
  it('is the sum of all incomes', () => expect(annualIncome([aJob(), aPension()])).toBe(99_400))
  it('does not depend on their order, and is never below one of them', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 5 }), (cents) => {
        const incomes = cents.map((one) => aPension({ IncomeAmount: one / 100 }))
        const total = annualIncome(incomes)
        return total === annualIncome([...incomes].reverse()) && incomes.every((one) => total >= annualAmount(one))
      }),
    ))
})
