import { describe, expect, it, test } from 'vitest'
import {
  back,
  flow,
  isOpen,
  lockOf,
  mayContinue,
  next,
  type Position,
  pathOf,
  resumePosition,
  reviewOpensAt,
  type StepId,
  stepAfter,
  timeline,
} from './flow.ts'
import type { FlowFacts } from './flow-conditions.ts'
import { flowFacts as anyFacts } from './testing/flow-facts.ts'

/** For a site without bank statements; see flow-bank-statements.test.ts for the others. */
const flowFacts = (given: Partial<FlowFacts> = {}) => anyFacts({ showBankStatement: 0, ...given })

const place = (step: StepId): Position => (flow.stepOf(step).perApplicant ? { step, applicantId: 101 } : { step })

const given = (facts: Partial<FlowFacts>) => ({
  at: (step: StepId) => ({
    goesTo: (expected: StepId | undefined) => expect(next(place(step), flowFacts(facts))?.step).toBe(expected),
    goesBackTo: (expected: StepId | undefined) => expect(back(place(step), flowFacts(facts))?.step).toBe(expected),
  }),
})
const done = { Step: 3, Applicants: [{ ApplicantID: 101, Step: 6, Disabled: 0 }] }
const nothing = { showIncome: 0, showProperty: 0, showAssets: 0, showLiabilities: 0 }
const noCoApplicant = { AddCoApplicant: 0, ShowInviteCoApplicant: 0 }
const review = { RequestReview: 1, MortgageApplicationStatusDD: 1, ...done }

describe('the flow before the first submission', () => {
  const line: StepId[] = [
    'start',
    'identification',
    'address',
    'income',
    'property',
    'asset',
    'liability',
    'coApplicant',
    'mortgage',
    'summary',
    'success',
  ]
  it('goes from the interview over the main applicant, the choice of a co-applicant, the mortgage and the summary to the end', () =>
    line.forEach((step, index) => {
      given({})
        .at(step)
        .goesTo(line[index + 1])
    }))
  it('goes back the same way, but never from the end', () =>
    line.forEach((step, index) => {
      given({})
        .at(step)
        .goesBackTo(step === 'success' ? undefined : line[index - 1])
    }))
  it('ignores DisplayMortgage, which applies to a review', () =>
    given({ RequestReview: 0, DisplayMortgage: 0 }).at('coApplicant').goesTo('mortgage'))
  it('skips the mortgage of a site that does not show it', () =>
    given({ showMortgage: 0 }).at('coApplicant').goesTo('summary'))
})

describe('documents', () => {
  const asked = { showRequestDocument: 1 }
  it('come between the mortgage and the summary, and lead back to the address history', () => {
    given(asked).at('mortgage').goesTo('request')
    given(asked).at('request').goesTo('summary')
    given(asked).at('request').goesBackTo('address')
    given({ ...asked, showMortgage: 0 })
      .at('coApplicant')
      .goesTo('request')
    given({ ...asked, RequestReview: 1, DisplayMortgage: 1 })
      .at('mortgage')
      .goesTo('summary')
  })
  it('are current at 3 and done from 4, and the review opens then', () => {
    expect(stepAfter({ step: 'mortgage' }, flowFacts({ ...asked, Step: 2 })).Step).toBe(3)
    expect(resumePosition(flowFacts({ ...done, ...asked }))).toEqual({ step: 'request' })
    expect(lockOf({ step: 'summary' }, flowFacts({ ...done, ...asked }))).toBe('earlierStep')
    expect(stepAfter({ step: 'request' }, flowFacts({ ...done, ...asked })).Step).toBe(4)
    expect(isOpen({ step: 'summary' }, flowFacts({ ...done, ...asked, Step: 4 }))).toBe(true)
  })
  it('are closed while a list required of the first applicant is missing', () =>
    expect(
      lockOf(
        { step: 'request' },
        flowFacts({
          ...done,
          ...asked,
          ReqIncome: 1,
          Applicants: [{ ...done.Applicants[0], ApplicantID: 101, Step: 6, Disabled: 0, Incomes: [] }],
        }),
      ),
    ).toBe('incomeRequired'))
})

describe('the flow of a review', () => {
  it('that displays the mortgage goes over interview and mortgage to the summary', () => {
    given({ RequestReview: 1, DisplayMortgage: 1 }).at('identification').goesBackTo('start')
    given({ RequestReview: 1, DisplayMortgage: 1 }).at('liability').goesTo('mortgage')
    given({ RequestReview: 1, DisplayMortgage: 1 }).at('mortgage').goesTo('summary')
  })
  it('that does not display it has no interview and no mortgage, and ends at the summary', () => {
    given({ RequestReview: 1, DisplayMortgage: 0 }).at('identification').goesBackTo(undefined)
    given({ RequestReview: 1, DisplayMortgage: 0 }).at('liability').goesTo('summary')
    given({ RequestReview: 1, DisplayMortgage: 0 }).at('summary').goesBackTo('liability')
  })
  it('refuses what it does not show', () => {
    expect(lockOf({ step: 'start' }, flowFacts({ ...review, DisplayMortgage: 0 }))).toBe('notShown')
    expect(lockOf({ step: 'mortgage' }, flowFacts({ ...review, DisplayMortgage: 0 }))).toBe('notShown')
  })
  it('opens the steps of an application that was submitted', () =>
    expect(isOpen({ step: 'mortgage' }, flowFacts({ ...review, DisplayMortgage: 1 }))).toBe(true))
})

