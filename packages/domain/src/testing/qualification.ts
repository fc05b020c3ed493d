import type { DealFacts, Scenario, SubjectFacts } from '../qualification/facts.ts'
import type { Figure } from '../qualification/figure.ts'
import { defaultPolicy, type Policy } from '../qualification/policy.ts'
import { type Qualification, qualify } from '../qualification/qualify.ts'
import { ruleBook } from '../qualification/rules/rule-book.ts'

/** The day on which the examples are computed. */
export const exampleDay = '2026-11-22'

/** ProvinceDD by its abbreviation. */
export const provinces = {
  AB: 1,
  BC: 2,
  MB: 3,
  NB: 4,
  NL: 5,
  NT: 6,
  NS: 7,
  NU: 8,
  ON: 9,
  PE: 10,
  QC: 11,
  SK: 12,
  YT: 13,
} as const
export type ProvinceName = keyof typeof provinces

/** A house that its buyer lives in, with every list done and empty. */
export const aPurchase = (given: DealFacts = {}, home: SubjectFacts = {}): DealFacts => ({
  DealPurposeDD: 0,
  OccupancyDD: 0,
  Incomes: [],
  Properties: [],
  Liabilities: [],
  Done: { Incomes: true, Properties: true, Liabilities: true },
  ...given,
  SubjectProperty: { DwellingTypeDD: 0, PropertyTypeDD: 0, NewConstructionDD: 0, ...home },
})

export const inProvince = (name: ProvinceName, City = ''): SubjectFacts => ({
  Address: { ProvinceDD: provinces[name], City },
})

export const compute = (facts: DealFacts, scenario: Scenario = {}, policy: Partial<Policy> = {}): Qualification =>
  qualify(facts, scenario, { ...defaultPolicy, ...policy }, ruleBook, exampleDay)

/** A figure as examples write it: its amount, `1 to 2`, `at least 1`, `unknown` or the reason why there is none. */
export const shown = (figure: Figure): number | string => {
  if (figure.is === 'known') return figure.amount
  if (figure.is === 'notApplicable') return figure.because
  if (figure.is === 'unknown') return 'unknown'
  return figure.most === null ? `at least ${figure.least}` : `${figure.least} to ${figure.most}`
}

/** The sum of the lines of a figure, in its own unit. */
export const sumOfLines = ({ lines }: Figure): number =>
  Math.round(lines.reduce((sum, { amount }) => sum + amount * 1000, 0)) / 1000
