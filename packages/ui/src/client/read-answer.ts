import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { Failure, Outcome } from './outcome.ts'
import type { RawAnswer } from './transport.ts'

interface Envelope {
  ReturnStatus: { ReturnCode: number; ReturnMessage: string }
  Errors?: Problem[]
}

const isEnvelope = (json: unknown): json is Envelope => {
  const status = (json as Partial<Envelope> | null | undefined)?.ReturnStatus
  return typeof status === 'object' && status !== null && typeof status.ReturnCode === 'number'
}

/** Responses of an intermediary (a proxy, a balancer) have no ReturnStatus, only an HTTP status. */
const keyByStatus: Record<number, ErrorKey> = {
  400: 'InvalidRequest',
  401: 'Access_Denied',
  403: 'ForeignOrigin',
  404: 'UnknownPath',
  405: 'MethodNotAllowed',
  413: 'RequestTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  502: 'Unavailable',
  503: 'Unavailable',
  504: 'Unavailable',
}

const secondsOf = (retryAfter: string | null): { retryAfter?: number } => {
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {}
}

/** ReturnCode determines the outcome; the HTTP status counts only without one. */
export const readAnswer = <Reply>(answer: RawAnswer): Outcome<Reply> => {
  const { json, status } = answer
  if (isEnvelope(json) && json.ReturnStatus.ReturnCode === 200) return { ok: true, reply: json as Reply }
  const code = isEnvelope(json) ? json.ReturnStatus.ReturnCode : status
  const message = isEnvelope(json) ? json.ReturnStatus.ReturnMessage : ''
  const key = (message === '' ? (keyByStatus[code] ?? 'ServerError') : message) as ErrorKey
  const failure: Failure = { ok: false, key, errors: (isEnvelope(json) && json.Errors) || [] }
  return code === 429 ? { ...failure, ...secondsOf(answer.retryAfter) } : failure
}

/** Whether the session has ended, whatever the call. */
export const isSignedOut = (outcome: Outcome): boolean => !outcome.ok && outcome.key === 'Access_Denied'
