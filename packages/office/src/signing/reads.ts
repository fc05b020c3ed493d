/** The reads that a change of a signing request makes old; whether it may be erased is one. */
export const signingReads = [
  '/console-api/ListSignings' as const,
  '/console-api/LoadSigningRequest' as const,
  '/console-api/LoadKeeping' as const,
]

/** What was done, or why it was not. */
export interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
}
