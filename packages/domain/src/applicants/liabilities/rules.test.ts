import { describe, expect, it } from 'vitest'
import { aLiability } from '../../testing/records.ts'
import { blankLiability } from './blank.ts'
import { liabilityProblems, liabilityStepProblems, totalOwed } from './rules.ts'

describe('a liability', () => {
  it('needs type and balance', () => {
    expect(liabilityProblems(aLiability())).toEqual([])
    expect(liabilityProblems(blankLiability)).toEqual([
      { Field: 'Liability.LiabilityType', Key: 'AssetMissingLiabilityType' },
      { Field: 'Liability.Balance', Key: 'AssetMissingLiabilityBalance' },
    ])
    expect(liabilityProblems(aLiability({ Balance: 0 }))).toHaveLength(1)
  })
  it('may have a limit, which is an amount', () => {
    expect(liabilityProblems(aLiability({ Limit: 5000 }))).toEqual([])
    expect(liabilityProblems(aLiability({ Limit: -1 }))).toEqual([{ Field: 'Liability.Limit', Key: 'InvalidAmount' }])
  })
  it('may be required of everybody', () => {
    expect(liabilityStepProblems([], { ReqLiabilities: 0 })).toEqual([])
    expect(liabilityStepProblems([], { ReqLiabilities: 1 })).toEqual([
      { Field: 'Liabilities', Key: 'LiabilityRequiredRecord' },
    ])
  })
  it('is added up with the others', () => expect(totalOwed([{ Balance: 1800 }, { Balance: null }])).toBe(1800))
})
