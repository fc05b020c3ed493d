/** The reads that a change of an insurance application makes old. */
export const insuranceReads = ['/console-api/ListInsurance' as const, '/console-api/LoadInsuranceApplication' as const]

/** What was done, or why it was not. */
export interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
}
