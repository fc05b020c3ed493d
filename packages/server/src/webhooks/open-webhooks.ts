import { wants } from '@foyer/domain/webhooks/rules.ts'
import { audit, serverSite } from '../kit/audit.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { findLead } from '../leads/index.ts'
import { managersOf, officeMails } from '../office/index.ts'
import type { WebhookTarget } from '../ports/webhook.ts'
import { secretsOf } from './endpoint-secrets.ts'
import { bodyOf, trySending } from './send.ts'
import { ownEndpoint } from './sources.ts'
import { type Claimed, claimDue, type Delivery, findDelivery, lastServed, noteTry, turnOffDead } from './store.ts'

type Needs = Pick<
  Services,
  'database' | 'clock' | 'crypto' | 'log' | 'webhook' | 'leadWebhook' | 'outbox' | 'texts' | 'publicUrl'
>

/** Messages under way on a server: of all brokerages, and of one of them. An endpoint has one. */
const mostUnderWay = 60
const mostOfBrokerage = 3

/** What is sent, and where to; undefined where there is nothing to send any more. */
interface Prepared {
  delivery: Delivery
  target: WebhookTarget
  body: string
}

/**
 * Sends the messages that are due, by a look at their table every few seconds: the table is the queue, so that the office shows
 * and changes it. Each brokerage has few under way, so that slow receivers of one delay no other.
 */
export const openWebhooks = (services: Needs, { pollSeconds }: { pollSeconds: number }) => {
  const { database, clock, crypto, log, webhook, leadWebhook } = services
  const { db } = database
  const mails = officeMails(services)
  const underWay = new Map<string, { brokerageId: string; done: Promise<void> }>()
  let isEnded = false
  /** The brokerage that got the last free place; the next one is that of another. */
  let after = ''
  let looking = Promise.resolve()
  const failed = (error: unknown) => log.error({ event: 'webhooks', name: error instanceof Error ? error.name : '' })

  /** A lead as a whole, which only the installation's own endpoint gets. */
  const leadBody = ({ slug, ids, created_at }: Delivery) =>
    inSite(db, slug, async (trx) => {
      const lead = await findLead(trx, crypto, slug, (ids as { LeadID: number }).LeadID)
      const data = lead && { SiteID: slug, ...lead }
      return data && JSON.stringify({ type: 'lead.created', timestamp: created_at.toISOString(), data })
    })

  const prepare = async ({ messageId, endpointId }: Claimed): Promise<Prepared | undefined> => {
    const found = await inSite(db, serverSite, async (trx) => {
      const delivery = await findDelivery(trx, endpointId, messageId)
      const endpoint = await trx
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirst()
      return delivery && endpoint && { delivery, endpoint }
    })
    if (!found) return undefined
    const { delivery, endpoint } = found
    if (endpointId !== ownEndpoint && wants(endpoint, delivery)) {
      const target = { url: endpoint.url, secrets: secretsOf(crypto, endpoint, clock.now()) }
      return { delivery, target, body: bodyOf(delivery) }
    }
    const body = endpointId === ownEndpoint && leadWebhook && (await leadBody(delivery))
    if (leadWebhook && body) return { delivery, target: leadWebhook, body }
    // The lead was erased, or its endpoint does not want it any more.
    await inSite(db, serverSite, (trx) =>
      trx.updateTable('webhook_deliveries').set({ next_try_at: null }).where('message_id', '=', messageId).execute(),
    )
    return undefined
  }

  const giveUpLead = ({ slug, ids, message_id }: Delivery, at: Date) =>
    inSite(db, slug, (trx) =>
      audit(trx, {
        siteId: slug,
        actor: 'server',
        action: 'webhook-given-up',
        at,
        application: undefined,
        details: { leadId: (ids as { LeadID: number }).LeadID, messageId: message_id },
      }),
    )

  const deliver = async (claimed: Claimed): Promise<void> => {
    const prepared = await prepare(claimed)
    if (!prepared) return
    const { delivery, target, body } = prepared
    const outcome = await trySending(webhook, target, { id: delivery.message_id, at: clock.now(), body })
    const now = clock.now()
    const isOwn = claimed.endpointId === ownEndpoint
    // Its reply may repeat what the lead has.
    const noted = isOwn ? { ...outcome, response: '' } : outcome
    const state = await inSite(db, serverSite, async (trx) => {
      const became = await noteTry(trx, delivery, noted, now)
      const stopped = became === 'failed' ? await turnOffDead(trx, delivery, now) : undefined
      if (stopped?.brokerage_id) {
        for (const to of await managersOf(trx, stopped.brokerage_id, 'webhook.manage'))
          await mails.webhookStopped(trx, to, now, { webhook: stopped.name })
        const details = { endpoint: claimed.endpointId, brokerage: stopped.brokerage_id }
        const event = { siteId: serverSite, actor: 'server', action: 'webhook-turned-off', at: now } as const
        await audit(trx, { ...event, application: undefined, details })
      }
      return became
    })
    if (state === 'failed' && isOwn) await giveUpLead(delivery, now)
  }

  const fullBrokerages = () => {
    const counts = new Map<string, number>()
    for (const { brokerageId } of underWay.values()) counts.set(brokerageId, (counts.get(brokerageId) ?? 0) + 1)
    return [...counts].flatMap(([brokerageId, count]) => (count >= mostOfBrokerage ? [brokerageId] : []))
  }

  const look = async (): Promise<void> => {
    while (!isEnded && underWay.size < mostUnderWay) {
      // Leads to send on wait for a server that has the address for them, where not all have the same settings.
      const busy = [...underWay.keys(), ...(leadWebhook ? [] : [ownEndpoint])]
      const asked = { busy, full: fullBrokerages(), after, most: mostUnderWay - underWay.size }
      const claimed = await inSite(db, serverSite, (trx) => claimDue(trx, { ...asked, now: clock.now() }))
      if (claimed.length === 0) return
      after = lastServed(claimed, after)
      for (const one of claimed) {
        const done = deliver(one)
          .catch(failed)
          .finally(() => {
            underWay.delete(one.endpointId)
            wake()
          })
        underWay.set(one.endpointId, { brokerageId: one.brokerageId, done })
      }
    }
  }
  let [isWanted, isLooking] = [false, false]
  /** Looks once more after a look that is under way. */
  const wake = () => {
    isWanted = true
    if (isLooking) return
    isLooking = true
    looking = (async () => {
      while (isWanted && !isEnded) {
        isWanted = false
        await look().catch((error: unknown) => {
          if (!isEnded) failed(error)
        })
      }
      isLooking = false
    })()
  }
  const timer = setInterval(wake, pollSeconds * 1000)
  timer.unref()
  return {
    /** Waits for the messages under way. */
    async close(): Promise<void> {
      isEnded = true
      clearInterval(timer)
      await looking
      await Promise.all([...underWay.values()].map(({ done }) => done))
    },
  }
}
