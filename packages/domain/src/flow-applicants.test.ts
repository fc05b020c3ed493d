import { describe, expect, it, test } from 'vitest'
import { back, flow, isOpen, lockOf, next, type Position, pathOf, resumePosition, type StepId } from './flow.ts'
import { type FlowFacts, offersInvite, showsIncome } from './flow-conditions.ts'
import { flowFacts } from './testing/flow-facts.ts'

const place = (step: StepId, applicantId = 101): Position =>
  flow.stepOf(step).perApplicant ? { step, applicantId } : { step }
const given = (facts: Partial<FlowFacts>) => ({
  at: (step: StepId) => ({
    goesTo: (expected: StepId) => expect(next(place(step), flowFacts(facts))?.step).toBe(expected),
    goesBackTo: (expected: StepId) => expect(back(place(step), flowFacts(facts))?.step).toBe(expected),
  }),
})
const nothing = { showIncome: 0, showProperty: 0, showAssets: 0, showLiabilities: 0 }
const review = (DisplayMortgage: number) => ({ RequestReview: 1, DisplayMortgage })
const nobody = { AddCoApplicant: 0, ShowInviteCoApplicant: 0 }

describe('the last shown list of an applicant leads', () => {
  test.each<[string, Partial<FlowFacts>, StepId]>([
    ['to the choice of a co-applicant', {}, 'coApplicant'],
    ['also where one can only be added', { ShowInviteCoApplicant: 0 }, 'coApplicant'],
    ['or only be invited', { AddCoApplicant: 0 }, 'coApplicant'],
    ['to the mortgage where neither is offered', nobody, 'mortgage'],
    ['to the mortgage in a review that displays it', review(1), 'mortgage'],
    ['to the summary in a review that does not', review(0), 'summary'],
  ])('%s', (_, facts, expected) => {
    given(facts).at('liability').goesTo(expected)
    given({ showLiabilities: 0, ...facts })
      .at('asset')
      .goesTo(expected)
    given({ showLiabilities: 0, showAssets: 0, ...facts })
      .at('property')
      .goesTo(expected)
    given({ ...nothing, showIncome: 1, ...facts })
      .at('income')
      .goesTo(expected)
    given({ ...nothing, ...facts })
      .at('address')
      .goesTo(expected)
  })
})

describe('the address history leads to the first shown of', () => {
  test.each<[Partial<FlowFacts>, StepId]>([
    [{}, 'income'],
    [{ DisplayIncome: 0 }, 'property'],
    [{ showIncome: 0 }, 'property'],
    [{ showIncome: 0, showProperty: 0 }, 'asset'],
    [{ showIncome: 0, showProperty: 0, showAssets: 0 }, 'liability'],
  ])('%o: %s', (facts, expected) => given(facts).at('address').goesTo(expected))
})

describe('Back skips steps that are not shown', () => {
  test.each<[StepId, Partial<FlowFacts>, StepId]>([
    ['property', {}, 'income'],
    ['property', { showIncome: 0 }, 'address'],
    ['asset', { showProperty: 0 }, 'income'],
    ['asset', { showProperty: 0, DisplayIncome: 0 }, 'address'],
    ['liability', {}, 'asset'],
    ['liability', { showAssets: 0 }, 'property'],
    ['liability', { showAssets: 0, showProperty: 0 }, 'income'],
    ['liability', { ...nothing, showLiabilities: 1 }, 'address'],
  ])('from %s with %o to %s', (step, facts, expected) => given(facts).at(step).goesBackTo(expected))
  it('a step that was hidden meanwhile still leads forward and back', () => {
    given({ showProperty: 0 }).at('property').goesTo('asset')
    given({ showProperty: 0 }).at('property').goesBackTo('income')
  })
})

