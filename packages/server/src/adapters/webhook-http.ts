import type { LookupAddress } from 'node:dns'
import { lookup as resolveHost } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { isPublicAddress } from '../kit/public-address.ts'
import type { WebhookPort } from '../ports/webhook.ts'

export interface WebhookOptions {
  url: string
  /** `whsec_…`, base64. */
  secret: string
  /** Resolves names; by default as the system does. */
  resolve?: (host: string) => Promise<LookupAddress[]>
  /** Which addresses may be called; by default the public internet. Tests call their own machine. */
  isAllowed?: (address: string) => boolean
}

const patience = 5_000

const resolveAll = (host: string) => resolveHost(host, { all: true })
const literal = (host: string) => host.replace(/^\[|\]$/g, '')

/**
 * Webhooks in the Standard Webhooks format (webhook-id, webhook-timestamp, webhook-signature). The name is resolved
 * once, all its addresses must be public, and the connection uses the checked address, so DNS rebinding has no
 * effect. Redirects are not followed, and the reply is not read.
 */
export const webhookHttp = (options: WebhookOptions): WebhookPort => {
  const { resolve = resolveAll, isAllowed = isPublicAddress } = options
  const url = new URL(options.url)
  const host = literal(url.hostname)
  const signer = new Webhook(options.secret)
  const addressOf = async (): Promise<LookupAddress> => {
    const family = isIP(host)
    const found = family === 0 ? await resolve(host) : [{ address: host, family }]
    const [first] = found
    if (!first || !found.every(({ address }) => isAllowed(address))) throw new Error('webhook-address-not-public')
    return first
  }
  return {
    async send({ id, at, body }) {
      const { address, family } = await addressOf()
      const status = await new Promise<number>((resolveStatus, reject) => {
        const send = url.protocol === 'https:' ? requestHttps : requestHttp
        const request = send(url, {
          method: 'POST',
          // Every lookup returns the address that was checked.
          lookup: (_host, asked, done) => (asked.all ? done(null, [{ address, family }]) : done(null, address, family)),
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
