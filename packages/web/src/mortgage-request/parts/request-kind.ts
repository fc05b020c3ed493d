import type { InterView } from '@foyer/domain/interview/fields.ts'
import {
  type RequestParts,
  type RequestType,
  requestParts,
  requestTypeOf,
} from '@foyer/domain/mortgage-request/conditions.ts'

export type RequestName = 'found' | 'notFound' | 'refinance' | 'renewal' | 'construction'

const names: Record<RequestType, RequestName> = {
  1: 'found',
  2: 'notFound',
  3: 'refinance',
  4: 'renewal',
  5: 'construction',
}

export interface RequestKind {
  type: RequestType
  /** The name of its texts. */
  name: RequestName
  /** Its questions. */
  parts: RequestParts
}

/** The kind of request that follows from the interview; undefined until the interview determines it. */
export const requestKindOf = (interview: InterView): RequestKind | undefined => {
  const type = requestTypeOf(interview)
  return type && { type, name: names[type], parts: requestParts[type] }
}
