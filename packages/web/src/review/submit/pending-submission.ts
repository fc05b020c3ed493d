import type { Reviewed, Summary } from '@foyer/domain/application-fields.ts'
import { forget, readStored, store } from '@foyer/ui/storage.ts'

/**
 * A submission that the server has not confirmed yet. It is in this browser's storage, so that a reloaded page
 * continues with the same key: ids, and hashes of what was read, never user input.
 */
export interface PendingSubmission {
  MortgageApplicationID: number
  IdempotencyKey: string
  ConsentVersion: string
  /** What was read when it was accepted: the server refuses to submit anything else. */
  Reviewed: Reviewed
  /** ApplicantIDs of the given consents. */
  Accepted: number[]
  /** 1 when a broker requested the review, which uses another call. */
  RequestReview: number
}

const nameOf = (MortgageApplicationID: number) => `submission.${MortgageApplicationID}` as const

/** The part of a summary that a submission sends back as proof of what was read. */
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

/** Parses the stored submission; anything incomplete (another version, manipulated data) is ignored. */
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

/** The submission to send: a pending one keeps its key, unless its content differs. */
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

/** The body of both submission calls. */
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
