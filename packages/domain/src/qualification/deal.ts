import { occupancies } from '../codes/occupancies.ts'
import { purposes } from '../codes/purposes.ts'
import { isOn, type Tri } from '../kit/tri.ts'
import { type Amount, type Basis, exactly, missing } from './amount.ts'
import { toCents } from './cents.ts'
import type { DealFacts, FactPath, Scenario } from './facts.ts'
import type { Policy } from './policy.ts'
import { type Province, provinceOf } from './province.ts'
import { type DealDate, type Rule, type RuleBook, ruleOn } from './rule.ts'
import type { RuleId, RuleValues } from './rule-values.ts'

/** A deal with everything that its figures are computed from. */
export interface Deal {
  facts: DealFacts
  scenario: Scenario
  policy: Policy
  rules: RuleBook
  dates: Readonly<Record<DealDate, string>>
  province: Province | undefined
  /** Dwellings in the property; undefined while its type is not known. */
  units: number | undefined
  /** The rows that were looked up before. */
  found: Map<RuleId, Rule | undefined>
}

/** DwellingTypeDD of what has more than one dwelling. */
const unitsOfType: Readonly<Record<number, number>> = { 2: 2, 3: 2, 8: 3, 9: 3, 13: 4, 14: 4 }

export const unitsOf = (dwellingType: number | undefined): number | undefined =>
  dwellingType === undefined || dwellingType < 0 ? undefined : (unitsOfType[dwellingType] ?? 1)

/** The deal with the dates that select its rules; today stands for a date that is not set yet. */
export const dealOf = (facts: DealFacts, scenario: Scenario, policy: Policy, rules: RuleBook, today: string): Deal => ({
  facts,
  scenario,
  policy,
  rules,
  dates: {
    closing: facts.ClosingDate || today,
    agreement: facts.AgreementDate || today,
    application: facts.ApplicationDate || today,
  },
  province: provinceOf(facts.SubjectProperty?.Address?.ProvinceDD),
  units: unitsOf(facts.SubjectProperty?.DwellingTypeDD),
  found: new Map(),
})

/** The row of a rule for this deal; undefined where none applies on its date. */
export const ruleOf = <Id extends RuleId>(deal: Deal, id: Id): Rule<RuleValues[Id]> | undefined => {
  const known = deal.found.get(id)
  if (known || deal.found.has(id)) return known as Rule<RuleValues[Id]> | undefined
  const by = deal.rules[id][0]?.by
  const row = by && ruleOn(deal.rules, id, deal.dates[by])
  deal.found.set(id, row)
  return row
}

/** A rule without which nothing can be computed is unknown, never zero. */
export const withRule = <Id extends RuleId>(
  deal: Deal,
  id: Id,
  compute: (value: RuleValues[Id], rule: Rule<RuleValues[Id]>) => Amount,
): Amount => {
  const rule = ruleOf(deal, id)
  if (rule === undefined) return missing()
  const amount = compute(rule.value, rule)
  return { ...amount, rules: [...amount.rules, rule] }
}

export const given = (value: number | null | undefined): value is number => value !== null && value !== undefined

/** A code of a menu; undefined while none is chosen. */
export const chosen = (code: number | undefined): number | undefined =>
  code === undefined || code < 0 ? undefined : code

/** Dollars of an answer; missing with the name of its field. */
export const answered = (dollars: number | null | undefined, fact: FactPath): Amount =>
  given(dollars) ? exactly(toCents(dollars)) : missing(fact)

/** DealPurposeDD; a deal without one is a purchase, as in a public calculator. */
export const purposeOf = ({ facts }: Deal): number => chosen(facts.DealPurposeDD) ?? purposes.purchase

export const isAboutOwned = (deal: Deal): boolean =>
  purposeOf(deal) === purposes.refinance || purposeOf(deal) === purposes.renewal

export const isRental = ({ facts }: Deal): boolean => facts.OccupancyDD === occupancies.rental
/** Lived in by the owner, also with tenants. */
export const isLivedIn = ({ facts }: Deal): Tri => {
  const occupancy = chosen(facts.OccupancyDD)
  return occupancy === undefined ? undefined : occupancy < occupancies.rental
}

/** NewConstructionDD 1 and 2; undefined while it is not known. */
export const isNewHome = ({ facts }: Deal): Tri => {
  const code = chosen(facts.SubjectProperty?.NewConstructionDD)
  return code === undefined ? undefined : code > 0
}

const exactFlags = {
  insurance: 'FirstTimeInsuranceFlag',
  federal: 'FirstTimeFederalFlag',
  province: 'FirstTimeProvinceFlag',
} as const

/** Whether the buyer is a first-time buyer by one of the three definitions; the flag of the application is only an estimate of it. */
export const firstTime = ({ facts }: Deal, definition: keyof typeof exactFlags): { value: Tri; basis: Basis } => {
  const field = exactFlags[definition]
  const exact = isOn(facts[field])
  const value = exact ?? isOn(facts.FirstTimeHomeBuyerFlag)
  const needs: FactPath[] = exact === undefined ? [field] : []
  return { value, basis: { needs, rules: [], estimate: exact === undefined && value !== undefined } }
}
