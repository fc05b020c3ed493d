import { describe, expect, it } from 'vitest'
import { repaidBy } from './amounts.ts'

const mortgage = (Balance: number | null, TypeofMortgage = -1) => ({ Balance, TypeofMortgage })
const person = (...debts: [balance: number, paidOff: number][]) => ({
  Liabilities: debts.map(([Balance, PaidOffFlag]) => ({ Balance, PaidOffFlag })),
})

describe('the amount of a refinancing', () => {
  it('pays off the mortgages that do not stay and the marked debts of everyone; the rest is left', () =>
    expect(
      repaidBy({
        mortgages: [mortgage(240_000), mortgage(30_000, 2), mortgage(50_000, 1)],
        applicants: [person([14_200, 1], [9_000, 0]), person([21_000, 1])],
        amount: 320_000,
      }),
    ).toEqual({ owed: 270_000, debts: 35_200, left: 14_800 }))
  it('may not suffice', () =>
    expect(repaidBy({ mortgages: [mortgage(240_000)], applicants: [], amount: 230_000.5 }).left).toBe(-9_999.5))
  it('leaves nothing to say before it is entered, or where nothing is to be paid off', () => {
    expect(repaidBy({ mortgages: [mortgage(240_000)], applicants: [], amount: null }).left).toBe(null)
    expect(repaidBy({ mortgages: [mortgage(null)], applicants: [person([500, 0])], amount: 90_000 })).toEqual({
      owed: null,
      debts: null,
      left: null,
    })
  })
})
