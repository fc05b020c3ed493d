import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Webhook } from 'standardwebhooks'
import type { WebhookPort } from '../ports/webhook.ts'
import { type AddressCheck, checkedLookup } from './checked-address.ts'

/** Tests call their own machine. */
export interface WebhookOptions extends AddressCheck {
  url: string
  /** `whsec_…`, base64. */
  secret: string
}

const patience = 5_000

/**
 * Webhooks in the Standard Webhooks format (webhook-id, webhook-timestamp, webhook-signature). The name is resolved
 * once, all its addresses must be public, and the connection uses the checked address, so DNS rebinding has no
 * effect. Redirects are not followed, and the reply is not read.
 */
export const webhookHttp = (options: WebhookOptions): WebhookPort => {
  const url = new URL(options.url)
  const signer = new Webhook(options.secret)
  return {
    async send({ id, at, body }) {
      const lookup = await checkedLookup(url.hostname, options)
      const status = await new Promise<number>((resolveStatus, reject) => {
        const send = url.protocol === 'https:' ? requestHttps : requestHttp
        const request = send(url, {
          method: 'POST',
          lookup,
          signal: AbortSignal.timeout(patience),
          agent: false,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Foyer-Webhooks',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
            'webhook-signature': signer.sign(id, at, body),
          },
        })
        request.on('error', reject)
        request.once('close', () => reject(new Error('the connection ended')))
        request.once('response', (response) => {
          response.destroy()
          resolveStatus(response.statusCode ?? 0)
        })
        request.end(body)
      })
      if (status < 200 || status > 299) throw new Error(`webhook-answer-${status}`)
    },
  }
}
