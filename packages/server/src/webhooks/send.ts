import { performance } from 'node:perf_hooks'
import { longestReply } from '@foyer/domain/webhooks/rules.ts'
import { webhookHeaders } from '../kit/send-webhook.ts'
import { WebhookFailed, type WebhookMessage, type WebhookPort, type WebhookTarget } from '../ports/webhook.ts'
import type { Delivery, Outcome } from './store.ts'

type Described = Pick<Delivery, 'message_id' | 'event' | 'slug' | 'ids' | 'created_at'>

/** What changed, by its ids: the receiver loads the rest with a key, which decides what it may read. */
export const bodyOf = ({ message_id, event, slug, ids, created_at }: Described): string =>
  JSON.stringify({
    id: message_id,
    type: event,
    timestamp: created_at.toISOString(),
    data: { ...(slug !== '' && { SiteID: slug }), ...(ids as object) },
  })

/** The first characters of a reply, without what no text of the database has. */
const kept = (text: string): string => text.replaceAll('\u0000', '').slice(0, longestReply).toWellFormed()

/** One try. Whatever comes of it is an outcome. */
export const trySending = async (
  webhook: Pick<WebhookPort, 'post'>,
  target: WebhookTarget,
  message: WebhookMessage,
): Promise<Outcome> => {
  const headers = webhookHeaders(target, message)
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const { status, text } = await webhook.post({ url: target.url, headers, body: message.body })
    return { status, problem: null, durationMs: took(), headers, response: kept(text) }
  } catch (error) {
    const problem = error instanceof WebhookFailed ? error.problem : 'connection'
    return { status: null, problem, durationMs: took(), headers, response: '' }
  }
}
