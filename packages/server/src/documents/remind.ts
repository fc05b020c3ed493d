import { reminderDue } from '@foyer/domain/documents/reminders.ts'
import { isToSend } from '@foyer/domain/documents/rules.ts'
import { dayOf } from '@foyer/domain/kit/dates.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { assembleRequest } from '../application/assemble-requests.ts'
import { getRequest } from '../application/request-rows.ts'
import { audit } from '../kit/audit.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentName } from './document-name.ts'
import { documentMails } from './mails.ts'
import { holdRequest, isOver, listRecipients } from './request-store.ts'

type RemindServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'texts' | 'publicUrl'>

/** The handler of `remindDue`: mails the recipients of each request that is due, while a required document of it is missing. */
export const remindOfDocuments = (services: RemindServices) => async (): Promise<void> => {
  const { database, clock } = services
  const now = clock.now()
  let due: { siteId: string; requestId: string }[] = []
  await database.asOwner(async (query) => {
    const rows = await query('select site_id, request_id from foyer_due_requests($1, $2)', [dayOf(now), now])
    due = rows.map((row) => ({ siteId: String(row.site_id), requestId: String(row.request_id) }))
  })
  // One that fails keeps no other from its reminder; the job is then tried again for it.
  const outcomes: PromiseSettledResult<void>[] = []
  for (const { siteId, requestId } of due)
    outcomes.push(...(await Promise.allSettled([remind(services, siteId, requestId, now)])))
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

const newest = (sent: Date, reminded: Date | null): Date => (reminded !== null && reminded > sent ? reminded : sent)

const remind = (services: RemindServices, siteId: string, requestId: string, now: Date) =>
  inSite(services.database.db, siteId, async (trx) => {
    const held = await holdRequest(trx, siteId, requestId)
    if (!held || isOver(held, now)) return
    const request = await getRequest(trx, siteId, requestId)
    if (request.due_on === null) return
    const known = { dueOn: request.due_on, reminders: held.reminders, mailedAt: newest(held.sent_at, held.reminded_at) }
    const reminders = reminderDue(known, { today: dayOf(now), now })
    if (reminders === undefined) return
    const missing = assembleRequest(request, 'en', now).Items.filter(isToSend)
    const items = request.items.filter(({ item_id }) => missing.some((one) => one.DFRequestDocItemID === item_id))
    await trx
      .updateTable('document_requests')
      .set({ reminders, ...(items.length > 0 && { reminded_at: now }) })
      .where('site_id', '=', siteId)
      .where('request_id', '=', requestId)
      .execute()
    if (items.length === 0) return
    const { name, use_access_code: withCode } = request
    for (const { email, language: code } of await listRecipients(trx, siteId, requestId)) {
      const language = languageOf(code)
      const documents = items.map((item) => documentName(item, language))
      const reminder = { requestId, name, documents, withCode, dueOn: request.due_on, today: dayOf(now) }
      await documentMails(services).reminder(trx, { siteId, to: email, language, now }, reminder)
    }
    const applicationId = request.application_id ?? 0
    const details = { RequestDocID: requestId, missing: items.length }
    await audit(trx, {
      siteId,
      actor: 'system',
      action: 'documents-reminded',
      at: now,
      application: applicationId,
      details,
    })
  })
