import type { Limit } from '../kit/rate-limit.ts'

const hour = 60 * 60

/** Limits of a link. Wrong codes are also counted per browser and per recipient. */
export const limits = {
  openingsFromCaller: { name: 'documents-open-caller', max: 300, seconds: hour / 4 },
  /** Per request and caller. */
  codesOfCaller: { name: 'documents-codes', max: 3, seconds: hour },
  /** The maximum of mails of a request, for all callers. */
  codesOfRequest: { name: 'documents-codes-request', max: 30, seconds: hour },
  codesFromCaller: { name: 'documents-codes-caller', max: 10, seconds: hour },
  /** After this many wrong addresses the reply is the same for any input. */
  wrongEmailsOfCaller: { name: 'documents-wrong-emails', max: 5, seconds: hour },
  /** Pictures of pages, per request and caller. */
  pagesOfCaller: { name: 'documents-pages', max: 120, seconds: 60 },
  /** Files of one sender, those that were removed again included: an application keeps 50. */
  uploadsOfSender: { name: 'documents-uploads', max: 150, seconds: hour },
  /** Merges of photos, of which each takes seconds of processor time. */
  joinsOfRequest: { name: 'documents-joins', max: 30, seconds: hour },
  /**
   * Unsafe files, some of which take all the processor time that an inspection may: of a link, and from an address. A file
   * counts while it is inspected, and afterwards if it was unsafe.
   */
  unsafeOfRequest: { name: 'documents-unsafe', max: 10, seconds: hour },
  unsafeFromCaller: { name: 'documents-unsafe-caller', max: 30, seconds: hour },
  /** Drawings of one file that timed out; then it is not drawn again within the hour. */
  slowDrawings: { name: 'documents-slow-drawings', max: 3, seconds: hour },
} as const satisfies Record<string, Limit>
