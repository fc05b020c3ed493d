import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'

/** NetworkFailure is the browser's own key: without a response the server's result is unknown. */
export type FailureKey = ErrorKey | 'NetworkFailure'

const passing: ReadonlySet<FailureKey> = new Set(['NetworkFailure', 'Unavailable', 'ServerError', 'TooManyRequests'])

/** Whether a retry may succeed. */
export const isPassing = (key: FailureKey): boolean => passing.has(key)

export interface Failure {
  ok: false
  key: FailureKey
  /** Problems at fields; `Field` is a path in the body. */
  errors: Problem[]
  /** Seconds to wait, with TooManyRequests. */
  retryAfter?: number
}

export type Outcome<Reply = unknown> = { ok: true; reply: Reply } | Failure

/** A failed read, in the form TanStack Query expects: thrown. */
export class CallError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.key)
    this.failure = failure
  }
}
