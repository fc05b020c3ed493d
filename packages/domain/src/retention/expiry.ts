import { offerDays } from '../partner-offers/rules.ts'
import { keepingRuleOf } from './keeping.ts'

/** How long a class of data is kept, and what that time is counted from. */
export interface ExpiryRule {
  amount: number
  unit: 'hours' | 'days' | 'years'
  from: 'end' | 'start' | 'lastSaved' | 'received' | 'sent' | 'lastTouched' | 'lastSubmitted'
}

/** What the nightly run deletes, by class. Its statements take their times from here, and so does the page that lists them. */
export const expiryRules = {
  codes: { amount: 24, unit: 'hours', from: 'end' },
  links: { amount: 0, unit: 'hours', from: 'end' },
  offerLinks: { amount: offerDays, unit: 'days', from: 'sent' },
  sessions: { amount: 12, unit: 'hours', from: 'start' },
  grants: { amount: 0, unit: 'hours', from: 'end' },
  drafts: { amount: 30, unit: 'days', from: 'lastSaved' },
  starts: { amount: 30, unit: 'days', from: 'start' },
  leads: { amount: 2, unit: 'years', from: 'received' },
  abandoned: { amount: 90, unit: 'days', from: 'lastTouched' },
  /** Requests for documents without a deal: their link, or the withdrawal before it. */
  unansweredRequests: { amount: 90, unit: 'days', from: 'end' },
  /** As long as what was signed without a deal. */
  answeredRequests: { amount: keepingRuleOf(0).years, unit: 'years', from: 'lastSubmitted' },
  webhookMessages: { amount: 30, unit: 'days', from: 'sent' },
  /** The content of mails and text messages, whose row stays: two days of tries, seven in which an operator may try again, two of those. */
  undelivered: { amount: 12, unit: 'days', from: 'sent' },
  robotChecks: { amount: 0, unit: 'hours', from: 'end' },
  lookUps: { amount: 0, unit: 'hours', from: 'end' },
} as const satisfies Record<string, ExpiryRule>

export type ExpiryKind = keyof typeof expiryRules
export const expiryKinds = Object.keys(expiryRules) as ExpiryKind[]

/** What no nightly run deletes. */
export const keptKinds = ['sentApplications', 'unsentApplications', 'signedDocuments', 'auditTrail'] as const
