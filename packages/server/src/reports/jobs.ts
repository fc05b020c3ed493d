import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

/** Every night in Canada: counts the days before it for the reports of brokerages. */
export const countReports = defineJob({
  name: 'count-reports',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '11 9 * * *',
})
