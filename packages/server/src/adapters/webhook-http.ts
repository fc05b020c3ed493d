import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { DeliveryProblem } from '@foyer/domain/webhooks/deliveries.ts'
import { longestReply } from '@foyer/domain/webhooks/rules.ts'
import { WebhookFailed, type WebhookPort } from '../ports/webhook.ts'
import { type AddressCheck, checkedLookup } from './checked-address.ts'

const patience = 5_000
/** A character has four bytes at most. */
const mostBytes = longestReply * 4

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const problemOf = (error: unknown): DeliveryProblem => {
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) return 'timeout'
  const code = codeOf(error)
  if (/^(?:CERT|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|HOSTNAME_MISMATCH)/.test(code)) return 'certificate'
  return 'connection'
}

/** The beginning of a reply. The rest is not read. */
const readStart = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer)
      bytes += (chunk as Buffer).length
      if (bytes >= mostBytes) break
    }
  } catch {
    // The status is known: a reply that ends early or is slow counts all the same.
  }
  response.destroy()
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Posts to other systems. The name is resolved once, all its addresses must be public, and the connection uses the checked
 * address, so DNS rebinding has no effect. Redirects are not followed. Tests allow their own machine.
 */
export const webhookHttp = (check: AddressCheck = {}): WebhookPort => {
  const lookupOf = async (url: string) => {
    try {
      return await checkedLookup(new URL(url).hostname, check)
    } catch {
      throw new WebhookFailed('name')
    }
  }
  return {
    async post({ url, headers, body }) {
      const lookup = await lookupOf(url)
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
          const request = send(url, {
            method: 'POST',
            lookup,
            signal: AbortSignal.timeout(patience),
            agent: false,
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          })
          request.on('error', reject)
          request.once('close', () => reject(new Error('the connection ended')))
          request.once('response', resolve)
          request.end(body)
        })
        return { status: response.statusCode ?? 0, text: await readStart(response) }
      } catch (error) {
        throw new WebhookFailed(problemOf(error))
      }
    },
    async isPublic(url) {
      try {
        await lookupOf(url)
        return true
      } catch {
        return false
      }
    },
  }
}
