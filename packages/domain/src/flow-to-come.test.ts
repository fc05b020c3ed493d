import { describe, expect, it } from 'vitest'
import { flow, type StepId } from './flow.ts'
import {
  applicationIsPast,
  type Condition,
  type FlowApplicant,
  type FlowFacts,
  isFirstTime,
} from './flow-conditions.ts'
import { defineFlow, type FlowStep } from './kit/define-flow.ts'
import { and, isOn } from './kit/tri.ts'
import { flowFacts } from './testing/flow-facts.ts'

/**
 * The whole portal, as it will be: what the flow of today has, and one line for each step to come. It shows that the
 * kit can say all the transitions the specification names before their screens exist.
 */
type Later = 'bankStatement'
type Id = StepId | Later
type Step = FlowStep<Id, 'main' | 'invited', string, string, FlowFacts, FlowApplicant>

const later = (id: Later, number: number, shown: Condition): Step => ({
  id,
  number,
  shown,
  done: applicationIsPast(number),
  paths: { main: `/${id}` },
  back: 'address',
})

const steps: Step[] = flow.steps.flatMap((step): Step[] =>
  step.id === 'request'
    ? [
        step,
        later('bankStatement', 4, (facts, person) => and(isOn(facts.showBankStatement), isFirstTime(facts, person))),
      ]
    : [step],
)
const portal = defineFlow({
  steps,
  modeOf: (facts: FlowFacts) => facts.mode,
  peopleOf: ({ Applicants }) => Applicants,
  idOf: ({ ApplicantID }: FlowApplicant) => ApplicantID,
  leaderOf: ({ MainApplicantID }) => MainApplicantID,
})

const place = (step: Id) => (portal.stepOf(step).perApplicant ? { step, applicantId: 101 } : { step })
const given = (facts: Partial<FlowFacts>) => ({
  at: (step: Id) => ({
    goesTo: (expected: Id) => expect(portal.next(place(step), flowFacts(facts))?.step).toBe(expected),
    goesBackTo: (expected: Id) => expect(portal.back(place(step), flowFacts(facts))?.step).toBe(expected),
  }),
})

describe('the steps to come', () => {
  it('the mortgage goes on to documents, bank statements or the summary', () => {
    given({ showRequestDocument: 1 }).at('mortgage').goesTo('request')
    given({ showRequestDocument: 1 }).at('request').goesTo('bankStatement')
    given({}).at('mortgage').goesTo('bankStatement')
    given({ showBankStatement: 0 }).at('mortgage').goesTo('summary')
    given({ RequestReview: 1, DisplayMortgage: 1, showRequestDocument: 1 }).at('mortgage').goesTo('summary')
  })
  it('bank statements go back to the address history', () => {
    given({}).at('bankStatement').goesBackTo('address')
  })
  it('a step nobody declared is a mistake of ours', () =>
    expect(() => portal.stepOf('nowhere' as Id)).toThrow('The flow has no step nowhere'))
})
