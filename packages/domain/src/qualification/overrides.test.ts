import { describe, expect, it, test } from 'vitest'
import { isOfAllSites, type OverrideRow, overrideProblems, overridesOf, staleRules } from './overrides.ts'
import { defaultPolicy } from './policy.ts'
import { policyProblems } from './policy-problems.ts'
import { type Rule, ruleOn, withOverrides } from './rule.ts'
import { valueCheckOf } from './rule-value-schemas.ts'
import type { RuleId } from './rule-values.ts'
import { ruleBook } from './rules/rule-book.ts'

const today = '2026-11-24'
const legal: OverrideRow = {
  RuleID: 'estimate.legal',
  Value: { amount: 1500, least: 900, most: 2200 },
  From: today,
  To: '2027-06-30',
  Reason: 'Our notary’s prices',
  ReasonFr: 'Tarifs de notre notaire',
  SourceUrl: '',
}
const stressTest: OverrideRow = {
  ...legal,
  RuleID: 'qualifying-rate',
  Value: { above: 2, least: 5.5 },
  SourceUrl: 'https://www.osfi-bsif.gc.ca/rate',
}
const problems = (given: Partial<OverrideRow>, isForAll = false) =>
  overrideProblems({ ...(isForAll ? stressTest : legal), ...given }, isForAll, today).map(
    ({ Field, Key }) => `${Field} ${Key}`,
  )

test('every shipped value has the form and the bounds that are asked of an entered one', () => {
  for (const [id, rows] of Object.entries<readonly Rule[]>(ruleBook))
    for (const { value } of rows) expect([id, valueCheckOf(id as RuleId)(value, 'Value')]).toEqual([id, []])
})

describe('an override', () => {
  it('of an estimate is of one site, of a law of all of them', () => {
    expect([problems({}), problems({}, true)]).toEqual([[], []])
    expect(problems({ ...stressTest })).toEqual(['SiteID RuleOfOtherSites'])
    expect(problems({ ...legal, SourceUrl: stressTest.SourceUrl }, true)).toEqual(['SiteID RuleOfOtherSites'])
    expect([isOfAllSites('premium.owner'), isOfAllSites('penalty.interest')]).toEqual([true, false])
  })

  test.each<[string[], Partial<OverrideRow>, boolean]>([
    [['RuleID UnknownChoice'], { RuleID: 'toString' }, false],
    [['SourceUrl InvalidSetting'], { SourceUrl: '' }, true],
    [['SourceUrl InvalidSetting'], { SourceUrl: 'http://example.ca/' }, true],
    [['SourceUrl InvalidSetting'], { SourceUrl: 'https://a.0x/' }, true],
    [['SourceUrl InvalidSetting'], { SourceUrl: 'https://xn--.ca/' }, true],
    [['SourceUrl InvalidSetting'], { SourceUrl: 'javascript:alert(1)' }, false],
    [['Reason RequiredSetting'], { Reason: ' \u200b' }, false],
    [['ReasonFr RequiredSetting'], { ReasonFr: '' }, false],
    [['From InvalidDate', 'To InvalidDate'], { From: '2026-02-30', To: '' }, false],
    [['To InvalidDate'], { To: '2026-11-23', From: '2026-11-01' }, false],
    [['To InvalidDate'], { From: '2027-07-01' }, false],
    [['To OverrideTooLong'], { To: '2027-11-25' }, false],
    [[], { To: '2027-11-24' }, false],
    [['Value InvalidRuleValue'], { Value: 8 }, false],
    [['Value.amount InvalidRuleValue'], { Value: { amount: '8', least: 1, most: 2 } }, false],
    [['Value.most RuleValueOutOfRange'], { Value: { amount: 8, least: 1, most: -2 } }, false],
    [['Value.least RuleValueOutOfRange'], { Value: { amount: 8, least: 1.001, most: 2 } }, false],
    [['Value.least RuleValueOutOfRange'], { Value: { amount: 8, least: 9, most: 10 } }, false],
    [['Value.most RuleValueOutOfRange'], { Value: { amount: 8, least: 8, most: 7 } }, false],
    [['Value.extra InvalidRuleValue'], { Value: { amount: 8, least: 1, most: 2, extra: 1 } }, false],
    [['Value.least RuleValueOutOfRange'], { Value: { above: 2, least: 31 } }, true],
    [['Value.least InvalidRuleValue'], { Value: { above: 2 } }, true],
    [
      ['Value.tiers.1.to TiersNotAscending'],
      {
        RuleID: 'down-payment.owner',
        Value: {
          tiers: [
            { to: 500_000, percent: 5 },
            { to: 400_000, percent: 5 },
            { to: null, percent: 10 },
          ],
          priceBelow: 1_500_000,
        },
      },
      true,
    ],
    [
      ['Value.tiers.0.to TiersNotAscending'],
      { RuleID: 'down-payment.owner', Value: { tiers: [{ to: 500_000, percent: 5 }], priceBelow: 1 } },
      true,
    ],
    [['Value.bands InvalidRuleValue'], { RuleID: 'premium.owner', Value: { bands: [] } }, true],
    [
      ['Value.bands.0.to InvalidRuleValue'],
      { RuleID: 'premium.owner', Value: { bands: [{ to: null, percent: 1 }] } },
      true,
    ],
    [['Value.is InvalidRuleValue'], { RuleID: 'transfer-tax.ON', Value: { base: 'price', is: 'none' } }, true],
    [
      ['Value.known.Truro RuleValueOutOfRange'],
      {
        RuleID: 'transfer-tax.NS',
        Value: { base: 'price', is: 'municipal', least: 0, most: 1.5, known: { Truro: 99 } },
      },
      true,
    ],
  ])('%j', (expected, given, isForAll) => expect(problems(given, isForAll)).toEqual(expected))

  it('replaces the shipped row on its days only, and names the reason', () => {
    const rules = withOverrides(ruleBook, overridesOf([legal]))
    const on = (date: string) => ruleOn(rules, 'estimate.legal', date)
    expect(on('2026-12-01')).toMatchObject({
      value: legal.Value,
      to: legal.To,
      override: { reason: { en: legal.Reason, fr: legal.ReasonFr } },
    })
    for (const date of ['2026-11-23', '2027-07-01']) expect(on(date)).toEqual(ruleBook['estimate.legal'][0])
  })

  it('of a rule or in a form that this version does not have is left out', () =>
    expect(
      overridesOf([
        { ...legal, RuleID: 'gone' },
        { ...legal, Value: {} },
      ]),
    ).toEqual([]))
})

