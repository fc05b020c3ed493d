import type { pdfOfSubmission as makePdf } from './attachments.ts'

export { consentVersion } from '@foyer/domain/review/consent.ts'
export { type ConsentParties, consentFor, consentHash } from './consent.ts'
export { refuseUnread } from './refuse-unready.ts'
export { type ConsentRecord, type Snapshot, snapshotHash } from './snapshot.ts'
export { holdApplication, listSubmissions, type Submission } from './submission-store.ts'

/** The document of a submission. What makes it (fonts, pictures) is loaded with the first one. */
export const pdfOfSubmission: typeof makePdf = async (...given) =>
  (await import('./attachments.ts')).pdfOfSubmission(...given)
