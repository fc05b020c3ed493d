import { expect, test } from 'vitest'
import type { Rule } from '../../packages/domain/src/qualification/rule.ts'
import { ruleBook } from '../../packages/domain/src/qualification/rules/rule-book.ts'
import { dueSoon, isRefused, ruleFindings } from './rule-dates.ts'

const row: Rule = {
  id: 'ratios',
  kind: 'law',
  value: { gds: 39, tds: 44 },
  from: '2026-01-01',
  by: 'application',
  reviewBy: '2027-04-30',
  checkedOn: '2026-11-22',
  confirmed: 'official',
  source: { title: 'Regulation', url: 'https://example.com/' },
}
const problems = (rows: readonly Rule[], date = '2026-11-22', examples: readonly string[] = []) =>
  ruleFindings({ ratios: rows }, date, examples).map(({ problem }) => problem)

test('a row that is reviewed and has a source passes', () => expect(problems([row])).toEqual([]))

test('a row past its review date fails, with its rule and its link', () => {
  expect(problems([row], '2027-04-30')).toEqual([])
  expect(problems([row], '2027-05-01')).toEqual([
    'ratios (Regulation, https://example.com/) was to be reviewed by 2027-04-30',
  ])
})

test('a shipped table past its date fails', () => {
  const findings = ruleFindings(ruleBook, '2027-02-01', [])
  expect(findings.map(({ problem }) => problem)).toContainEqual(
    expect.stringMatching(/^premium-tax\.QC .*reviewed by 2027-01-31/),
  )
})

test('a row that was replaced needs no review, one that ended without a successor does', () => {
  const old: Rule = { ...row, to: '2026-06-30', reviewBy: '2026-06-30' }
  expect(problems([old, { ...row, from: '2026-07-01' }])).toEqual([])
  expect(problems([{ ...old, ends: true }])).toHaveLength(1)
})

test.each<[string, readonly Rule[]]>([
  ['ratios: the rows from 2026-01-01 and 2026-07-01 overlap', [row, { ...row, from: '2026-07-01' }]],
  [
    'ratios: the rows from 2026-01-01 and 2026-07-01 overlap',
    [
      { ...row, to: '2026-07-01' },
      { ...row, from: '2026-07-01' },
    ],
  ],
  [
    'ratios: no row applies between 2026-06-30 and 2026-07-02',
    [
      { ...row, to: '2026-06-30' },
      { ...row, from: '2026-07-02' },
    ],
  ],
  ['ratios: ends on 2027-06-30 without a successor', [{ ...row, to: '2027-06-30' }]],
  ['ratios from 2026-01-01 has no source', [{ ...row, source: { title: 'A page', url: '' } }]],
  ['ratios from 2026-01-01 has no source', [{ ...row, source: { title: '', url: 'https://example.com/' } }]],
])('finds: %s', (problem, rows) => expect(problems(rows)).toEqual([problem]))

test('a rule without rows fails', () => expect(problems([])).toEqual(['ratios has no row']))

test('an amount at which a rule changes is in an example', () => {
  const tiers: Rule = {
    ...row,
    value: {
      tiers: [
        { to: 55_000, percent: 1 },
        { to: null, percent: 2 },
      ],
    },
  }
  expect(problems([tiers], '2026-11-22', ["['E1', 55_000, 275]"])).toEqual([])
  expect(problems([tiers], '2026-11-22', ["['E1', 55_001, 275]"])).toEqual([
    'ratios changes at 55000, which is in no example',
  ])
})

test('a row that is due within thirty days is announced', () => {
  expect(dueSoon({ ratios: [row] }, '2027-03-30')).toEqual([])
  expect(dueSoon({ ratios: [row] }, '2027-03-31')).toEqual(['ratios (Regulation, https://example.com/) by 2027-04-30'])
})

test('main is not built with the rules of another day; an old release is', () => {
  const RULES_AS_OF = '2026-11-22'
  expect(isRefused({ RULES_AS_OF, CI: 'true', GITHUB_REF_NAME: 'main' })).toBe(true)
  expect(isRefused({ RULES_AS_OF, CI: 'true', GITHUB_REF_NAME: 'v1.0.0' })).toBe(false)
  expect(isRefused({ RULES_AS_OF })).toBe(false)
  expect(isRefused({ CI: 'true', GITHUB_REF_NAME: 'main' })).toBe(false)
})
