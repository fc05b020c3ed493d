import type { Limit } from '../kit/rate-limit.ts'

const hour = 60 * 60

/** How often a link may be tried. Wrong codes are counted beside these, for the browser and for the recipient. */
export const limits = {
  openingsFromCaller: { name: 'documents-open-caller', max: 300, seconds: hour / 4 },
  /** Of one request, by one caller. */
  codesOfCaller: { name: 'documents-codes', max: 3, seconds: hour },
  /** A bound on what a request may cost in mails, by whoever asks. */
  codesOfRequest: { name: 'documents-codes-request', max: 30, seconds: hour },
  codesFromCaller: { name: 'documents-codes-caller', max: 10, seconds: hour },
  /** After so many wrong addresses the answer is the same whatever is typed. */
  wrongEmailsOfCaller: { name: 'documents-wrong-emails', max: 5, seconds: hour },
  /** Pictures of pages, of one request, by one caller. */
  pagesOfCaller: { name: 'documents-pages', max: 120, seconds: 60 },
  /** Drawings of one file that the clock ended: whatever the reason, it is not drawn again within the hour. */
  slowDrawings: { name: 'documents-slow-drawings', max: 3, seconds: hour },
} as const satisfies Record<string, Limit>