test('rows past their review that still apply are listed', () => {
  const ids = (day: string) => staleRules(ruleBook, day).map(({ id }) => id)
  expect(ids('2026-11-24')).toEqual([])
  expect(ids('2027-01-15')).toContain('qualifying-rate')
})

describe('a lending policy', () => {
  const found = (policy: unknown) => policyProblems(policy).map(({ Field, Key }) => `${Field} ${Key}`)
  const { exampleRate: _, ...shipped } = defaultPolicy
  it('may be set to what is shipped, in part too', () => {
    expect(found(shipped)).toEqual([])
    expect(found({ notTaxable: { threshold: 30_000, below: 1.25, from: 1.35 } })).toEqual([])
    expect(found({ selfEmployed: { adds: 'percent', percent: 15 }, uninsuredRatios: { gds: 42, tds: 50 } })).toEqual([])
  })
  test.each([
    [{ exampleRate: 5 }, 'Policy.exampleRate InvalidRuleValue'],
    [{ subjectRentPercent: 101 }, 'Policy.subjectRentPercent RuleValueOutOfRange'],
    [{ otherRent: { method: 'ignore', percent: 50 } }, 'Policy.otherRent.method InvalidRuleValue'],
    [{ selfEmployed: { adds: 'percent' } }, 'Policy.selfEmployed.percent InvalidRuleValue'],
    [{ selfEmployed: null }, 'Policy.selfEmployed InvalidRuleValue'],
    [{ uninsuredStressTest: 1 }, 'Policy.uninsuredStressTest InvalidRuleValue'],
    [{ amortizationYears: 25.5 }, 'Policy.amortizationYears RuleValueOutOfRange'],
    ['a word', 'Policy InvalidRuleValue'],
  ])('%j', (policy, expected) => expect(found(policy)).toEqual([expected]))
})
