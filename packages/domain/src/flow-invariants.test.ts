import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { back, flow, isOpen, lockOf, next, type Position, stepAfter, timeline } from './flow.ts'
import type { FlowApplicant, FlowFacts } from './flow-conditions.ts'
import { isSamePosition } from './kit/define-flow.ts'
import { flowFacts } from './testing/flow-facts.ts'

const flag = fc.constantFrom(0, 1)
/** A list that is not loaded, empty, or not empty. */
const list = fc.constantFrom<readonly object[]>([], [{}])
const person = (ApplicantID: number): fc.Arbitrary<FlowApplicant> =>
  fc.record(
    {
      ApplicantID: fc.constant(ApplicantID),
      Step: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
      Disabled: fc.constant(0),
      Incomes: list,
      Assets: list,
      Liabilities: list,
    },
    { requiredKeys: ['ApplicantID', 'Step', 'Disabled'] },
  )

/** Every combination of the settings of site and broker, at any stage of an application. */
const anyFacts: fc.Arbitrary<FlowFacts> = fc
  .record({
    RequestReview: flag,
    DisplayMortgage: flag,
    DisplayIncome: flag,
    showIncome: flag,
    showProperty: flag,
    showAssets: flag,
    showLiabilities: flag,
    showMortgage: flag,
    showRequestDocument: flag,
    showBankStatement: flag,
    ReqIncome: flag,
    ReqAssets: flag,
    ReqLiabilities: flag,
    AddCoApplicant: flag,
    ShowInviteCoApplicant: flag,
    MortgageApplicationStatusDD: fc.constantFrom(11, 0, 2),
    Step: fc.constantFrom(1, 2, 3, 4, 5),
    Applicants: fc.tuple(person(101), person(102)),
  })
  .map(flowFacts)

const walk = (facts: FlowFacts, from: Position): Position[] => {
  const walked = [from]
  for (let here = next(from, facts); here; here = next(here, facts)) {
    // Another applicant's steps may lead to the main applicant's, so each step is walked once or twice.
    if (walked.length > 2 * flow.steps.length) throw new Error('Next leads in a circle')
    walked.push(here)
  }
  return walked
}
/** What a finished step has listed: a required list is then not empty. */
const given = ({ step }: Position): Partial<FlowApplicant> => {
  if (step === 'income') return { Incomes: [{}] }
  if (step === 'asset') return { Assets: [{}] }
  return step === 'liability' ? { Liabilities: [{}] } : {}
}
const holds = (rule: (facts: FlowFacts) => boolean | undefined) =>
  fc.assert(
    fc.property(anyFacts, (facts) => rule(facts) !== false),
    { numRuns: 500 },
  )

describe('for all flags', () => {
  it('every step leads to the end', () =>
    holds((facts) => flow.placesOf(facts).every((place) => walk(facts, place).at(-1)?.step === 'success')))

  it('every shown step is reachable from the beginning or from the timeline', () =>
    holds((facts) => {
      const [first] = flow.placesOf(facts)
      if (!first) return false
      const walked = walk(facts, first)
      const listed = timeline(facts).flatMap(({ steps }) => steps.map(({ position }) => position))
      return flow.placesOf(facts).every((place) => [...walked, ...listed].some((other) => isSamePosition(other, place)))
    }))

  it('every step of the main applicant is reachable by Next alone', () =>
    holds((facts) => {
      const line = flow.lineOf(facts, facts.MainApplicantID)
      const [first] = line
      return first && walk(facts, first).length === line.length
    }))

  it('Back undoes Next, except at the end and where Back leads elsewhere', () =>
    holds((facts) =>
      flow.lineOf(facts, facts.MainApplicantID).every((place) => {
        const following = next(place, facts)
        if (!following) return true
        const { terminal, back: named } = flow.stepOf(following.step)
        if (terminal || named) return true
        const returned = back(following, facts)
        return returned !== undefined && isSamePosition(returned, place)
      }),
    ))

  it('the step after an open and completed step is open', () =>
    holds((facts) =>
      flow.lineOf(facts, facts.MainApplicantID).every((place) => {
        const following = next(place, facts)
        return !following || !isOpen(place, facts) || !flow.isDone(place, facts) || isOpen(following, facts)
      }),
    ))

  it('completing an open step opens the next one', () =>
    holds((facts) =>
      flow.lineOf(facts, facts.MainApplicantID).every((place) => {
        const following = next(place, facts)
        if (!following || place.step === 'summary' || !isOpen(place, facts)) return true
        const { Step, ApplicantStep } = stepAfter(place, facts)
        const after = {
          ...facts,
          Step,
          Applicants: facts.Applicants.map((one) =>
            one.ApplicantID === place.applicantId ? { ...one, ...given(place), Step: ApplicantStep ?? one.Step } : one,
          ),
        }
        return isOpen(following, after)
      }),
    ))

  it('Next never leads from another applicant to a closed step of the application for its order alone', () =>
    holds((facts) => {
      const last = flow
        .lineOf(facts, 102)
        .filter(({ applicantId }) => applicantId === 102)
        .at(-1)
      const following = last && next(last, facts)
      return following && lockOf(following, facts) !== 'earlierStep'
    }))

  it('only shown steps are open, and at most one is current', () =>
    holds((facts) => {
      const states = timeline(facts).flatMap(({ steps }) => steps.map(({ state }) => state))
      return states.filter((state) => state === 'current').length <= 1
    }))

  it('every group of the timeline appears once for each applicant', () =>
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const names = timeline(facts).map(({ group, applicantId }) => `${group} ${applicantId}`)
        expect(new Set(names).size).toBe(names.length)
      }),
    ))
})
