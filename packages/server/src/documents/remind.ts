import { isQuiet, reminderDue } from '@foyer/domain/documents/reminders.ts'
import { isToSend } from '@foyer/domain/documents/rules.ts'
import { dayOf } from '@foyer/domain/kit/dates.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { assembleRequest } from '../application/assemble-requests.ts'
import { getRequest, type ItemRow, type RequestRow } from '../application/request-rows.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentName } from './document-name.ts'
import { documentMails } from './mails.ts'
import { type HeldRequest, holdAllRequestsOf, holdRequest, isOver, listRecipients } from './request-store.ts'

type RemindServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'texts' | 'publicUrl' | 'keys'>

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

const mailedAtOf = ({ sent_at, reminded_at }: HeldRequest): Date => newest(sent_at, reminded_at)

const remind = (services: RemindServices, siteId: string, requestId: string, now: Date) =>
  inSite(services.database.db, siteId, async (trx) => {
    const held = await holdRequest(trx, siteId, requestId)
    if (!held || isOver(held, now)) return
    const request = await getRequest(trx, siteId, requestId)
    if (request.due_on === null) return
    const known = { dueOn: request.due_on, reminders: held.reminders, mailedAt: mailedAtOf(held) }
    const reminders = reminderDue(known, { today: dayOf(now), now })
    if (reminders === undefined) return
    const missing = missingOf(request, now)
    await trx
      .updateTable('document_requests')
      .set({ reminders })
      .where('site_id', '=', siteId)
      .where('request_id', '=', requestId)
      .execute()
    if (missing.length === 0) return
    await mailReminders(services, trx, siteId, { request, missing, now })
    const applicationId = request.application_id ?? 0
    const details = { RequestDocID: requestId, missing: missing.length }
    await audit(trx, {
      siteId,
      actor: 'system',
      action: 'documents-reminded',
      at: now,
      application: applicationId,
      details,
    })
  })

/** The documents of a request that are still to be sent. */
const missingOf = (request: RequestRow, now: Date): ItemRow[] => {
  const toSend = assembleRequest(request, 'en', now).Items.filter(isToSend)
  return request.items.filter(({ item_id }) => toSend.some((one) => one.DFRequestDocItemID === item_id))
}

interface Reminding {
  request: RequestRow
  missing: readonly ItemRow[]
  now: Date
  /** Who may have no more mails: then no one is mailed, since a request counts as reminded for all of its recipients. */
  leaves?: (email: string) => boolean
  /** No one is mailed if there are more. */
  atMost?: number
}

/** Mails what is missing to each recipient of a request that is held. Returns whom. */
const mailReminders = async (
  services: RemindServices,
  trx: Trx,
  siteId: string,
  { request, missing, now, leaves = () => false, atMost = Number.POSITIVE_INFINITY }: Reminding,
): Promise<string[]> => {
  const {
    request_id: requestId,
    application_id: applicationId,
    name,
    use_access_code: withCode,
    due_on: dueOn,
  } = request
  const recipients = await listRecipients(trx, siteId, requestId)
  if (recipients.length === 0 || recipients.length > atMost) return []
  if (recipients.some(({ email }) => leaves(email))) return []
  await trx
    .updateTable('document_requests')
    .set({ reminded_at: now })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()
  for (const { email, language: code } of recipients) {
    const language = languageOf(code)
    const documents = missing.map((item) => documentName(item, language))
    const reminder = { name, documents, withCode, dueOn, today: dayOf(now) }
    await documentMails(services).reminder(
      trx,
      { siteId, applicationId, requestId, to: email, language, now },
      reminder,
    )
  }
  return recipients.map(({ email }) => email)
}

/** Mails of one reminder by hand, in all and to one address: a deal may have a hundred requests, each of ten strangers. */
const mostMails = 20
const mostToOne = 3

/**
 * Reminds of the open requests of a deal at once, for staff; of those beyond `mostMails` the next time. A request about which its recipients had a mail within `quietHours` is
 * left out; `wasQuiet` is whether one was.
 */
export const remindOfDeal = async (
  services: RemindServices,
  trx: Trx,
  { siteId, applicationId, now }: { siteId: string; applicationId: number; now: Date },
): Promise<{ reminded: number; missing: number; wasQuiet: boolean }> => {
  const done = { missing: 0, wasQuiet: false }
  const mailed: string[] = []
  const leaves = (email: string) => mailed.filter((one) => one === email).length >= mostToOne
  for (const held of await holdAllRequestsOf(trx, siteId, applicationId)) {
    if (isOver(held, now)) continue
    const request = await getRequest(trx, siteId, held.request_id)
    const missing = missingOf(request, now)
    if (missing.length === 0) continue
    if (isQuiet(mailedAtOf(held), now)) {
      done.wasQuiet = true
      continue
    }
    const atMost = mostMails - mailed.length
    const recipients = await mailReminders(services, trx, siteId, { request, missing, now, leaves, atMost })
    mailed.push(...recipients)
    if (recipients.length > 0) done.missing += missing.length
  }
  return { ...done, reminded: mailed.length }
}
