/** The reads that a change of a signing request makes old. */
export const signingReads = ['/console-api/ListSignings' as const, '/console-api/LoadSigningRequest' as const]

/** What was done, or why it was not. */
export interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
}
