import { describe, expect, it, test } from 'vitest'
import { type PendingSubmission, parsePending, pendingFor, submissionBody } from './pending-submission.ts'

const pending: PendingSubmission = {
  MortgageApplicationID: 7,
  IdempotencyKey: 'first-key',
  ConsentVersion: '1.2',
  Reviewed: { ConsentHash: 'c', Parts: [{ ApplicantID: 101, PartHash: 'p' }] },
  Accepted: [101, 102],
  RequestReview: 0,
}
const { IdempotencyKey: _, ...asked } = pending
const newKey = () => 'second-key'

describe('the stored pending submission', () => {
  it('is restored unchanged', () => expect(parsePending(JSON.stringify(pending))).toEqual(pending))
  it('contains no user input', () => {
    const tinkered = JSON.stringify({ ...pending, Comments: 'we would like to close in May' })
    expect(parsePending(tinkered)).toEqual(pending)
  })
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a part of it', JSON.stringify({ MortgageApplicationID: 7 })],
    ['no hashes of what was read', JSON.stringify({ ...pending, Reviewed: undefined })],
    ['hashes that are none', JSON.stringify({ ...pending, Reviewed: { ConsentHash: 'c', Parts: [101] } })],
    ['ids that are none', JSON.stringify({ ...pending, Accepted: ['101'] })],
  ])('ignores %s', (_name, stored) => expect(parsePending(stored)).toBeUndefined())
})

describe('the idempotency key of a submission', () => {
  it('is created if there was none', () =>
    expect(pendingFor(asked, undefined, newKey)).toEqual({ ...pending, IdempotencyKey: 'second-key' }))
  it('stays for the same attempt', () => expect(pendingFor(asked, pending, newKey)).toBe(pending))
  it('stays in any order of consents', () =>
    expect(pendingFor({ ...asked, Accepted: [102, 101] }, pending, newKey).IdempotencyKey).toBe('first-key'))
  test.each([
    ['another consent text was read', { ConsentVersion: '1.3' }],
    ['other answers were read', { Reviewed: { ...pending.Reviewed, Parts: [] } }],
    ['somebody else accepted too', { Accepted: [101, 102, 103] }],
    ['a broker asked for a review since', { RequestReview: 1 }],
    ['it is another application', { MortgageApplicationID: 8 }],
  ])('is new when %s', (_name, change) =>
    expect(pendingFor({ ...asked, ...change }, pending, newKey).IdempotencyKey).toBe('second-key'),
  )
})

it('the body names who accepted which text, with the key', () =>
  expect(submissionBody(pending, { SiteID: 'demo', UserID: 'u1' }, 'Thank you')).toEqual({
    SiteID: 'demo',
    UserID: 'u1',
    MortgageApplicationID: 7,
    Comments: 'Thank you',
    Consents: [
      { ApplicantID: 101, Accepted: 1 },
      { ApplicantID: 102, Accepted: 1 },
    ],
    ConsentVersion: '1.2',
    Reviewed: { ConsentHash: 'c', Parts: [{ ApplicantID: 101, PartHash: 'p' }] },
    IdempotencyKey: 'first-key',
  }))
