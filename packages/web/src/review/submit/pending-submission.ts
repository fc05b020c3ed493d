import type { Reviewed, Summary } from '@foyer/domain/application-fields.ts'
import { forget, readStored, store } from '../../kit/storage.ts'

/**
 * A submission that the server has not confirmed yet. It lives in this browser's storage, so that a page loaded anew
 * goes on with the same key: ids, and hashes of what was read, never what a person wrote.
 */
export interface PendingSubmission {
  MortgageApplicationID: number
  IdempotencyKey: string
  ConsentVersion: string
  /** What was read when it was accepted: the server refuses to send anything else. */
  Reviewed: Reviewed
  /** ApplicantIDs of the consents that were ticked. */
  Accepted: number[]
  /** 1 when a broker asked for the review: another call takes it. */
  RequestReview: number
}

const nameOf = (MortgageApplicationID: number) => `submission.${MortgageApplicationID}` as const

/** What of a summary a submission returns: that it was read as it is there. */
export const readOf = ({ ConsentVersion, Reviewed }: Summary) => ({ ConsentVersion, Reviewed })

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

const isReviewed = (value: unknown): value is Reviewed => {
  const { ConsentHash, Parts } = (value ?? {}) as Partial<Record<keyof Reviewed, unknown>>
  return (
    typeof ConsentHash === 'string' &&
    Array.isArray(Parts) &&
    Parts.every((part) => isNumber(part?.ApplicantID) && typeof part.PartHash === 'string')
  )
}

/** What was stored, if it is whole; anything else (another version's, somebody's tinkering) counts as nothing. */
export const parsePending = (stored: string | null): PendingSubmission | undefined => {
  try {
    const value = JSON.parse(stored ?? '') as Partial<Record<keyof PendingSubmission, unknown>> | null
    const { MortgageApplicationID, IdempotencyKey, ConsentVersion, Reviewed, Accepted, RequestReview } = value ?? {}
    const isWhole =
      isNumber(MortgageApplicationID) &&
      typeof IdempotencyKey === 'string' &&
      typeof ConsentVersion === 'string' &&
      isNumber(RequestReview) &&
      isReviewed(Reviewed) &&
      Array.isArray(Accepted) &&
      Accepted.every(isNumber)
    return isWhole
      ? { MortgageApplicationID, IdempotencyKey, ConsentVersion, Reviewed, Accepted, RequestReview }
      : undefined
  } catch {
    return undefined
  }
}

export const readPending = (MortgageApplicationID: number): PendingSubmission | undefined => {
  const pending = parsePending(readStored(nameOf(MortgageApplicationID)))
  return pending?.MortgageApplicationID === MortgageApplicationID ? pending : undefined
}

export const keepPending = (pending: PendingSubmission) =>
  store(nameOf(pending.MortgageApplicationID), JSON.stringify(pending))

export const forgetPending = (MortgageApplicationID: number) => forget(nameOf(MortgageApplicationID))

type Asked = Omit<PendingSubmission, 'IdempotencyKey'>

const sameIds = (one: readonly number[], other: readonly number[]) =>
  [...one].sort().join() === [...other].sort().join()

/** The submission to send: one that is on its way already keeps its key, unless it asked for something else. */
export const pendingFor = (
  asked: Asked,
  kept: PendingSubmission | undefined,
  newKey: () => string,
): PendingSubmission =>
  kept !== undefined &&
  kept.MortgageApplicationID === asked.MortgageApplicationID &&
  kept.RequestReview === asked.RequestReview &&
  kept.ConsentVersion === asked.ConsentVersion &&
  JSON.stringify(kept.Reviewed) === JSON.stringify(asked.Reviewed) &&
  sameIds(kept.Accepted, asked.Accepted)
    ? kept
    : { ...asked, IdempotencyKey: newKey() }

/** The body of either submission call. */
export const submissionBody = (
  { MortgageApplicationID, IdempotencyKey, ConsentVersion, Reviewed, Accepted }: PendingSubmission,
  ids: { SiteID: string; UserID: string },
  Comments: string,
) => ({
  ...ids,
  MortgageApplicationID,
  Comments,
  Consents: Accepted.map((ApplicantID) => ({ ApplicantID, Accepted: 1 })),
  ConsentVersion,
  Reviewed,
  IdempotencyKey,
})
