import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { describe, expect, it } from 'vitest'
import type { PendingSubmission } from './pending-submission.ts'
import { type SendingState, SubmissionSender } from './submission-sender.ts'

const pending: PendingSubmission = {
  MortgageApplicationID: 7,
  IdempotencyKey: 'key',
  ConsentVersion: '1.2',
  Reviewed: { ConsentHash: 'c', Parts: [] },
  Accepted: [101],
  RequestReview: 0,
}
const sent: Outcome = { ok: true, reply: {} }
const failed = (key: FailureKey, retryAfter?: number): Outcome =>
  retryAfter === undefined ? { ok: false, key, errors: [] } : { ok: false, key, errors: [], retryAfter }

/** A sender whose server returns these outcomes in order, without delays. */
const senderOf = (...answers: Outcome[]) => {
  const kept = new Map<number, PendingSubmission>()
  const pauses: number[] = []
  let tries = 0
  const sender = new SubmissionSender({
    keep: (one) => kept.set(one.MortgageApplicationID, one),
    forget: (id) => kept.delete(id),
    now: () => 0,
    random: () => 0.5,
    wait: (milliseconds) => {
      pauses.push(milliseconds)
      return { over: Promise.resolve(), hurry: () => {} }
    },
  })
  const attempt = async () => answers[tries++] ?? sent
  const settled = () =>
    new Promise<SendingState>((resolve) => {
      const look = () => {
        const state = sender.stateOf(7)
        if (state.phase !== 'sending') resolve(state)
      }
      sender.subscribe(look)
      look()
    })
  return { sender, kept, pauses, attempt, settled, tries: () => tries }
}

describe('a submission', () => {
  it('is sent and no longer stored', async () => {
    const { sender, attempt, kept } = senderOf(sent)
    expect(await sender.start(pending, attempt)).toEqual({ phase: 'sent' })
    expect(kept.size).toBe(0)
  })

  it('that meets an ended session stays stored, and is sent after the next sign-in', async () => {
    const { sender, attempt, settled, kept } = senderOf(failed('NetworkFailure'), failed('Access_Denied'), sent)
    await sender.start(pending, attempt)
    expect((await settled()).phase).toBe('refused')
    expect(kept.get(7)).toEqual(pending)
    expect(await sender.start(pending, attempt)).toEqual({ phase: 'sent' })
    expect(kept.size).toBe(0)
  })

  it('is not shown as sent without a response, and is stored for a reloaded page', async () => {
    const { sender, attempt, kept } = senderOf(failed('NetworkFailure'))
    const state = await sender.start(pending, attempt)
    expect(state.phase).toBe('sending')
    expect(kept.get(7)).toEqual(pending)
  })

  it('is retried automatically with growing delays until the server confirms', async () => {
    const unreachable = failed('NetworkFailure')
    const { sender, attempt, settled, pauses, kept, tries } = senderOf(unreachable, unreachable, failed('Unavailable'))
    await sender.start(pending, attempt)
    expect(await settled()).toEqual({ phase: 'sent' })
    expect(pauses).toEqual([2_000, 4_000, 8_000])
    expect(tries()).toBe(4)
    expect(kept.size).toBe(0)
  })

  it('waits as long as a busy server requires', async () => {
    const { sender, attempt, settled, pauses } = senderOf(failed('TooManyRequests', 30))
    await sender.start(pending, attempt)
    await settled()
    expect(pauses).toEqual([30_000])
  })

  it('that is refused at once reports it on the page that sent it, and is deleted', async () => {
    const refusal = failed('ApplicationIncomplete')
    const { sender, attempt, kept } = senderOf(refusal)
    expect(await sender.start(pending, attempt)).toEqual({ phase: 'refused', failure: refusal, inBackground: false })
    expect(kept.size).toBe(0)
  })

  it('that is refused later reports it as a background refusal', async () => {
    const refusal = failed('StepNotOpen')
    const { sender, attempt, settled } = senderOf(failed('NetworkFailure'), refusal)
    await sender.start(pending, attempt)
    expect(await settled()).toEqual({ phase: 'refused', failure: refusal, inBackground: true })
  })

  it('that a previous page left, and that is refused at once, is a background refusal too', async () => {
    const { sender, attempt } = senderOf(failed('ConsentRequired'))
    expect(await sender.start(pending, attempt, true)).toMatchObject({ phase: 'refused', inBackground: true })
  })

  it('is not sent twice in parallel', async () => {
    const { sender, attempt, tries } = senderOf(sent)
    const first = sender.start(pending, attempt)
    expect(await sender.start(pending, attempt)).toMatchObject({ phase: 'sending' })
    await first
    expect(tries()).toBe(1)
  })

  it('can be retried early', async () => {
    let hurried = false
    const sender = new SubmissionSender({
      keep: () => {},
      forget: () => {},
      now: () => 0,
      random: () => 0.5,
      wait: () => {
        let end = () => {}
        const over = new Promise<void>((resolve) => {
          end = resolve
        })
        return {
          over,
          hurry: () => {
            hurried = true
            end()
          },
        }
      },
    })
    const answers = [failed('NetworkFailure')]
    await sender.start(pending, async () => answers.shift() ?? sent)
    sender.hurry(7)
    await expect.poll(() => sender.stateOf(7).phase).toBe('sent')
    expect(hurried).toBe(true)
  })
})
