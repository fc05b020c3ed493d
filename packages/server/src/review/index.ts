import type { pdfOfPart as makePartPdf, pdfOfSubmission as makePdf } from './attachments.ts'

export { consentVersion } from '@foyer/domain/review/consent.ts'
export { assertRead } from './assert-ready.ts'
export type { PdfServices } from './attachments.ts'
export { readForBroker } from './broker-application.ts'
export { wordsIn } from './pdf/words.ts'
export { type Snapshot, snapshotHash } from './snapshot.ts'
export {
  findSubmission,
  isUnsent,
  listConsents,
  listSubmissions,
  newestSubmission,
  type Submission,
} from './submission-store.ts'

/** The document of a submission. Fonts and pictures are loaded with the first one. */
export const pdfOfSubmission: typeof makePdf = async (...given) =>
  (await import('./attachments.ts')).pdfOfSubmission(...given)

export const pdfOfPart: typeof makePartPdf = async (...given) => (await import('./attachments.ts')).pdfOfPart(...given)
