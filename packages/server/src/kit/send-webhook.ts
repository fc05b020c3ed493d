import { Webhook } from 'standardwebhooks'
import type { WebhookMessage, WebhookPort, WebhookReply, WebhookTarget } from '../ports/webhook.ts'

/** In the Standard Webhooks format: a receiver that has one of the secrets accepts the message. */
export const webhookHeaders = (
  { secrets }: Pick<WebhookTarget, 'secrets'>,
  { id, at, body }: WebhookMessage,
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Foyer-Webhooks',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
})

export const isAccepted = ({ status }: Pick<WebhookReply, 'status'>): boolean => status >= 200 && status < 300

/** Sends a message once; throws without a 2xx reply. */
export const sendWebhook = async (
  webhook: Pick<WebhookPort, 'post'>,
  target: WebhookTarget,
  message: WebhookMessage,
): Promise<void> => {
  const headers = webhookHeaders(target, message)
  const reply = await webhook.post({ url: target.url, headers, body: message.body })
  if (!isAccepted(reply)) throw new Error(`webhook-answer-${reply.status}`)
}
