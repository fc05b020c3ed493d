import { describe, expect, it, test } from 'vitest'
import {
  back,
  flow,
  isOpen,
  lockOf,
  next,
  type Position,
  pathOf,
  progressOf,
  resumePosition,
  type StepId,
  stepAfter,
  stepInTimeline,
  timeline,
} from './flow.ts'
import type { FlowApplicant, FlowFacts } from './flow-conditions.ts'
import { flowFacts } from './testing/flow-facts.ts'

const names = [
  'showIncome',
  'DisplayIncome',
  'showProperty',
  'showAssets',
  'showLiabilities',
  'showMortgage',
  'DisplayMortgage',
  'ReqIncome',
  'ReqAssets',
  'ReqLiabilities',
] as const
type Flags = Record<(typeof names)[number], number>
const every: Flags[] = Array.from(
  { length: 2 ** names.length },
  (_, bits) => Object.fromEntries(names.map((name, place) => [name, (bits >> place) & 1])) as Flags,
)

const invited = (given: Partial<FlowFacts> = {}, person: Partial<FlowApplicant> = {}): FlowFacts =>
  flowFacts({
    mode: 'invited',
    CurrentApplicantID: 102,
    Applicants: [
      { ApplicantID: 101, Step: 0, Disabled: 0 },
      { ApplicantID: 102, Step: 0, Disabled: 0, ...person },
    ],
    ...given,
  })
const personal: StepId[] = ['identification', 'address', 'income', 'property', 'asset', 'liability']
const place = (step: StepId): Position => (personal.includes(step) ? { step, applicantId: 102 } : { step })

test('joining is the identification: a person has as many steps before it as after it', () => {
  const before = stepInTimeline(invited({ CurrentApplicantID: 0 }))
  const after = stepInTimeline(invited({}, { Step: 1 }))
  expect(before).toEqual({ number: 1, count: before.count })
  expect(after).toEqual({ number: 2, count: before.count })
})

/** The invited flow as one line: each step where its flag shows it, whatever income the broker displays. */
const lineOf = (flags: Flags): StepId[] => {
  const shown: [StepId, boolean][] = [
    ['identification', true],
    ['address', true],
    ['income', flags.showIncome === 1],
    ['property', flags.showProperty === 1],
    ['asset', flags.showAssets === 1],
    ['liability', flags.showLiabilities === 1],
    ['mortgage', flags.showMortgage === 1 && flags.DisplayMortgage === 1],
    ['summary', true],
    ['success', true],
  ]
  return shown.flatMap(([step, isShown]) => (isShown ? [step] : []))
}

describe('an invited person, under every combination of the flags', () => {
  it('goes through the shown steps in order, and back the same way', () => {
    const wrong = every.filter((flags) => {
      const facts = invited(flags)
      const line = lineOf(flags)
      const walkedOn = line.every((step, at) => next(place(step), facts)?.step === line[at + 1])
      // There is no way back from the end.
      const walkedBack = line.slice(0, -1).every((step, at) => back(place(step), facts)?.step === line[at - 1])
      return !walkedOn || !walkedBack
    })
    expect(wrong).toEqual([])
  })
  it('is blocked where the site requires a list that is empty, and only there', () => {
    const required = { income: 'ReqIncome', asset: 'ReqAssets', liability: 'ReqLiabilities' } as const
    const wrong = every.filter((flags) => {
      const facts = invited({ ...flags, Step: 3 }, { Step: 6, Incomes: [], Assets: [], Liabilities: [] })
      const held = lineOf(flags).find(
        (step) => step in required && flags[required[step as keyof typeof required]] === 1,
      )
      const expected = held ?? 'summary'
      return resumePosition(facts).step !== expected || isOpen(place('summary'), facts) !== (held === undefined)
    })
    expect(wrong).toEqual([])
  })
  it('is not blocked by what the main applicant lacks', () => {
    const required = { ReqIncome: 1, ReqAssets: 1, ReqLiabilities: 1, Step: 3 }
    const lists = { Incomes: [{}], Assets: [{}], Liabilities: [{}] }
    expect(isOpen(place('summary'), invited(required, { Step: 6, ...lists }))).toBe(true)
  })
})

describe('an invited person who is not an applicant yet', () => {
  const stranger = invited({ CurrentApplicantID: 0 })
  it('adds themself first; every other step is closed', () => {
    expect(resumePosition(stranger)).toEqual({ step: 'join' })
    for (const step of ['identification', 'address', 'income', 'summary', 'mortgage'] as const)
      expect(isOpen(place(step), stranger)).toBe(false)
    expect(back({ step: 'join' }, stranger)).toBeUndefined()
  })
  it('is then an applicant, and does not add themself again', () => {
    expect(lockOf({ step: 'join' }, invited())).toBe('notShown')
    expect(back(place('identification'), invited())).toBeUndefined()
    expect(lockOf({ step: 'join' }, flowFacts())).toBe('notShown')
  })
})

