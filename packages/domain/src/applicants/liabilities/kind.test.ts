import { describe, expect, it } from 'vitest'
import { purposes } from '../../codes/purposes.ts'
import type { Situation } from '../../interview/conditions.ts'
import { defaultSettings } from '../../site/defaults.ts'
import { aLiability, aSupport } from '../../testing/records.ts'
import { plainColumnsOf, plainFormOf, sumOf } from '../kinds/define-kind.ts'
import { type Liability, liabilityKind } from './kind.ts'

const context = (ReqLiabilities: number) => ({ settings: { ...defaultSettings, ReqLiabilities }, today: '2026-11-20' })
const purchase: Situation = { DealPurposeDD: purposes.purchase, SearchStageDD: 0 }
const formOf = (code: number, situation = purchase) => plainFormOf(liabilityKind.plain, code, situation)
const problems = (given: Parameters<typeof aLiability>[0]) => liabilityKind.problems(aLiability(given), context(0))

describe('a liability', () => {
  it('needs type and balance', () => {
    expect(problems({})).toEqual([])
    expect(problems(liabilityKind.blank)).toEqual([
      { Field: 'Liability.LiabilityType', Key: 'AssetMissingLiabilityType' },
      { Field: 'Liability.Balance', Key: 'AssetMissingLiabilityBalance' },
    ])
    expect(problems({ Balance: 0 })).toHaveLength(1)
  })
  it('may have a limit, which is an amount', () => {
    expect(problems({ Limit: 5000 })).toEqual([])
    expect(problems({ Limit: -1 })).toEqual([{ Field: 'Liability.Limit', Key: 'InvalidAmount' }])
  })
  it.each([5, 6, 14])('of support or a lease (%i) needs what is paid each month, and no balance', (LiabilityType) => {
    expect(problems({ LiabilityType, Balance: null, MonthlyPayment: 650 })).toEqual([])
    expect(problems({ LiabilityType, Balance: 9000, MonthlyPayment: null })).toEqual([
      { Field: 'Liability.MonthlyPayment', Key: 'LiabilityMissingMonthlyPayment' },
    ])
    expect(problems({ LiabilityType, MonthlyPayment: 0.001 })).toEqual([
      { Field: 'Liability.MonthlyPayment', Key: 'InvalidAmount' },
    ])
  })
  it('is stored with the amounts of its type only', () => {
    const given = { Balance: 900, Limit: 1000, MonthlyPayment: 650 }
    expect(liabilityKind.clean(aLiability({ ...given, LiabilityType: 2 }))).toMatchObject({
      ...given,
      MonthlyPayment: null,
    })
    expect(liabilityKind.clean(aLiability({ ...given, LiabilityType: 4 }))).toMatchObject({ ...given, Limit: null })
    expect(liabilityKind.clean(aLiability({ ...given, LiabilityType: 9 }))).toMatchObject(given)
    expect(liabilityKind.clean(aLiability({ ...given, LiabilityType: 11 }))).toMatchObject({
      Balance: 900,
      Limit: null,
      MonthlyPayment: null,
    })
    expect(liabilityKind.clean(aLiability({ ...given, LiabilityType: 5 }))).toMatchObject({
      Balance: null,
      Limit: null,
      MonthlyPayment: 650,
    })
  })
  it('asks for a limit only of what has one', () => {
    expect(formOf(10).form).toContainEqual(['Balance', 'Limit'])
    expect(formOf(11).form).toEqual([['LiabilityType'], ['Balance'], ['Description']])
  })
  it('asks what is paid each month for a loan, which may be left open', () => {
    for (const code of [3, 4, 7, 8, 9]) {
      expect(formOf(code).form).toContainEqual(['Balance', 'MonthlyPayment'])
      expect(problems({ LiabilityType: code, MonthlyPayment: null })).toEqual([])
    }
    expect(problems({ LiabilityType: 4, MonthlyPayment: -5 })).toEqual([
      { Field: 'Liability.MonthlyPayment', Key: 'InvalidAmount' },
    ])
  })
  it('may be paid off by a refinancing, unless it is support or ends by itself', () => {
    const refinancing = { DealPurposeDD: purposes.refinance, SearchStageDD: -1 }
    const asks = (code: number, situation?: Situation) => formOf(code, situation).form.flat().includes('PaidOffFlag')
    const keeps = (code: number) =>
      liabilityKind.clean(aLiability({ LiabilityType: code, PaidOffFlag: 1 })).PaidOffFlag === 1
    for (const code of [2, 10, 13, 3, 4, 7, 11, 9]) {
      expect([code, asks(code, refinancing), asks(code), keeps(code)]).toEqual([code, true, false, true])
    }
    for (const code of [5, 6, 8, 14]) {
      expect([code, asks(code, refinancing), keeps(code)]).toEqual([code, false, false])
    }
  })
  it('asks other questions about support and a lease', () => {
    expect(formOf(2).form).toContainEqual(['Balance', 'Limit'])
    for (const code of [6, 14])
      expect(formOf(code).form).toEqual([['LiabilityType'], ['MonthlyPayment'], ['Description']])
  })
  it('has a column of support where someone pays it', () => {
    const columns = (...debts: Liability[]) => plainColumnsOf(liabilityKind.plain, debts).map(({ field }) => field)
    expect(columns(aLiability())).not.toContain('MonthlyPayment')
    expect(columns(aLiability(), aSupport())).toContain('MonthlyPayment')
  })
  it('is required where the site requires one', () => {
    expect(liabilityKind.listProblems([], context(0))).toEqual([])
    expect(liabilityKind.listProblems([], context(1))).toEqual([
      { Field: 'Liabilities', Key: 'LiabilityRequiredRecord' },
    ])
  })
  it('is added up with the others', () => expect(sumOf('Balance', [{ Balance: 1800 }, { Balance: null }])).toBe(1800))
})