describe('an applicant', () => {
  const two = (first: number, second: number, more: Partial<FlowFacts> = {}) =>
    flowFacts({
      Applicants: [
        { ApplicantID: 101, Step: first, Disabled: 0 },
        { ApplicantID: 102, Step: second, Disabled: 0 },
      ],
      ...more,
    })
  it('has their own steps, which lead to the choice of another', () => {
    expect(next(place('address', 102), two(6, 1))).toEqual({ step: 'income', applicantId: 102 })
    expect(next(place('liability', 102), two(6, 5))).toEqual({ step: 'coApplicant' })
  })
  it('has their steps in order', () => {
    expect(isOpen(place('income', 102), two(6, 2))).toBe(true)
    expect(lockOf(place('property', 102), two(6, 2))).toBe('earlierStep')
  })
  test.each(['addCoApplicant', 'coApplicantInvite'] as const)(
    '%s is open as soon as the interview is saved',
    (step) => {
      expect(lockOf({ step }, flowFacts({ MortgageApplicationID: 0, MainApplicantID: 0, Applicants: [] }))).toBe(
        'earlierStep',
      )
      expect(isOpen({ step }, flowFacts())).toBe(true)
      expect(isOpen({ step }, two(5, 0))).toBe(true)
    },
  )
  test.each(['addCoApplicant', 'coApplicantInvite'] as const)(
    '%s leads back to the main applicant’s own steps while these are not done',
    (step) => {
      const facts = two(2, 0, { ReqIncome: 1 })
      expect(next({ step }, facts)).toEqual(place('income'))
      expect(back({ step }, facts)).toEqual(place('income'))
    },
  )
  it('who is done before the main applicant leads to the main applicant’s own steps', () => {
    expect(next(place('liability', 102), two(2, 6))).toEqual(place('income'))
    expect(next(place('identification', 102), two(2, 0))).toEqual(place('address', 102))
    expect(resumePosition(two(2, 0))).toEqual(place('income'))
    expect(lockOf(place('mortgage'), two(2, 6))).toBe('earlierStep')
  })
  it('may be added where the site offers it, and not in a review', () => {
    expect(isOpen(place('addCoApplicant'), two(6, 0))).toBe(true)
    expect(lockOf(place('addCoApplicant'), two(6, 0, { AddCoApplicant: 0 }))).toBe('notShown')
    expect(lockOf(place('addCoApplicant'), two(6, 0, review(1)))).toBe('notShown')
  })
  it('is added outside the line: Next leads on as from the choice, Back returns to it', () => {
    const Applicants = [{ ApplicantID: 101, Step: 6, Disabled: 0 }]
    given({ Applicants }).at('addCoApplicant').goesTo('mortgage')
    given({ Applicants }).at('addCoApplicant').goesBackTo('coApplicant')
  })
  it('has not done a step while a required list is empty', () => {
    const empty = flowFacts({
      Step: 2,
      ReqIncome: 1,
      Applicants: [
        { ApplicantID: 101, Step: 6, Disabled: 0, Incomes: [{}] },
        { ApplicantID: 102, Step: 6, Disabled: 0, Incomes: [] },
      ],
    })
    expect(flow.isDone(place('income'), empty)).toBe(true)
    expect(flow.isDone(place('income', 102), empty)).toBe(false)
    expect(resumePosition(empty)).toEqual({ step: 'income', applicantId: 102 })
    expect(isOpen(place('mortgage'), empty)).toBe(true)
  })
})

describe('a list the site requires', () => {
  it('of incomes is empty with periods without a job alone', () => {
    const withIncomes = (...types: number[]) =>
      flowFacts({
        Step: 2,
        ReqIncome: 1,
        Applicants: [
          { ApplicantID: 101, Step: 6, Disabled: 0, Incomes: types.map((IncomeTypeDD) => ({ IncomeTypeDD })) },
        ],
      })
    expect(flow.isDone(place('income'), withIncomes(100))).toBe(false)
    expect(flow.isDone(place('income'), withIncomes(100, 0))).toBe(true)
  })
  test.each([
    ['ReqIncome', 'Incomes', 'showIncome'],
    ['ReqIncome', 'Incomes', 'DisplayIncome'],
    ['ReqAssets', 'Assets', 'showAssets'],
  ] as const)('%s does not block the flow where it cannot be filled in: %s with %s off', (flag, list, shown) => {
    const facts = flowFacts({
      Step: 2,
      [flag]: 1,
      [shown]: 0,
      Applicants: [{ ApplicantID: 101, Step: 6, Disabled: 0, [list]: [] }],
    })
    expect(isOpen(place('mortgage'), facts)).toBe(true)
  })
  it('of liabilities blocks the flow at its step', () => {
    const facts = flowFacts({
      Step: 2,
      ReqLiabilities: 1,
      Applicants: [{ ApplicantID: 101, Step: 6, Disabled: 0, Liabilities: [] }],
    })
    expect(resumePosition(facts)).toEqual({ step: 'liability', applicantId: 101 })
    expect(lockOf(place('mortgage'), facts)).toBe('earlierStep')
  })
})

describe('the choice of a co-applicant', () => {
  it('blocks no one, even if the last list was hidden after the counter was set', () =>
    expect(
      resumePosition(
        flowFacts({ Step: 1, showLiabilities: 0, Applicants: [{ ApplicantID: 101, Step: 5, Disabled: 0 }] }),
      ),
    ).toEqual({ step: 'mortgage' }))
  it('has its own path', () => {
    const ids = { siteid: 'demo', appid: 7 }
    expect(pathOf({ step: 'coApplicant' }, 'main', ids)).toBe('/demo/user/7/coApplicant')
    expect(pathOf({ step: 'addCoApplicant' }, 'main', ids)).toBe('/demo/user/7/addCoApplicant')
  })
  it('reports when inviting is offered', () => {
    expect(offersInvite(flowFacts(), undefined)).toBe(true)
    expect(offersInvite(flowFacts(review(1)), undefined)).toBe(false)
  })
})

describe('an invited person', () => {
  it('is asked for income where the site asks, whatever the broker displays', () => {
    expect(showsIncome(flowFacts({ mode: 'invited', DisplayIncome: 0 }), undefined)).toBe(true)
    expect(showsIncome(flowFacts({ mode: 'invited', showIncome: 0 }), undefined)).toBe(false)
  })
})