describe('an invited person', () => {
  it.each(['start', 'coApplicant', 'addCoApplicant', 'coApplicantInvite'] as const)('has no %s', (step) =>
    expect(lockOf({ step }, invited())).toBe('notShown'),
  )
  it('has no steps of other applicants', () => {
    expect(lockOf({ step: 'identification', applicantId: 101 }, invited())).toBe('unknownApplicant')
    expect(timeline(invited()).flatMap(({ applicantId }) => applicantId ?? [])).toEqual([102])
  })
  it('has their own counter for the mortgage and the review', () => {
    expect(stepAfter(place('liability'), invited({ DisplayMortgage: 1 }, { Step: 5 }))).toEqual({
      Step: 2,
      ApplicantStep: 6,
    })
    expect(stepAfter(place('mortgage'), invited({ DisplayMortgage: 1, Step: 2 }))).toEqual({ Step: 3 })
    expect(isOpen(place('summary'), invited({ DisplayMortgage: 1, Step: 2 }, { Step: 6 }))).toBe(false)
    expect(isOpen(place('summary'), invited({ DisplayMortgage: 1, Step: 3 }, { Step: 6 }))).toBe(true)
  })
  it('has their steps under their link', () => {
    const ids = { siteid: 'demo', appid: 7, guid: 'abc' }
    const under = '/demo/InviteCoApplicant/7/abc/applicant'
    expect(pathOf(place('income'), 'invited', ids)).toBe(`${under}/102/income`)
    expect(pathOf({ step: 'join' }, 'invited', ids)).toBe(`${under}/addCoApplicantV2`)
    expect(pathOf({ step: 'summary' }, 'invited', ids)).toBe(`${under}/summary`)
    expect(pathOf({ step: 'start' }, 'invited', ids)).toBeUndefined()
  })
})

describe('the main applicant beside an invited one', () => {
  const two = (person: Partial<FlowApplicant>, more: Partial<FlowFacts> = {}) =>
    flowFacts({
      Step: 2,
      Applicants: [
        { ApplicantID: 101, Step: 6, Disabled: 0 },
        { ApplicantID: 102, Step: 2, Disabled: 0, ...person },
      ],
      ...more,
    })
  const statesOf = (facts: FlowFacts) =>
    timeline(facts)
      .find(({ applicantId }) => applicantId === 102)
      ?.steps.map(({ state }) => state)
  it('is not led through the steps of a person whose invitation is open', () => {
    const OpenInvites = [{ InviteID: 1, ApplicantID: 102, Contact: 'luc@example.ca' }]
    expect(resumePosition(two({}))).toEqual({ step: 'income', applicantId: 102 })
    expect(resumePosition(two({}, { OpenInvites }))).toEqual({ step: 'mortgage' })
  })
  it('sees their progress, even after they sent their part', () => {
    expect(statesOf(two({}))).toEqual(['done', 'done', 'current', 'locked', 'locked', 'locked'])
    expect(statesOf(two({ Step: 6, Disabled: 1 }))).toEqual(Array.from({ length: 6 }, () => 'done'))
    expect(lockOf({ step: 'address', applicantId: 102 }, two({ Step: 6, Disabled: 1 }))).toBe('disabled')
  })
  test.each([
    [{ ShowInviteCoApplicant: 0 }, 'notShown'],
    [{ RequestReview: 1 }, 'notShown'],
    [{ MortgageApplicationStatusDD: 0 }, 'submitted'],
    [{}, undefined],
  ] as const)('invites where it is offered: %o is %s', (more, lock) =>
    expect(lockOf({ step: 'coApplicantInvite' }, two({ Step: 6 }, more))).toBe(lock),
  )
  it('reaches inviting from the choice, and continues as from there', () => {
    expect(next({ step: 'coApplicantInvite' }, two({}))).toEqual({ step: 'mortgage' })
    expect(back({ step: 'coApplicantInvite' }, two({}))).toEqual({ step: 'coApplicant' })
    expect(flow.isDone({ step: 'coApplicantInvite' }, two({}))).toBe(false)
  })
})

describe('the progress of the inviting applicant', () => {
  test.each([
    [0, {}, { done: 0, count: 6 }],
    [3, {}, { done: 3, count: 6 }],
    [6, {}, { done: 6, count: 6 }],
    [4, { showProperty: 0, showAssets: 0, showLiabilities: 0 }, { done: 3, count: 3 }],
    [2, { showIncome: 0 }, { done: 2, count: 5 }],
  ])('with counter %i and %o is %o', (Step, flags, expected) =>
    expect(progressOf({ Step }, invited(flags))).toEqual(expected),
  )
})

describe('where an invited person is', () => {
  it('is the first step of their own timeline that is not done', () => {
    const hidden = { showMortgage: 0 }
    expect(stepInTimeline(invited(hidden))).toEqual({ number: 1, count: 7 })
    expect(stepInTimeline(invited(hidden, { Step: 2 }))).toEqual({ number: 3, count: 7 })
    expect(stepInTimeline(invited({ showMortgage: 1, DisplayMortgage: 1, Step: 2 }, { Step: 6 }))).toEqual({
      number: 7,
      count: 8,
    })
  })
  it('is the review once every other step is done, and the last step after it', () => {
    const done = { showMortgage: 0, Step: 3 }
    expect(stepInTimeline(invited(done, { Step: 6 }))).toEqual({ number: 7, count: 7 })
    expect(stepInTimeline(invited({ ...done, MortgageApplicationStatusDD: 0 }, { Step: 6 }))).toEqual({
      number: 7,
      count: 7,
    })
  })
})
