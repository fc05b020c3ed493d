import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const nothing = Type.Object({})

/** Every minute the new events of the audit trail are linked into its chain, and the chain's heads are anchored outside. */
export const sealAudit = defineJob({
  name: 'seal-audit',
  payload: nothing,
  retry: { limit: 3, delay: 30, delayMax: 300 },
  cron: '* * * * *',
})

/** Every night, when Canada sleeps, what is past its time goes. */
export const applyRetention = defineJob({
  name: 'apply-retention',
  payload: nothing,
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '23 8 * * *',
})
