import { createHash } from 'node:crypto'
import { sendWebhook } from '../kit/send-webhook.ts'
import type { AuditAnchor } from '../ports/audit-anchor.ts'
import type { WebhookPort, WebhookTarget } from '../ports/webhook.ts'

/** Sends anchors to another system, which stores them; `verify-audit FILE` compares the chain with its copy. */
export const auditAnchorWebhook = (
  webhook: Pick<WebhookPort, 'post'>,
  target: WebhookTarget,
  now: () => Date,
): AuditAnchor => ({
  async publish(anchors) {
    const at = now()
    const id = createHash('sha256').update(JSON.stringify(anchors)).digest('hex').slice(0, 32)
    const body = JSON.stringify({ type: 'audit.anchored', timestamp: at.toISOString(), data: { Anchors: anchors } })
    await sendWebhook(webhook, target, { id, at, body })
  },
  published: async () => undefined,
  newest: async () => undefined,
  sites: async () => [],
})
