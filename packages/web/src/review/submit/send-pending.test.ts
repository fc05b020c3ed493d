import { type RawAnswer, setTransport } from '@foyer/ui/client/transport.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sender } from './browser-sender.ts'
import type { PendingSubmission } from './pending-submission.ts'
import { keptComments, sendPending } from './send-pending.ts'

const ids = { SiteID: 'demo', UserID: 'u1' }
const pendingOf = (given: Partial<PendingSubmission> = {}): PendingSubmission => ({
  MortgageApplicationID: 7,
  IdempotencyKey: 'key',
  ConsentVersion: '1.2',
  Reviewed: { ConsentHash: 'c', Parts: [] },
  Accepted: [101],
  RequestReview: 0,
  ...given,
})
const drafts = [{ StepKey: 'summary', ApplicantID: 0, Data: { Comments: 'Call me after 5' }, SavedAt: '' }]
const loaded = { MortgageApplicationStatusDD: 11, RequestReview: 0, Drafts: drafts, Comments: '' }

const answer = (reply: object): RawAnswer => ({
  status: 200,
  retryAfter: null,
  json: { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...reply },
})

let asked: { path: string; body: Record<string, unknown> }[] = []
const serverWith = (application: object) => {
  setTransport(async ({ path, body }) => {
    asked.push({ path, body: { ...body } })
    return answer(path === '/api/MTGAPPLoad' ? application : {})
  })
}
beforeEach(() => {
  asked = []
  serverWith(loaded)
})
afterEach(() => sender.clear(7))

it('sends the new comment without loading it', async () => {
  await sendPending(pendingOf(), ids, 'Thank you')
  expect(asked.map(({ path }) => path)).toEqual(['/api/mtgappsubmit'])
  expect(asked[0]?.body).toMatchObject({ Comments: 'Thank you', IdempotencyKey: 'key' })
})

it('a reloaded page sends the comment stored on the server, under the same key', async () => {
  await sendPending(pendingOf(), ids)
  expect(asked.map(({ path }) => path)).toEqual(['/api/MTGAPPLoad', '/api/mtgappsubmit'])
  expect(asked[1]?.body).toMatchObject({ Comments: 'Call me after 5', IdempotencyKey: 'key' })
})

it('uses the review call where a broker requested it', async () => {
  await sendPending(pendingOf({ RequestReview: 1 }), ids, '')
  expect(asked.map(({ path }) => path)).toEqual(['/api/mtgappReviewsubmit'])
})

it('does not send again what has arrived meanwhile', async () => {
  serverWith({ ...loaded, MortgageApplicationStatusDD: 0 })
  expect(await sendPending(pendingOf(), ids)).toEqual({ phase: 'sent' })
  expect(asked.map(({ path }) => path)).toEqual(['/api/MTGAPPLoad'])
})

it('takes none for sent that was withdrawn before it was sent', async () => {
  setTransport(async ({ path }) =>
    path === '/api/MTGAPPLoad'
      ? answer({ ...loaded, MortgageApplicationStatusDD: 5 })
      : {
          ...{ status: 409, retryAfter: null },
          json: { ReturnStatus: { ReturnCode: 409, ReturnMessage: 'ApplicationWithdrawn' } },
        },
  )
  const state = await sendPending(pendingOf(), ids)
  expect(state).toMatchObject({ phase: 'refused', failure: { key: 'ApplicationWithdrawn' } })
})

it('prefers the current comment to the stored one, even if it was erased', () => {
  expect(keptComments({ Drafts: [], Comments: 'As before' })).toBe('As before')
  expect(keptComments({ Drafts: drafts, Comments: 'As before' })).toBe('Call me after 5')
  const erased = drafts.map((one) => ({ ...one, Data: { Comments: '' } }))
  expect(keptComments({ Drafts: erased, Comments: 'As before' })).toBe('')
})
