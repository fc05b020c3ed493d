/** The status shown to a person who uploads; `open` shows nothing. */
export type DocumentBadge = 'open' | 'satisfied' | 'notAccepted' | 'submitted' | 'toLender' | 'acceptedByLender'

interface DocumentStatus {
  badge: DocumentBadge
  /** Whether files may be added, and pending ones removed. */
  takesUploads: boolean
}

/** DFRequestDocItemStatusDD, the same for the application and for recipients. */
export const documentStatuses = {
  1: { badge: 'open', takesUploads: true },
  2: { badge: 'satisfied', takesUploads: false },
  3: { badge: 'notAccepted', takesUploads: true },
  4: { badge: 'submitted', takesUploads: true },
  5: { badge: 'satisfied', takesUploads: false },
  6: { badge: 'toLender', takesUploads: false },
  7: { badge: 'acceptedByLender', takesUploads: false },
  8: { badge: 'notAccepted', takesUploads: true },
} as const satisfies Record<number, DocumentStatus>

const known: Readonly<Record<number, DocumentStatus>> = documentStatuses
const closed: DocumentStatus = { badge: 'satisfied', takesUploads: false }
const statusOf = (code: number): DocumentStatus => known[code] ?? closed

export const submittedStatus = 4
export const notAcceptedStatus = 3

export const badgeOf = (code: number): DocumentBadge => statusOf(code).badge
export const takesUploads = (code: number): boolean => statusOf(code).takesUploads

/** Not accepted by the broker or the lender, which requires a reason. */
export const isNotAccepted = (code: number): boolean => badgeOf(code) === 'notAccepted'

/** The statuses a broker may set: all but submitted, which only an upload sets. */
export const isDecision = (code: number): boolean => known[code] !== undefined && code !== submittedStatus

/** Reopening an item returns the files that the broker had. */
export const givesBack = (decision: number): boolean => takesUploads(decision)
