import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const estimate = {
  kind: 'estimate',
  from: '2026-01-01',
  by: 'closing',
  reviewBy: '2027-04-30',
  // What is usual has no text that could confirm it; a site enters its own amounts.
  confirmed: 'no',
  source: sources.site,
} as const

export const estimateRules = defineRules({
  'estimate.legal': [{ ...estimate, value: { amount: 1800, least: 1000, most: 2500 } }],
  'estimate.title-insurance': [{ ...estimate, value: { amount: 350, least: 200, most: 500 } }],
  'estimate.adjustments': [{ ...estimate, value: { amount: 500, least: 0, most: 1500 } }],
})