describe('a step is open', () => {
  it('only at the interview in the beginning', () => {
    const blank = flowFacts({ MortgageApplicationID: 0, MainApplicantID: 0, Step: 0, Applicants: [] })
    expect(flow.placesOf(blank).filter((position) => isOpen(position, blank))).toEqual([{ step: 'start' }])
  })
  it('when all steps before it are done', () => {
    expect(lockOf({ step: 'mortgage' }, flowFacts())).toBe('earlierStep')
    expect(isOpen({ step: 'mortgage' }, flowFacts({ ...done, Step: 2 }))).toBe(true)
    expect(lockOf({ step: 'summary' }, flowFacts({ ...done, Step: 2 }))).toBe('earlierStep')
    expect(isOpen({ step: 'summary' }, flowFacts(done))).toBe(true)
  })
  it('for an applicant of the application only', () =>
    expect(lockOf({ step: 'identification', applicantId: 999 }, flowFacts())).toBe('unknownApplicant'))
  it('unless the applicant is disabled', () =>
    expect(
      lockOf(
        { step: 'identification', applicantId: 102 },
        flowFacts({ Applicants: [...done.Applicants, { ApplicantID: 102, Step: 0, Disabled: 1 }] }),
      ),
    ).toBe('disabled'))
  it('no longer once the application is submitted, except its end', () => {
    const sent = flowFacts({ ...done, MortgageApplicationStatusDD: 0 })
    expect(lockOf({ step: 'summary' }, sent)).toBe('submitted')
    expect(isOpen({ step: 'success' }, sent)).toBe(true)
    expect(isOpen({ step: 'success' }, flowFacts(done))).toBe(false)
  })
  test.each([
    ['ReqIncome', 'Incomes', 'incomeRequired'],
    ['ReqAssets', 'Assets', 'assetsRequired'],
  ] as const)('not when %s requires %s and the first applicant has none: %s', (flag, list, reason) => {
    const withList = (items: readonly unknown[] | undefined) =>
      flowFacts({
        ...done,
        [flag]: 1,
        Applicants: [{ ApplicantID: 101, Step: 6, Disabled: 0, ...(items ? { [list]: items } : {}) }],
      })
    expect(lockOf({ step: 'mortgage' }, withList([]))).toBe(reason)
    expect(lockOf({ step: 'summary' }, withList([]))).toBe(reason)
    expect(isOpen({ step: 'summary' }, withList([{}]))).toBe(true)
    expect(isOpen({ step: 'summary' }, withList(undefined))).toBe(true)
  })
})

describe('after a step', () => {
  it('sets the application’s counter to its applicants after the interview', () =>
    expect(stepAfter({ step: 'start' }, flowFacts({ Step: 0 }))).toEqual({ Step: 1 }))
  it("leaves the counter after the main applicant's first steps, and sets it to the mortgage after the last one", () => {
    expect(stepAfter(place('identification'), flowFacts())).toEqual({ Step: 1, ApplicantStep: 1 })
    expect(stepAfter(place('asset'), flowFacts())).toEqual({ Step: 1, ApplicantStep: 5 })
    expect(stepAfter(place('liability'), flowFacts())).toEqual({ Step: 2, ApplicantStep: 6 })
    expect(stepAfter(place('address'), flowFacts(nothing))).toEqual({ Step: 2, ApplicantStep: 2 })
  })
  it('sets no counter at the choice of a co-applicant, which saves nothing', () => {
    expect(stepAfter(place('liability'), flowFacts(noCoApplicant)).Step).toBe(2)
    expect(stepAfter(place('liability'), flowFacts({ showMortgage: 0 })).Step).toBe(3)
  })
  it("leaves the counter after another applicant's steps", () =>
    expect(stepAfter({ step: 'identification', applicantId: 102 }, flowFacts({ Step: 1 }))).toEqual({
      Step: 1,
      ApplicantStep: 1,
    }))
  it('opens the review after the mortgage', () =>
    expect(stepAfter({ step: 'mortgage' }, flowFacts({ Step: 2 })).Step).toBe(3))
  it('never decreases a counter', () => {
    expect(stepAfter({ step: 'start' }, flowFacts({ Step: 5 }))).toEqual({ Step: 5 })
    expect(
      stepAfter(
        place('identification'),
        flowFacts({ Step: 5, Applicants: [{ ApplicantID: 101, Step: 6, Disabled: 0 }] }),
      ),
    ).toEqual({ Step: 5, ApplicantStep: 6 })
  })
  it('opens the review from 3, even where the mortgage is not shown', () => {
    expect(reviewOpensAt(flowFacts())).toBe(3)
    expect(reviewOpensAt(flowFacts({ showMortgage: 0 }))).toBe(3)
  })
  it('keeps the stored number of every step', () => {
    const numbers = flow.steps.flatMap(({ id, number }) => (number === undefined ? [] : [[id, number]]))
    expect(Object.fromEntries(numbers)).toEqual({
      start: 0,
      identification: 1,
      address: 2,
      income: 3,
      property: 4,
      asset: 5,
      liability: 6,
      mortgage: 2,
      request: 3,
      bankStatement: 4,
    })
  })
  it('ignores a counter that no step has', () => {
    const unknown = flowFacts({ Step: 99, Applicants: [{ ApplicantID: 101, Step: 99, Disabled: 0 }] })
    expect(resumePosition(unknown)).toEqual(place('identification'))
    expect(stepAfter(place('identification'), unknown)).toEqual({ Step: 1, ApplicantStep: 1 })
  })
  it('blocks Next while the following step is closed', () => {
    expect(mayContinue(place('identification'), flowFacts())).toBe(false)
    expect(mayContinue(place('liability'), flowFacts({ ...done, Step: 2 }))).toBe(true)
  })
})

