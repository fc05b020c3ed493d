import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../site/defaults.ts'
import { aLiability } from '../../testing/records.ts'
import { sumOf } from '../kinds/define-kind.ts'
import { liabilityKind } from './kind.ts'

const context = (ReqLiabilities: number) => ({ settings: { ...defaultSettings, ReqLiabilities }, today: '2026-11-20' })
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
  it('is required where the site requires one', () => {
    expect(liabilityKind.listProblems([], context(0))).toEqual([])
    expect(liabilityKind.listProblems([], context(1))).toEqual([
      { Field: 'Liabilities', Key: 'LiabilityRequiredRecord' },
    ])
  })
  it('is added up with the others', () => expect(sumOf('Balance', [{ Balance: 1800 }, { Balance: null }])).toBe(1800))
})
