import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { WebhookFailed, type WebhookPort, type WebhookReply, type WebhookRequest } from '../ports/webhook.ts'
import type { Staff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import { untilPasses } from './until-passes.ts'

/** The systems of brokerages, without a network: each accepts, unless the test lets it do otherwise. */
export const webhookReceivers = () => {
  const received: WebhookRequest[] = []
  const hidden = new Set<string>()
  const replies = new Map<string, () => Promise<WebhookReply>>()
  const port: WebhookPort = {
    async post(request) {
      received.push(request)
      return (await replies.get(request.url)?.()) ?? { status: 204, text: '' }
    },
    isPublic: async (url) => !hidden.has(url),
  }
  return {
    port,
    received,
    at: (url: string) => received.filter((request) => request.url === url),
    replyWith: (url: string, status: number, text = '') => replies.set(url, async () => ({ status, text })),
    failWith: (url: string, problem: WebhookFailed['problem']) =>
      replies.set(url, () => Promise.reject(new WebhookFailed(problem))),
    /** Holds back the replies of an address until it is called. */
    holdBack(url: string, status = 204): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      replies.set(url, async () => {
        await promise
        return { status, text: '' }
      })
      return resolve
    },
    /** Its name leads to no public address. */
    hide: (url: string) => hidden.add(url),
    accept: (url: string) => replies.delete(url),
    /** The messages that an address received, once there are so many. */
    arrived: (url: string, count: number) =>
      untilPasses(() => {
        const found = received.filter((request) => request.url === url)
        if (found.length < count) throw new Error(`${found.length} of ${count} messages at ${url}`)
        return found
      }),
  }
}

export type WebhookReceivers = ReturnType<typeof webhookReceivers>

/** A webhook as its owner makes it in the office. */
export const makeWebhook = async (
  { client }: Pick<Staff, 'client'>,
  given: { Url: string; Events: readonly string[]; Sites?: string[]; Name?: string },
) => {
  const reply = await client.call('/console-api/SaveWebhook', {
    ...{ EndpointID: '', Version: 0, Name: 'CRM', Sites: [], OnFl: 1 },
    ...given,
    Events: given.Events as never,
  })
  if (outcomeOf(reply) !== 'ok') throw new Error(`makeWebhook: ${outcomeOf(reply)}`)
  return reply
}

/** The messages of an endpoint as they are stored, the oldest first. */
export const storedMessages = ({ services }: TestFoyer, endpointId: string) =>
  inSite(services.database.db, serverSite, (trx) =>
    trx
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .orderBy('created_at')
      .orderBy('message_id')
      .execute(),
  )
