import type { Limit } from '../kit/rate-limit.ts'

const hour = 60 * 60

/** How often a link may be tried. Codes have the request's own count beside these. */
export const limits = {
  openingsFromCaller: { name: 'documents-open-caller', max: 300, seconds: hour / 4 },
  codesOfRequest: { name: 'documents-codes-request', max: 3, seconds: hour },
  codesFromCaller: { name: 'documents-codes-caller', max: 10, seconds: hour },
  /** After so many wrong addresses the answer is the same whatever is typed. */
  wrongEmailsOfRequest: { name: 'documents-wrong-emails', max: 5, seconds: hour },
} as const satisfies Record<string, Limit>
