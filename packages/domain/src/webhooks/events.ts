/**
 * What other systems can learn of, by subject. A message names only what changed, by the ids of the calls that load it with a key.
 * Which events of the audit trail these are: packages/server/src/webhooks/sources.ts.
 */
export const webhookEventGroups = {
  applications: [
    'application.started',
    'application.submitted',
    'application.review_requested',
    'application.reviewed',
    'application.part_sent',
    'deal.status_changed',
  ],
  documents: ['document.requested', 'document.uploaded', 'document.decided'],
  signatures: ['signature.completed', 'signature.declined'],
  leads: ['lead.received'],
} as const

export type WebhookEventGroup = keyof typeof webhookEventGroups
export type WebhookEvent = (typeof webhookEventGroups)[WebhookEventGroup][number]

export const webhookEvents: readonly WebhookEvent[] = Object.values(webhookEventGroups).flat()

/** Sent by TestWebhook; no endpoint chooses it. */
export const testEvent = 'test'
