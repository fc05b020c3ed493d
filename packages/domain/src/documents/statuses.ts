/** What a status says to whoever uploads; `open` says nothing. */
export type DocumentBadge = 'open' | 'satisfied' | 'notAccepted' | 'submitted' | 'toLender' | 'acceptedByLender'

interface DocumentStatus {
  badge: DocumentBadge
  /** Whether files may be added, and those that are not with the broker be taken back. */
  takesUploads: boolean
}

/** DFRequestDocItemStatusDD, the same on the page of the application and on those of recipients. */
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

/** Not accepted by the broker or by the lender: it must say why. */
export const isNotAccepted = (code: number): boolean => badgeOf(code) === 'notAccepted'

/** What a broker may decide: anything but submitted, which is for whoever uploads to say. */
export const isDecision = (code: number): boolean => known[code] !== undefined && code !== submittedStatus

/** An item that is open again gives back what was with the broker. */
export const givesBack = (decision: number): boolean => takesUploads(decision)
