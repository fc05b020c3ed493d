import type { Failure, Outcome } from '../../kit/client/outcome.ts'
import type { PendingSubmission } from './pending-submission.ts'
import { pauseAfter, verdictOf } from './retry-policy.ts'

export type SendingState =
  | { phase: 'idle' }
  /** `nextTry`: when the next one is due (milliseconds since 1970); undefined while one is under way. */
  | { phase: 'sending'; tries: number; nextTry: number | undefined }
  | { phase: 'sent' }
  | { phase: 'refused'; failure: Failure; inBackground: boolean }

export interface SenderPorts {
  keep: (pending: PendingSubmission) => void
  forget: (MortgageApplicationID: number) => void
  now: () => number
  random: () => number
  /** Resolves after so many milliseconds, or sooner when it makes sense to try (the connection is back). */
  wait: (milliseconds: number) => { over: Promise<unknown>; hurry: () => void }
}

const idle: SendingState = { phase: 'idle' }

/**
 * Sends submissions until the server has answered, beside the pages: leaving the success page does not stop it, and no
 * application is sent twice at a time. What is said of a submission is never more than the server confirmed.
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

  /** Forgets how it went, before another attempt or once it was shown. */
  clear = (MortgageApplicationID: number) => this.become(MortgageApplicationID, idle)

  /** Does not wait for the next try. */
  hurry = (MortgageApplicationID: number) => this.hurries.get(MortgageApplicationID)?.()

  /**
   * Answers how the first try went; while that says nothing, tries go on by themselves. `inBackground`: nobody pressed a
   * button just now, so that whoever comes by must be told of a refusal.
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
    if (verdict !== 'again') this.ports.forget(id)
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
