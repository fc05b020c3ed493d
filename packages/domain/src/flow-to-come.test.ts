import { describe, expect, it, test } from 'vitest'
import { flow, type StepId } from './flow.ts'
import { applicationIsPast, type Condition, type FlowApplicant, type FlowFacts, isReview } from './flow-conditions.ts'
import { defineFlow, type FlowStep } from './kit/define-flow.ts'
import { and, isOn, not, or } from './kit/tri.ts'
import { flowFacts } from './testing/flow-facts.ts'

/**
 * The whole portal, as it will be: what the flow of today has, and one line for each step to come. It shows that the
 * kit can say all the transitions the specification names before their screens exist.
 */
type Later =
  | 'address'
  | 'income'
  | 'property'
  | 'asset'
  | 'liability'
  | 'coApplicant'
  | 'addCoApplicant'
  | 'request'
  | 'bankStatement'
type Id = StepId | Later
type Step = FlowStep<Id, 'main' | 'invited', string, string, FlowFacts, FlowApplicant>

const flag =
  (name: 'showProperty' | 'showAssets' | 'showLiabilities'): Condition =>
  (facts) =>
    isOn(facts[name])
const later = (id: Later, number: number, shown: Condition, more: Partial<Step> = {}): Step => ({
  id,
  number,
  shown,
  done: (_, person) => person && person.Step >= number,
  paths: { main: `/${id}` },
  ...more,
})
const personal = { perApplicant: true } as const
const firstTime: Condition = (facts, person) => not(isReview(facts, person))

const steps: Step[] = flow.steps.flatMap((step): Step[] => {
  if (step.id === 'identification')
    return [
      step,
      later('address', 2, () => true, personal),
      later('income', 3, ({ showIncome, DisplayIncome }) => and(isOn(showIncome), isOn(DisplayIncome)), personal),
      later('property', 4, flag('showProperty'), personal),
      later('asset', 5, flag('showAssets'), personal),
      later('liability', 6, flag('showLiabilities'), personal),
      later('coApplicant', 1, (facts, person) =>
        and(firstTime(facts, person), or(isOn(facts.AddCoApplicant), isOn(facts.ShowInviteCoApplicant))),
      ),
      later('addCoApplicant', 1, (facts) => isOn(facts.AddCoApplicant), { aside: 'coApplicant' }),
    ]
  if (step.id === 'mortgage')
    return [
      step,
      later('request', 3, (facts, person) => and(isOn(facts.showRequestDocument), firstTime(facts, person)), {
        back: 'address',
        done: applicationIsPast(3),
      }),
      later('bankStatement', 4, (facts, person) => and(isOn(facts.showBankStatement), firstTime(facts, person)), {
        back: 'address',
        done: applicationIsPast(4),
      }),
    ]
  return [step]
})
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
const nothing = { showIncome: 0, showProperty: 0, showAssets: 0, showLiabilities: 0 }

describe('the address history goes on to the first shown of', () => {
  test.each<[Partial<FlowFacts>, Id]>([
    [{}, 'income'],
    [{ DisplayIncome: 0 }, 'property'],
    [{ showIncome: 0 }, 'property'],
    [{ showIncome: 0, showProperty: 0 }, 'asset'],
    [{ showIncome: 0, showProperty: 0, showAssets: 0 }, 'liability'],
    [{ ...nothing, RequestReview: 1, DisplayMortgage: 0 }, 'summary'],
    [{ ...nothing, RequestReview: 1, DisplayMortgage: 1 }, 'mortgage'],
    [nothing, 'coApplicant'],
    [{ ...nothing, AddCoApplicant: 0, ShowInviteCoApplicant: 0 }, 'mortgage'],
  ])('%o: %s', (facts, expected) => given(facts).at('address').goesTo(expected))
})

describe('the other steps to come', () => {
  it('liabilities go back over what is not shown', () => {
    given({}).at('liability').goesBackTo('asset')
    given({ showAssets: 0, showProperty: 0 }).at('liability').goesBackTo('income')
    given({ ...nothing, showLiabilities: 1 })
      .at('liability')
      .goesBackTo('address')
  })
  it('the mortgage goes on to documents, bank statements or the summary', () => {
    given({}).at('mortgage').goesTo('request')
    given({ showRequestDocument: 0 }).at('mortgage').goesTo('bankStatement')
    given({ showRequestDocument: 0, showBankStatement: 0 }).at('mortgage').goesTo('summary')
    given({ RequestReview: 1, DisplayMortgage: 1 }).at('mortgage').goesTo('summary')
  })
  it('documents and bank statements go back to the address history', () => {
    given({}).at('request').goesBackTo('address')
    given({}).at('bankStatement').goesBackTo('address')
  })
  it('a page beside the line goes on as from the step it was opened from, and back to it', () => {
    given({}).at('addCoApplicant').goesTo('mortgage')
    given({}).at('addCoApplicant').goesBackTo('coApplicant')
  })
  it('an applicant keeps to their own steps', () =>
    expect(portal.next({ step: 'address', applicantId: 102 }, flowFacts())).toEqual({
      step: 'income',
      applicantId: 102,
    }))
  it('a step that is hidden meanwhile still leads on and back', () => {
    given({ showProperty: 0 }).at('property').goesTo('asset')
    given({ showProperty: 0 }).at('property').goesBackTo('income')
  })
  it('a step nobody declared is a mistake of ours', () =>
    expect(() => portal.stepOf('nowhere' as Id)).toThrow('The flow has no step nowhere'))
})
