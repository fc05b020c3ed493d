import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/** Retried with growing pauses, from seconds to six hours, until the message is three days old. */
export const sendWebhook = defineJob({
  name: 'send-webhook',
  payload: Type.Object({ siteId: Type.String(), messageId: Type.String() }),
  retry: { limit: 100, delay: 5, delayMax: 6 * 60 * 60 },
})

export const triedFor = 3 * 24 * 60 * 60 * 1000
