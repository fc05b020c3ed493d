import { describe, expect, it } from 'vitest'
import { back, flow, next, type StepId } from './flow.ts'
import type { FlowFacts } from './flow-conditions.ts'
import { flowFacts } from './testing/flow-facts.ts'

const names = [
  'showIncome',
  'DisplayIncome',
  'showProperty',
  'showAssets',
  'showLiabilities',
  'showMortgage',
  'showRequestDocument',
  'showBankStatement',
  'AddCoApplicant',
  'ShowInviteCoApplicant',
  'RequestReview',
  'DisplayMortgage',
] as const
type Flags = Record<(typeof names)[number], number>

const every: Flags[] = Array.from(
  { length: 2 ** names.length },
  (_, bits) => Object.fromEntries(names.map((name, place) => [name, (bits >> place) & 1])) as Flags,
)

const income = (flags: Flags) => flags.showIncome === 1 && flags.DisplayIncome === 1

const documents = (flags: Flags) => flags.showRequestDocument === 1 && flags.RequestReview === 0

/** The specification's sentences about Next in order, with showMortgage and the empty choice added. */
const afterDocuments = (flags: Flags): StepId =>
  flags.showBankStatement === 1 && flags.RequestReview === 0 ? 'bankStatement' : 'summary'
const afterMortgage = (flags: Flags): StepId => (documents(flags) ? 'request' : afterDocuments(flags))
const afterApplicant = (flags: Flags): StepId => {
  const mortgage = flags.showMortgage === 1 ? 'mortgage' : afterMortgage(flags)
  if (flags.RequestReview === 1) return flags.DisplayMortgage === 1 ? mortgage : 'summary'
  return flags.AddCoApplicant === 1 || flags.ShowInviteCoApplicant === 1 ? 'coApplicant' : mortgage
}
const afterAsset = (flags: Flags): StepId => (flags.showLiabilities === 1 ? 'liability' : afterApplicant(flags))
const afterProperty = (flags: Flags): StepId => (flags.showAssets === 1 ? 'asset' : afterAsset(flags))
const afterIncome = (flags: Flags): StepId => (flags.showProperty === 1 ? 'property' : afterProperty(flags))
const nextOf: Partial<Record<StepId, (flags: Flags) => StepId>> = {
  identification: () => 'address',
  address: (flags) => (income(flags) ? 'income' : afterIncome(flags)),
  income: afterIncome,
  property: afterProperty,
  asset: afterAsset,
  liability: afterApplicant,
  coApplicant: (flags) => (flags.showMortgage === 1 ? 'mortgage' : afterMortgage(flags)),
  mortgage: afterMortgage,
  request: afterDocuments,
  bankStatement: () => 'summary',
}

/** And those about Back. */
const beforeProperty = (flags: Flags): StepId => (income(flags) ? 'income' : 'address')
const beforeAsset = (flags: Flags): StepId => (flags.showProperty === 1 ? 'property' : beforeProperty(flags))
const beforeLiability = (flags: Flags): StepId => (flags.showAssets === 1 ? 'asset' : beforeAsset(flags))
const backOf: Partial<Record<StepId, (flags: Flags) => StepId | undefined>> = {
  identification: (flags) => (flags.RequestReview === 0 || flags.DisplayMortgage === 1 ? 'start' : undefined),
  address: () => 'identification',
  income: () => 'address',
  property: beforeProperty,
  asset: beforeAsset,
  liability: beforeLiability,
  request: () => 'address',
  bankStatement: () => 'address',
}

const place = (step: StepId, applicantId: number) => (flow.stepOf(step).perApplicant ? { step, applicantId } : { step })
const both: FlowFacts['Applicants'] = [101, 102].map((ApplicantID) => ({ ApplicantID, Step: 6, Disabled: 0 }))

describe.each([101, 102])('under every combination of the flags, applicant %i', (applicantId) => {
  const differing = (
    expected: Partial<Record<StepId, (flags: Flags) => StepId | undefined>>,
    actual: typeof next | typeof back,
  ) =>
    every.flatMap((flags) => {
      const facts = flowFacts({ ...flags, Applicants: both })
      return (Object.keys(expected) as StepId[])
        .filter((step) => flow.isShown(place(step, applicantId), facts))
        .map((step) => ({
          flags,
          step,
          actual: actual(place(step, applicantId), facts)?.step,
          expected: expected[step]?.(flags),
        }))
        .filter((one) => one.actual !== one.expected)
    })
  it('Next leads where the specification requires', () => expect(differing(nextOf, next)).toEqual([]))
  it('Back leads where the specification requires', () => expect(differing(backOf, back)).toEqual([]))
})
