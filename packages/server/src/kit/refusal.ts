import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { protocolKeys } from '@foyer/domain/protocol-errors.ts'

/** A reply other than 200. Thrown inside a transaction it also rolls it back. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly errors: Problem[]
  /** Seconds, with TooManyRequests and Unavailable. */
  readonly retryAfter: number | undefined

  constructor(key: ErrorKey, more: { errors?: Problem[]; retryAfter?: number } = {}) {
    super(key)
    this.key = key
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
  }

  get code(): number {
    return errorCatalogue[this.key]
  }

  /** The HTTP status: the code itself for protocol and access outcomes, 200 for a refusal by a rule. */
  get status(): number {
    return (protocolKeys as readonly ErrorKey[]).includes(this.key) ? this.code : 200
  }

  toReply() {
    return {
      ReturnStatus: { ReturnCode: this.code, ReturnMessage: this.key },
      ...(this.errors.length > 0 && { Errors: this.errors }),
    }
  }
}

/** More than a person sees on any page; a body that was made by a program can have thousands. */
const mostErrors = 300

/** The first broken rule is the key of the refusal; they are sent for their fields. */
export const assertNoProblems = (problems: Problem[]): void => {
  const [first] = problems
  if (first) throw new Refusal(first.Key, { errors: problems.slice(0, mostErrors) })
}
