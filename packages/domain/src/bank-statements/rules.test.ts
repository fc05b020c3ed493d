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
  test.each([0, 1, 2])('may be asked for after %i', (RequestCount) =>
    expect(authorisationProblems({ RequestCount })).toEqual([]),
  )
  it('is refused after three', () =>
    expect(authorisationProblems({ RequestCount: 3 })).toEqual([
      { Field: 'ApplicantID', Key: 'BankStatementMaxRequests' },
    ]))
})

describe('the step', () => {
  it('may be left without a statement where the site requires none', () =>
    expect(bankStatementProblems({ ReqBankStatement: 0 }, [none, sent])).toEqual([]))
  it('is held by each applicant without one where the site requires it: a request that was only sent is none', () =>
    expect(bankStatementProblems({ ReqBankStatement: 1 }, [received, sent, none])).toEqual([
      { Field: 'BankStatementsApplicants.1', Key: 'RequestDocumentReqUploads' },
      { Field: 'BankStatementsApplicants.2', Key: 'RequestDocumentReqUploads' },
    ]))
  it('is left once everybody has one', () =>
    expect(bankStatementProblems({ ReqBankStatement: 1 }, [received, received])).toEqual([]))
})
