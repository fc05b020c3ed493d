import type { Problem } from '../kit/problem.ts'
import type { Policy } from './policy.ts'
import {
  type Check,
  dollars,
  either,
  number,
  object,
  oneOf,
  optional,
  orNull,
  percent,
  type ValueKey,
  whole,
} from './rule-value-checks.ts'

const all = percent(100)
const years = whole(1, 40)
const ratios = object({ gds: all, tds: all })
const times = number({ least: 1, most: 2, decimals: 2 })

/** What a lender's policy may be set to; the example rate is a setting of the site. */
export type LendingPolicy = Omit<Policy, 'exampleRate'>

const checks: { readonly [Name in keyof LendingPolicy]: Check } = {
  subjectRentPercent: all,
  otherRent: object({ method: oneOf('offset', 'addBack'), percent: all }),
  selfEmployed: either('adds', {
    percent: object({ adds: oneOf('percent'), percent: all }),
    addBacks: object({ adds: oneOf('addBacks') }),
    nothing: object({ adds: oneOf('nothing') }),
  }),
  variablePayPercent: all,
  otherIncomePercent: all,
  support: object({ full: all, above: all }),
  notTaxable: orNull(object({ threshold: dollars, below: times, from: times })),
  revolvingPercent: all,
  securedLine: object({ on: oneOf('Balance', 'Limit'), years }),
  uninsuredRatios: orNull(ratios),
  uninsuredMostYears: years,
  uninsuredStressTest: oneOf(true, false),
  heatPerMonth: orNull(number({ least: 0, most: 10_000, decimals: 2 })),
  propertyTaxPercent: orNull(percent()),
  amortizationYears: years,
  condoFeesPercent: all,
  variableCompounding: oneOf('monthly', 'semiAnnual'),
}

const everyField = object(Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, optional(check)])))

/** All problems of the entered settings of a policy, at their fields; those that are absent stay as they are. */
export const policyProblems = (policy: unknown): Problem<ValueKey>[] => everyField(policy, 'Policy')
