import type { BodyOf, ReadPath, ReplyOf, WritePath } from '@foyer/contract/all-calls.ts'
import type { Outcome } from './outcome.ts'
import { isSignedOut, readAnswer } from './read-answer.ts'
import { type CallRequest, send } from './transport.ts'

const pauses = [400, 1200] as const
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let onSignedOut = () => {}

/** Sets the handler for calls that the server rejects as signed out; the app registers it at start. */
export const whenSignedOut = (handler: () => void) => {
  onSignedOut = handler
}

let openAgain = async (_body: object) => false

/**
 * Sets what opens the link of an invited person's page again, once its session has ended or has the invitations of others alone:
 * for the body of a call, whether it is one of that page and its link is open now.
 */
export const whenNotOpen = (handler: (body: object) => Promise<boolean>) => {
  openAgain = handler
}

const listeners = new Set<() => void>()

/** Registers a listener for successful calls, which extend the session. Returns the unsubscribe function. */
export const whenAnswered = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** No response, or an unavailable server: the request may be repeated automatically. */
export const isUnavailable = (outcome: Outcome) =>
  !outcome.ok && (outcome.key === 'NetworkFailure' || outcome.key === 'Unavailable')

const once = async <Reply>(request: CallRequest): Promise<Outcome<Reply>> => {
  try {
    return readAnswer<Reply>(await send(request))
  } catch {
    return { ok: false, key: 'NetworkFailure', errors: [] }
  }
}

const isNotOpen = (outcome: Outcome) => isSignedOut(outcome) || (!outcome.ok && outcome.key === 'OtherInvitation')

/** A call that the guard refused has written nothing, so it is made again once the link of its page is open again. */
const ofOpenPage = async <Reply>(request: CallRequest): Promise<Outcome<Reply>> => {
  const outcome = await once<Reply>(request)
  return isNotOpen(outcome) && (await openAgain(request.body)) ? once(request) : outcome
}

/** Handles every outcome: the end of a session, and a success, which extends it. */
export const received = <Reply>(outcome: Outcome<Reply>): Outcome<Reply> => {
  if (isSignedOut(outcome)) onSignedOut()
  if (outcome.ok) for (const listener of listeners) listener()
  return outcome
}

/** Exported for its test. Only reads are repeated, since a write without a response may have happened. */
export const callWithRetries = async <Reply>(
  request: CallRequest,
  waits: readonly number[],
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Outcome<Reply>> => {
  let outcome = await ofOpenPage<Reply>(request)
  for (const milliseconds of waits) {
    if (!isUnavailable(outcome) || request.signal?.aborted === true) break
    await wait(milliseconds)
    outcome = await ofOpenPage<Reply>(request)
  }
  return received(outcome)
}

export interface CallOptions {
  signal?: AbortSignal
  keepalive?: boolean
}

/** A call that changes nothing: repeated twice after a network failure or an unavailable server. */
export const read = <P extends ReadPath>(path: P, body: BodyOf<P>, options: CallOptions = {}) =>
  callWithRetries<ReplyOf<P>>({ path, body: body as object, ...options }, pauses)

/** A read by a page on its own, not for its person: sent once, and the session is not extended by it. */
export const watch = async <P extends ReadPath>(path: P, body: BodyOf<P>, options: CallOptions = {}) => {
  const outcome = await once<ReplyOf<P>>({ path, body: body as object, ...options })
  if (isSignedOut(outcome)) onSignedOut()
  return outcome
}

/** A call that changes something: sent once. */
export const write = <P extends WritePath>(path: P, body: BodyOf<P>, options: CallOptions = {}) =>
  callWithRetries<ReplyOf<P>>({ path, body: body as object, ...options }, [])
