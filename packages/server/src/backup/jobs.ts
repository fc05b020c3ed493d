import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/** Every night in Canada, before expired data is deleted: writes a backup where one is configured. */
export const backUp = defineJob({
  name: 'back-up',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 300, delayMax: 3600 },
  cron: '47 7 * * *',
})
