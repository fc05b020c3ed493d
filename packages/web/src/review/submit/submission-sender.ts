import type { Failure, Outcome } from '@foyer/ui/client/outcome.ts'
import { isSignedOut } from '@foyer/ui/client/read-answer.ts'
import type { PendingSubmission } from './pending-submission.ts'
import { pauseAfter, verdictOf } from './retry-policy.ts'

export type SendingState =
  | { phase: 'idle' }
  /** `nextTry`: when the next attempt is due (milliseconds since 1970); undefined during one. */
  | { phase: 'sending'; tries: number; nextTry: number | undefined }
  | { phase: 'sent' }
  | { phase: 'refused'; failure: Failure; inBackground: boolean }

export interface SenderPorts {
  keep: (pending: PendingSubmission) => void
  forget: (MortgageApplicationID: number) => void
  now: () => number
  random: () => number
  /** Resolves after so many milliseconds, or earlier when a retry makes sense (the connection is back). */
  wait: (milliseconds: number) => { over: Promise<unknown>; hurry: () => void }
}

const idle: SendingState = { phase: 'idle' }

/**
 * Sends submissions until the server has responded, independently of pages: leaving the success page does not stop it,
 * and no application is sent twice in parallel. It never reports more than the server confirmed.
 */
export class SubmissionSender {
  private readonly states = new Map<number, SendingState>()
  private readonly hurries = new Map<number, () => void>()
  private readonly listeners = new Set<() => void>()
  private readonly ports: SenderPorts

  constructor(ports: SenderPorts) {
    this.ports = ports
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  stateOf = (MortgageApplicationID: number): SendingState => this.states.get(MortgageApplicationID) ?? idle

  /** Clears the result, before another attempt or once it was shown. */
  clear = (MortgageApplicationID: number) => this.become(MortgageApplicationID, idle)

  /** Starts the next attempt at once. */
  hurry = (MortgageApplicationID: number) => this.hurries.get(MortgageApplicationID)?.()

  /**
   * Returns the result of the first attempt; while it is inconclusive, attempts continue automatically. `inBackground`:
   * no user action started it, so a refusal must be reported on the next page.
   */
  start = async (
    pending: PendingSubmission,
    attempt: () => Promise<Outcome>,
    inBackground = false,
  ): Promise<SendingState> => {
    const { MortgageApplicationID: id } = pending
    if (this.stateOf(id).phase === 'sending') return this.stateOf(id)
    this.ports.keep(pending)
    const outcome = await this.try(id, 1, attempt)
    const state = this.judge(id, outcome, 1, inBackground)
    if (state.phase === 'sending') void this.goOn(id, outcome, attempt)
    return state
  }

  private async goOn(id: number, first: Outcome, attempt: () => Promise<Outcome>) {
    let outcome = first
    for (let tries = 1; this.stateOf(id).phase === 'sending'; tries += 1) {
      const retryAfter = outcome.ok ? undefined : outcome.retryAfter
      const pause = pauseAfter(tries, this.ports.random(), retryAfter)
      this.become(id, { phase: 'sending', tries, nextTry: this.ports.now() + pause })
      const { over, hurry } = this.ports.wait(pause)
      this.hurries.set(id, hurry)
      await over
      this.hurries.delete(id)
      outcome = await this.try(id, tries + 1, attempt)
      this.judge(id, outcome, tries + 1, true)
    }
  }

  private try(id: number, tries: number, attempt: () => Promise<Outcome>) {
    this.become(id, { phase: 'sending', tries, nextTry: undefined })
    return attempt()
  }

  private judge(id: number, outcome: Outcome, tries: number, inBackground: boolean): SendingState {
    const verdict = verdictOf(outcome)
    // After an ended session it goes on once its person has signed in again: they read that it will be sent.
    if (verdict !== 'again' && !isSignedOut(outcome)) this.ports.forget(id)
    if (verdict === 'sent') return this.become(id, { phase: 'sent' })
    if (verdict === 'refused' && !outcome.ok) {
      return this.become(id, { phase: 'refused', failure: outcome, inBackground })
    }
    return this.become(id, { phase: 'sending', tries, nextTry: undefined })
  }

  private become(id: number, state: SendingState): SendingState {
    this.states.set(id, state)
    for (const listener of this.listeners) listener()
    return state
  }
}
