import { audit } from '../kit/audit.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { PassedCheck } from '../ports/captcha.ts'
import type { OpenForm } from './form-store.ts'
import { insertLead, type NewLead } from './lead-store.ts'
import { leadMails } from './mails.ts'
import { sendWebhook } from './send-webhook.ts'
import { useChallenge } from './used-challenges.ts'

type KeepServices = Pick<Services, 'database' | 'keys' | 'crypto' | 'outbox' | 'texts' | 'jobs' | 'webhook'>

interface Kept {
  form: OpenForm
  lead: NewLead
  check: PassedCheck
  /** The owner's address. */
  to: string
}

/**
 * The check is used up, the lead is there, its mail and its webhook wait to be sent: all of it or nothing. False when the
 * check had been used before.
 */
export const keepLead = (services: KeepServices, { form, lead, check, to }: Kept): Promise<boolean> =>
  inSite(services.database.db, lead.siteId, async (trx) => {
    const { siteId, leadId, now } = lead
    if (!(await useChallenge(trx, { siteId, check, tokens: services.keys.tokens, now }))) return false
    await insertLead(trx, services.crypto, lead)
    await leadMails(services).arrived(trx, to, form, lead)
    if (services.webhook !== undefined) {
      const messageId = `msg_${randomPublicId()}`
      await trx
        .insertInto('webhook_messages')
        .values({
          site_id: siteId,
          message_id: messageId,
          lead_id: leadId,
          created_at: now,
          sent_at: null,
          given_up_at: null,
        })
        .execute()
      await services.jobs.send(trx, sendWebhook, { siteId, messageId })
    }
    const details = { leadId, formId: form.formId }
    await audit(trx, { siteId, actor: 'visitor', action: 'lead-received', at: now, details })
    return true
  })
