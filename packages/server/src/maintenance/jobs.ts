import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const nothing = Type.Object({})

/**
 * Every minute: links the new events of the audit trail into its chains, and anchors their heads outside. Servers may do so at
 * once, so one that hangs at its anchors need not hold up the others for long.
 */
export const sealAudit = defineJob({
  name: 'seal-audit',
  payload: nothing,
  retry: { limit: 3, delay: 30, delayMax: 300 },
  cron: '* * * * *',
  hungAfter: 15 * 60,
})

/** Every night in Canada: deletes expired data. */
export const applyRetention = defineJob({
  name: 'apply-retention',
  payload: nothing,
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '23 8 * * *',
})

/** Every night in Canada: measures how long the steps of the wizard take. */
export const measureStepMinutes = defineJob({
  name: 'measure-step-minutes',
  payload: nothing,
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '41 8 * * *',
})
