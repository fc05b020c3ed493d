import { Instant } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/** Ten minutes after an upload: submits it, unless it was submitted or removed. */
export const submitDue = defineJob({
  name: 'submit-documents',
  payload: Type.Object({ siteId: Type.String(), uploadId: Type.Integer() }),
  changes: ({ siteId, uploadId }) => ({ siteId, application: { upload: uploadId }, kind: 'documents' }),
  retry: { limit: 1000, delay: 5, delayMax: 60 },
})

/** Ten minutes after a statement that a document is not available: submits it, unless it was submitted, taken back or replaced. */
export const statementDue = defineJob({
  name: 'submit-not-available',
  payload: Type.Object({ siteId: Type.String(), itemId: Type.Integer(), statedAt: Instant }),
  changes: ({ siteId, itemId }) => ({ siteId, application: { item: itemId }, kind: 'documents' }),
  retry: { limit: 1000, delay: 5, delayMax: 60 },
})

/** One mail to the broker for all files submitted at about the same time. */
export const notificationDue = defineJob({
  name: 'tell-broker-of-documents',
  payload: Type.Object({ siteId: Type.String(), requestId: Type.String() }),
  retry: { limit: 400, delay: 5, delayMax: 300 },
})

/** Two minutes after a decision, until which it can be undone: mails it with the earlier ones of its deal, unless a later one follows. */
export const decisionsDue = defineJob({
  name: 'mail-decisions',
  payload: Type.Object({ siteId: Type.String(), requestId: Type.String(), decidedAt: Instant }),
  retry: { limit: 400, delay: 5, delayMax: 300 },
})

/** Every hour: deletes files left by a killed server. */
export const sweepOrphans = defineJob({
  name: 'sweep-files',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '41 * * * *',
})

/** Every morning: mails the recipients of requests that are due while a document is missing. */
export const remindDue = defineJob({
  name: 'remind-of-documents',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '0 14 * * *',
})

/** Every minute: scans files without a clean result, because the scanner was down or added later. */
export const scanDue = defineJob({
  name: 'scan-uploads',
  payload: Type.Object({}),
  retry: { limit: 0, delay: 60, delayMax: 60 },
  cron: '* * * * *',
})

/** Deletes the bytes of a removed upload, after its row. */
export const removeFile = defineJob({
  name: 'remove-file',
  payload: Type.Object({ siteId: Type.String(), storageKey: Type.String() }),
  retry: { limit: 1000, delay: 5, delayMax: 300 },
})
