import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/** Apart from its handler, so that whoever enqueues or registers it loads nothing more. */
export const mailPasswordReset = defineJob({
  name: 'mail-password-reset',
  payload: Type.Object({ siteId: Type.String(), requestId: Type.String() }),
  retry: { limit: 20, delay: 2, delayMax: 300 },
})
