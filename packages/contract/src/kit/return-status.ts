import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Part of every reply. Errors only with a 422: Field is a path in the body. */
export interface ReturnStatus {
  ReturnCode: number
  ReturnMessage: ErrorKey | ''
}

export interface RefusedReply {
  ReturnStatus: ReturnStatus
  Errors?: { Field: string; Key: ErrorKey }[]
}
