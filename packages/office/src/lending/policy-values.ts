import type { Problem } from '@foyer/domain/kit/problem.ts'
import { type Policy, usualGrossUp } from '@foyer/domain/qualification/policy.ts'
import { type LendingPolicy, policyProblems } from '@foyer/domain/qualification/policy-problems.ts'

export type PolicyName = keyof LendingPolicy

/** The settings in the order of the page. */
export const policyGroups = {
  income: [
    ...(['subjectRentPercent', 'otherRent', 'selfEmployed', 'variablePayPercent'] as const),
    ...(['otherIncomePercent', 'support', 'notTaxable'] as const),
  ],
  costs: ['revolvingPercent', 'securedLine', 'condoFeesPercent', 'heatPerMonth', 'propertyTaxPercent'],
  loan: [
    ...(['amortizationYears', 'uninsuredMostYears', 'uninsuredRatios'] as const),
    ...(['uninsuredStressTest', 'variableCompounding'] as const),
  ],
} as const satisfies Record<string, readonly PolicyName[]>

const policyNames: readonly PolicyName[] = Object.values(policyGroups).flat()

/** As it is entered: a setting that may be absent has a switch, and keeps what was typed while it is off. */
export type PolicyValues = Omit<
  LendingPolicy,
  'selfEmployed' | 'notTaxable' | 'uninsuredRatios' | 'uninsuredStressTest'
> & {
  selfEmployed: { adds: LendingPolicy['selfEmployed']['adds']; percent: number | null }
  notTaxable: { on: number; threshold: number | null; below: number | null; from: number | null }
  uninsuredRatios: { on: number; gds: number | null; tds: number | null }
  uninsuredStressTest: number
}

/** Always in one order of names, so that equal settings are found to be equal. */
const raise = ({ threshold, below, from }: NonNullable<Policy['notTaxable']>) => ({ threshold, below, from })

export const valuesOf = ({ exampleRate: _, ...policy }: Policy): PolicyValues => ({
  ...policy,
  selfEmployed: { percent: null, ...policy.selfEmployed },
  notTaxable: { on: policy.notTaxable === null ? 0 : 1, ...raise(policy.notTaxable ?? usualGrossUp) },
  uninsuredRatios: {
    on: policy.uninsuredRatios === null ? 0 : 1,
    ...(policy.uninsuredRatios ?? { gds: null, tds: null }),
  },
  uninsuredStressTest: policy.uninsuredStressTest ? 1 : 0,
})

/** As it is sent, with what is wrong. */
export const policyOf = (values: PolicyValues): Record<PolicyName, unknown> => {
  const { selfEmployed, notTaxable, uninsuredRatios, uninsuredStressTest } = values
  const { on: isRaised, ...raised } = notTaxable
  const { on: isOther, ...limits } = uninsuredRatios
  return {
    ...values,
    selfEmployed: selfEmployed.adds === 'percent' ? selfEmployed : { adds: selfEmployed.adds },
    notTaxable: isRaised === 1 ? raised : null,
    uninsuredRatios: isOther === 1 ? limits : null,
    uninsuredStressTest: uninsuredStressTest === 1,
  }
}

const root = 'Policy.'

export const problemsOf = (values: PolicyValues): Problem[] =>
  policyProblems(policyOf(values)).map(({ Field, Key }) => ({ Field: Field.slice(root.length), Key }))

export const isSame = (name: PolicyName, one: PolicyValues, other: PolicyValues): boolean =>
  JSON.stringify(policyOf(one)[name]) === JSON.stringify(policyOf(other)[name])

export const changesOf = (before: PolicyValues, after: PolicyValues): PolicyName[] =>
  policyNames.filter((name) => !isSame(name, before, after))

/** These settings as they are sent. */
export const pick = (values: PolicyValues, names: readonly PolicyName[]): Record<string, unknown> => {
  const policy = policyOf(values)
  return Object.fromEntries(names.map((name) => [name, policy[name]]))
}

/** The first with these settings of the second. */
export const withSettings = (values: PolicyValues, from: PolicyValues, names: readonly PolicyName[]): PolicyValues => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, from[name]])),
})
