import { auditRow } from '../kit/audit.ts'
import { batchWrites } from '../kit/batch-writes.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader } from '../kit/staff-mail.ts'
import { inSite } from '../kit/transaction.ts'
import { usedChallengeRow, wasUsed } from '../kit/used-challenges.ts'
import type { PassedCheck } from '../ports/captcha.ts'
import type { OpenForm } from './form-store.ts'
import { leadRow, type NewLead } from './lead-store.ts'
import { leadMails } from './mails.ts'

type KeepServices = Pick<Services, 'database' | 'keys' | 'crypto' | 'outbox' | 'texts' | 'live'>

interface Kept {
  form: OpenForm
  lead: NewLead
  check: PassedCheck
  /** Who may get it by mail, the first one first; else someone of the brokerage. */
  to: readonly string[]
}

/**
 * Uses up the check, and stores the lead with its mail, in one transaction. False when the check
 * had been used before.
 */
export const storeLead = async (services: KeepServices, { form, lead, check, to }: Kept): Promise<boolean> => {
  try {
    await inSite(services.database.db, lead.siteId, async (trx) => {
      const { siteId, leadId, now } = lead
      const subject = { applicationId: undefined, actions: ['lead.view'] as const, addresses: to }
      const reader = (await findStaffReader(trx, form.link, subject))?.to ?? ''
      const mail = leadMails(services).arrived(trx, reader, form, lead)
      const details = { leadId, formId: form.formId }
      await batchWrites(trx, [
        usedChallengeRow(trx, { siteId, check, tokens: services.keys.tokens }),
        leadRow(trx, services.crypto, lead, reader),
        auditRow(trx, { siteId, actor: 'visitor', action: 'lead-received', at: now, application: undefined, details }),
        ...(mail ? [mail.row] : []),
      ])
      await mail?.send()
    })
    services.live.changed({ siteId: lead.siteId, application: { lead: lead.leadId }, kind: 'lead', by: '' })
    return true
  } catch (error) {
    if (wasUsed(error)) return false
    throw error
  }
}
