import type { BodyOf, ReadPath, ReplyOf, WritePath } from '@foyer/contract/all-calls.ts'
import type { Outcome } from './outcome.ts'
import { isSignedOut, readAnswer } from './read-answer.ts'
import { type CallRequest, send } from './transport.ts'

const pauses = [400, 1200] as const
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let onSignedOut = () => {}

/** What happens when the server no longer knows the caller; the app says it once, at start. */
export const whenSignedOut = (handler: () => void) => {
  onSignedOut = handler
}

const listeners = new Set<() => void>()

/** Told of every call that succeeded: each of them keeps the session going. Answers how to stop listening. */
export const whenAnswered = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** No answer, or a server that is not available: the same request may be sent again later without being asked for. */
export const isUnavailable = (outcome: Outcome) =>
  !outcome.ok && (outcome.key === 'NetworkFailure' || outcome.key === 'Unavailable')

const once = async <Reply>(request: CallRequest): Promise<Outcome<Reply>> => {
  try {
    return readAnswer<Reply>(await send(request))
  } catch {
    return { ok: false, key: 'NetworkFailure', errors: [] }
  }
}

/** Every answer passes here: the end of a session is acted on, a success keeps it going. */
export const heard = <Reply>(outcome: Outcome<Reply>): Outcome<Reply> => {
  if (isSignedOut(outcome)) onSignedOut()
  if (outcome.ok) for (const listener of listeners) listener()
  return outcome
}

/** Exported for its test: only reads are repeated, since a write without an answer may have happened. */
export const callWithRetries = async <Reply>(
  request: CallRequest,
  waits: readonly number[],
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Outcome<Reply>> => {
  let outcome = await once<Reply>(request)
  for (const milliseconds of waits) {
    if (!isUnavailable(outcome) || request.signal?.aborted === true) break
    await wait(milliseconds)
    outcome = await once<Reply>(request)
  }
  return heard(outcome)
}

export interface CallOptions {
  signal?: AbortSignal
  keepalive?: boolean
}

/** A call that changes nothing: repeated twice after a network failure or an unavailable server. */
export const read = <P extends ReadPath>(path: P, body: BodyOf<P>, options: CallOptions = {}) =>
  callWithRetries<ReplyOf<P>>({ path, body: body as object, ...options }, pauses)

/** A call that changes something: sent once. */
export const write = <P extends WritePath>(path: P, body: BodyOf<P>, options: CallOptions = {}) =>
  callWithRetries<ReplyOf<P>>({ path, body: body as object, ...options }, [])
