import type { Trx } from '../db/open-database.ts'
import { auditRow } from '../kit/audit.ts'
import { batchWrites } from '../kit/batch-writes.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { usedChallengeRow, wasUsed } from '../kit/used-challenges.ts'
import type { PassedCheck } from '../ports/captcha.ts'
import type { OpenForm } from './form-store.ts'
import { leadRow, type NewLead } from './lead-store.ts'
import { leadMails } from './mails.ts'
import { sendWebhook } from './send-webhook.ts'

type KeepServices = Pick<Services, 'database' | 'keys' | 'crypto' | 'outbox' | 'texts' | 'jobs' | 'webhook' | 'live'>

interface Kept {
  form: OpenForm
  lead: NewLead
  check: PassedCheck
  /** The owner's address. */
  to: string
}

/** The message to the broker's own system, if there is one. */
const webhookFor = ({ webhook, jobs }: KeepServices, trx: Trx, { siteId, leadId, now }: NewLead) => {
  if (webhook === undefined) return undefined
  const messageId = `msg_${randomPublicId()}`
  const row = trx.insertInto('webhook_messages').values({
    site_id: siteId,
    message_id: messageId,
    lead_id: leadId,
    created_at: now,
    sent_at: null,
    given_up_at: null,
  })
  return { row, send: () => jobs.send(trx, sendWebhook, { siteId, messageId }) }
}

/**
 * Uses up the check, and stores the lead with its mail and webhook message, in one transaction. False when the check
 * had been used before.
 */
export const storeLead = async (services: KeepServices, { form, lead, check, to }: Kept): Promise<boolean> => {
  try {
    await inSite(services.database.db, lead.siteId, async (trx) => {
      const { siteId, leadId, now } = lead
      const messages = [leadMails(services).arrived(trx, to, form, lead), webhookFor(services, trx, lead)].filter(
        (message) => message !== undefined,
      )
      const details = { leadId, formId: form.formId }
      await batchWrites(trx, [
        usedChallengeRow(trx, { siteId, check, tokens: services.keys.tokens }),
        leadRow(trx, services.crypto, lead),
        auditRow(trx, { siteId, actor: 'visitor', action: 'lead-received', at: now, application: undefined, details }),
        ...messages.map(({ row }) => row),
      ])
      for (const { send } of messages) await send()
    })
    services.live.changed({ siteId: lead.siteId, application: { lead: lead.leadId }, kind: 'lead', by: '' })
    return true
  } catch (error) {
    if (wasUsed(error)) return false
    throw error
  }
}
