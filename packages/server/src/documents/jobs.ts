import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/** Ten minutes after an upload: submits it, unless somebody did or took it away. */
export const submitDue = defineJob({
  name: 'submit-documents',
  payload: Type.Object({ siteId: Type.String(), uploadId: Type.Integer() }),
  retry: { limit: 1000, delay: 5, delayMax: 60 },
})

/** One mail to the broker for all that was submitted about the same time. */
export const noticeDue = defineJob({
  name: 'tell-broker-of-documents',
  payload: Type.Object({ siteId: Type.String(), requestId: Type.String() }),
  retry: { limit: 400, delay: 5, delayMax: 300 },
})

/** Every hour, what a killed server left in the file store goes. */
export const sweepOrphans = defineJob({
  name: 'sweep-files',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '41 * * * *',
})

/** Every minute: what no scanner has found clean yet, because it was away or came later. */
export const scanDue = defineJob({
  name: 'scan-uploads',
  payload: Type.Object({}),
  retry: { limit: 0, delay: 60, delayMax: 60 },
  cron: '* * * * *',
})

/** The bytes of an upload that is gone: taken away after the row, so that neither is without the other for long. */
export const removeFile = defineJob({
  name: 'remove-file',
  payload: Type.Object({ siteId: Type.String(), storageKey: Type.String() }),
  retry: { limit: 1000, delay: 5, delayMax: 300 },
})
