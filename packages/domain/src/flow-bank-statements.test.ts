import { describe, expect, it } from 'vitest'
import { back, isOpen, lockOf, next, pathOf, resumePosition, reviewOpensAt, stepAfter, timeline } from './flow.ts'
import type { FlowFacts } from './flow-conditions.ts'
import { flowFacts as anyFacts } from './testing/flow-facts.ts'

const bankStatement = { step: 'bankStatement' } as const
const flowFacts = (given: Partial<FlowFacts> = {}) => anyFacts({ showRequestDocument: 0, ...given })
const done = { Step: 4, Applicants: [{ ApplicantID: 101, Step: 6, Disabled: 0 }] }

describe('bank statements', () => {
  it('come after the mortgage and before the summary', () => {
    expect(next({ step: 'mortgage' }, flowFacts())).toEqual(bankStatement)
    expect(next(bankStatement, flowFacts())).toEqual({ step: 'summary' })
  })
  it('lead back to the main applicant’s address history, even where nothing else is shown', () => {
    expect(back(bankStatement, flowFacts())).toEqual({ step: 'address', applicantId: 101 })
    expect(back(bankStatement, flowFacts({ showMortgage: 0, showIncome: 0, showAssets: 0 }))).toEqual({
      step: 'address',
      applicantId: 101,
    })
  })
  it('precede the summary', () => expect(back({ step: 'summary' }, flowFacts())).toEqual(bankStatement))
  it('are skipped where the site does not ask for them, and in a review', () => {
    expect(next({ step: 'mortgage' }, flowFacts({ showBankStatement: 0 }))).toEqual({ step: 'summary' })
    expect(next({ step: 'mortgage' }, flowFacts({ RequestReview: 1, DisplayMortgage: 1 }))).toEqual({ step: 'summary' })
    expect(lockOf(bankStatement, flowFacts({ ...done, RequestReview: 1 }))).toBe('notShown')
  })
  it('are current at 4, done from 5, and then the review opens', () => {
    expect(stepAfter({ step: 'mortgage' }, flowFacts({ ...done, Step: 2 })).Step).toBe(4)
    expect(resumePosition(flowFacts(done))).toEqual(bankStatement)
    expect(lockOf({ step: 'summary' }, flowFacts(done))).toBe('earlierStep')
    expect(stepAfter(bankStatement, flowFacts(done)).Step).toBe(5)
    expect(reviewOpensAt(flowFacts())).toBe(5)
    expect(isOpen({ step: 'summary' }, flowFacts({ ...done, Step: 5 }))).toBe(true)
  })
  it('are in the timeline between mortgage and review', () => {
    const groups = timeline(flowFacts(done)).map(({ group, steps }) => `${group} ${steps.at(-1)?.state}`)
    expect(groups.slice(-3)).toEqual(['mortgage done', 'bankStatement current', 'review locked'])
  })
  it('are closed before the mortgage is done, once it is sent, and while a required list of the first applicant is empty', () => {
    expect(lockOf(bankStatement, flowFacts({ ...done, Step: 2 }))).toBe('earlierStep')
    expect(lockOf(bankStatement, flowFacts({ ...done, MortgageApplicationStatusDD: 0 }))).toBe('submitted')
    const Applicants = [{ ApplicantID: 101, Step: 6, Disabled: 0, Incomes: [], Assets: [] }]
    expect(lockOf(bankStatement, flowFacts({ Step: 4, Applicants, ReqIncome: 1 }))).toBe('incomeRequired')
    expect(lockOf(bankStatement, flowFacts({ Step: 4, Applicants, ReqAssets: 1 }))).toBe('assetsRequired')
  })
  it('have their own path for the borrower, and none for an invited person', () => {
    expect(pathOf(bankStatement, 'main', { siteid: 'demo', appid: 7 })).toBe('/demo/user/7/bankStatement')
    expect(pathOf(bankStatement, 'invited', { siteid: 'demo', appid: 7 })).toBe(undefined)
  })
})