describe('resuming', () => {
  test.each<[string, Partial<FlowFacts>, Position]>([
    [
      'a new application begins',
      { MortgageApplicationID: 0, MainApplicantID: 0, Step: 0, Applicants: [] },
      { step: 'start' },
    ],
    ['after the interview', {}, { step: 'identification', applicantId: 101 }],
    [
      'after personal details',
      { Applicants: [{ ApplicantID: 101, Step: 1, Disabled: 0 }] },
      { step: 'address', applicantId: 101 },
    ],
    ['after the lists', { ...done, Step: 2 }, { step: 'mortgage' }],
    [
      'another applicant comes before the mortgage',
      { Step: 2, Applicants: [{ ApplicantID: 102, Step: 0, Disabled: 0 }, ...done.Applicants] },
      { step: 'identification', applicantId: 102 },
    ],
    ['before sending', done, { step: 'summary' }],
    ['a review goes to what is left: sending', { ...review, DisplayMortgage: 1 }, { step: 'summary' }],
    ['after sending', { ...done, MortgageApplicationStatusDD: 0 }, { step: 'success' }],
  ])('%s', (_, facts, expected) => expect(resumePosition(flowFacts(facts))).toEqual(expected))
})

describe('the timeline', () => {
  const states = (facts: Partial<FlowFacts>) =>
    timeline(flowFacts(facts)).map(({ group, applicantId, steps }) => [
      applicantId ? `${group} ${applicantId}` : group,
      ...steps.map(({ position, state }) => `${position.step} ${state}`),
    ])
  const own = (state: string) =>
    ['address', 'income', 'property', 'asset', 'liability'].map((step) => `${step} ${state}`)
  it('shows what is done, current and locked', () =>
    expect(states({})).toEqual([
      ['interview', 'start done'],
      ['applicant 101', 'identification current', ...own('locked')],
      ['coApplicant', 'addCoApplicant open', 'coApplicantInvite open'],
      ['mortgage', 'mortgage locked'],
      ['review', 'summary locked'],
    ]))
  it('lists the main applicant first, then the others', () =>
    expect(states({ Step: 2, Applicants: [{ ApplicantID: 102, Step: 0, Disabled: 0 }, ...done.Applicants] })).toEqual([
      ['interview', 'start done'],
      ['applicant 101', 'identification done', ...own('done')],
      ['applicant 102', 'identification current', ...own('locked')],
      ['coApplicant', 'addCoApplicant open', 'coApplicantInvite open'],
      ['mortgage', 'mortgage open'],
      ['review', 'summary locked'],
    ]))
  it('shows the steps of a new application', () =>
    expect(states({ MortgageApplicationID: 0, MainApplicantID: 0, Step: 0, Applicants: [] })).toEqual([
      ['interview', 'start current'],
      ['applicant', 'identification locked', ...own('locked')],
      ['coApplicant', 'addCoApplicant locked', 'coApplicantInvite locked'],
      ['mortgage', 'mortgage locked'],
      ['review', 'summary locked'],
    ]))
  it('omits what a site does not show, and co-applicants in a review', () => {
    const few = [
      ['interview', 'start done'],
      ['applicant 101', 'identification current', 'address locked'],
      ['mortgage', 'mortgage locked'],
      ['review', 'summary locked'],
    ]
    expect(states({ ...nothing, ...noCoApplicant })).toEqual(few)
    expect(states({ ...nothing, RequestReview: 1, DisplayMortgage: 1 })).toEqual(few)
  })
})

describe('a path', () => {
  it('contains the ids', () =>
    expect(pathOf(place('identification'), 'main', { siteid: 'demo', appid: 7 })).toBe(
      '/demo/user/7/applicant/101/identification',
    ))
  it('is undefined where the mode has no such step', () =>
    expect(pathOf({ step: 'start' }, 'invited', { siteid: 'demo', appid: 7 })).toBe(undefined))
})
