import { describe, expect, it, test } from 'vitest'
import { authorisationProblems, bankStatementProblems, bankStatementStatus } from './rules.ts'

const none = { RequestedFlag: 0, ReceivedFlag: 0 }
const sent = { RequestedFlag: 1, ReceivedFlag: 0 }
const received = { RequestedFlag: 1, ReceivedFlag: 1 }

describe('the status of an applicant', () => {
  test.each([
    [none, 'notRequested'],
    [sent, 'requestSent'],
    [received, 'received'],
    [{ RequestedFlag: 0, ReceivedFlag: 1 }, 'received'],
  ])('%o is %s', (flags, expected) => expect(bankStatementStatus(flags)).toBe(expected))
})

describe('an authorisation', () => {
  test.each([0, 1, 2])('is allowed after %i', (RequestCount) =>
    expect(authorisationProblems({ RequestCount })).toEqual([]),
  )
  it('is refused after three', () =>
    expect(authorisationProblems({ RequestCount: 3 })).toEqual([
      { Field: 'ApplicantID', Key: 'BankStatementMaxRequests' },
    ]))
})

describe('the step', () => {
  const people = (...flags: (typeof none)[]) => flags.map((one, index) => ({ ApplicantID: 101 + index, ...one }))
  const asked = { Applicants: [101, 102, 103].map((ApplicantID) => ({ ApplicantID, Disabled: 0 })) }
  const required = { ...asked, ReqBankStatement: 1 }
  it('may be skipped where the site requires no statement', () =>
    expect(bankStatementProblems({ ...asked, ReqBankStatement: 0 }, people(none, sent))).toEqual([]))
  it('is blocked by each applicant without a statement where the site requires it; a pending request does not count', () =>
    expect(bankStatementProblems(required, people(received, sent, none))).toEqual([
      { Field: 'BankStatementsApplicants.1', Key: 'RequestDocumentReqUploads' },
      { Field: 'BankStatementsApplicants.2', Key: 'RequestDocumentReqUploads' },
    ]))
  it('can be left once every applicant has one', () =>
    expect(bankStatementProblems(required, people(received, received))).toEqual([]))
  it('does not require a statement of invited people, before or after they send their part', () => {
    const [first, second, third] = required.Applicants
    const application = {
      ...required,
      Applicants: [first, second, { ...third, Disabled: 1 }] as typeof required.Applicants,
      OpenInvites: [{ ApplicantID: 102 }],
    }
    expect(bankStatementProblems(application, people(received, none, none))).toEqual([])
    expect(bankStatementProblems(application, people(none, none, none))).toHaveLength(1)
  })
})
