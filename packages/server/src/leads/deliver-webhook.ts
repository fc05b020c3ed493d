import type { Db } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { isDemoSite } from '../kit/demo-site.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { findLead } from './lead-store.ts'
import { triedFor } from './send-webhook.ts'

type Delivery = Pick<Services, 'crypto' | 'clock' | 'webhook'> & { db: Db }

/** The handler of `send-webhook`: throws until the broker's system accepts the message, for at most three days. None is sent of a demo site. */
export const deliverWebhook =
  ({ db, crypto, clock, webhook }: Delivery) =>
  async ({ siteId, messageId }: { siteId: string; messageId: string }): Promise<void> => {
    const found = await inSite(db, siteId, async (trx) => {
      if (await isDemoSite(trx, siteId)) return undefined
      const message = await trx
        .selectFrom('webhook_messages')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('message_id', '=', messageId)
        .executeTakeFirst()
      const lead = message && (await findLead(trx, crypto, siteId, message.lead_id))
      return message && lead && { message, lead }
    })
    if (!found || found.message.sent_at || found.message.given_up_at) return
    const { message, lead } = found
    const mark = (changes: { sent_at: Date } | { given_up_at: Date }) =>
      inSite(db, siteId, async (trx) => {
        await trx
          .updateTable('webhook_messages')
          .set(changes)
          .where('site_id', '=', siteId)
          .where('message_id', '=', messageId)
          .execute()
        if ('given_up_at' in changes) {
          const details = { leadId: lead.LeadID, messageId }
          await audit(trx, {
            siteId,
            actor: 'server',
            action: 'webhook-given-up',
            at: changes.given_up_at,
            application: undefined,
            details,
          })
        }
      })
    const at = clock.now()
    if (webhook === undefined || at.getTime() - message.created_at.getTime() > triedFor) {
      await mark({ given_up_at: at })
      return
    }
    const data = { SiteID: siteId, ...lead }
    const body = JSON.stringify({ type: 'lead.created', timestamp: message.created_at.toISOString(), data })
    await webhook.send({ id: messageId, at, body })
    await mark({ sent_at: clock.now() })
  }
