import { defaultPolicy, type Policy } from '@foyer/domain/qualification/policy.ts'
import { expect, test } from 'vitest'
import { changesOf, pick, policyOf, problemsOf, valuesOf, withSettings } from './policy-values.ts'

const own: Policy = {
  ...defaultPolicy,
  selfEmployed: { adds: 'percent', percent: 15 },
  notTaxable: { threshold: 30_000, below: 1.25, from: 1.35 },
  uninsuredRatios: { gds: 42, tds: 50 },
  uninsuredStressTest: false,
}

test.each([defaultPolicy, own])('a policy that is entered as it is loaded has no problem and no change', (policy) => {
  const { exampleRate: _, ...sent } = policy
  expect(policyOf(valuesOf(policy))).toEqual(sent)
  expect(problemsOf(valuesOf(policy))).toEqual([])
  expect(changesOf(valuesOf(policy), valuesOf({ ...policy }))).toEqual([])
})

test('what is switched off is not sent, whatever was typed into it', () => {
  const off = {
    ...valuesOf(own),
    selfEmployed: { adds: 'nothing', percent: null } as const,
    uninsuredRatios: { on: 0, gds: null, tds: 101 },
  }
  expect(problemsOf(off)).toEqual([])
  expect(pick(off, changesOf(valuesOf(own), off))).toEqual({
    ...{ selfEmployed: { adds: 'nothing' }, uninsuredRatios: null },
  })
})

test('a problem is at the field that was typed', () => {
  const values = valuesOf(own)
  const wrong = { ...values, notTaxable: { ...values.notTaxable, from: 3 }, condoFeesPercent: 101 }
  expect(problemsOf(wrong)).toEqual([
    { Field: 'notTaxable.from', Key: 'RuleValueOutOfRange' },
    { Field: 'condoFeesPercent', Key: 'RuleValueOutOfRange' },
  ])
})

test('settings are the same in whatever order their parts were stored', () => {
  const stored = { ...own, notTaxable: { from: 1.35, below: 1.25, threshold: 30_000 } }
  expect(changesOf(valuesOf(own), valuesOf(stored))).toEqual([])
})

test('the settings of a person are put over those of a colleague', () => {
  const mine = valuesOf({ ...own, condoFeesPercent: 100, revolvingPercent: 5 })
  const now = valuesOf({ ...own, condoFeesPercent: 75, amortizationYears: 30 })
  const both = { condoFeesPercent: 100, revolvingPercent: 3, amortizationYears: 30 }
  expect(withSettings(now, mine, ['condoFeesPercent'])).toMatchObject(both)
})
