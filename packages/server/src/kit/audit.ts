import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** The chain of events without a site. No site can have this name. */
export const serverSite = '*'

/** The actor of a person of an insurance application. */
export const insuranceActor = (cliApplicationId: number, applicantId: number): string =>
  `insurance:${cliApplicationId}/${applicantId}`

/** What an event is about, where that leads to its application: a document request, its item or file, and the like. */
export type AuditSubject =
  | { request: string }
  | { item: number }
  | { upload: number }
  | { insurance: number }
  | { signing: string }
  | { bankRequest: number }

/** Details contain ids, versions and counts, never user input. */
export interface AuditEvent {
  siteId: string
  actor: string
  action: AuditAction
  at: Date
  /** The application, or what leads to it; undefined for an event of none. Required, so that no event forgets it. */
  application: number | AuditSubject | undefined
  applicantId?: number | undefined
  details?: Record<string, unknown>
}

/** Found while the event is written, in its statement; null for a subject of no application. */
const applicationOf = (siteId: string, subject: AuditSubject) => {
  if ('request' in subject)
    return sql<number | null>`(select application_id from document_requests
      where site_id = ${siteId} and request_id = ${subject.request}::text)`
  if ('item' in subject)
    return sql<number | null>`(select r.application_id from document_items i
      join document_requests r on r.site_id = i.site_id and r.request_id = i.request_id
      where i.site_id = ${siteId} and i.item_id = ${subject.item}::bigint)`
  if ('upload' in subject)
    return sql<number | null>`(select r.application_id from document_uploads u
      join document_requests r on r.site_id = u.site_id and r.request_id = u.request_id
      where u.site_id = ${siteId} and u.upload_id = ${subject.upload}::bigint)`
  if ('insurance' in subject)
    return sql<number | null>`(select mortgage_application_id from cli_applications
      where site_id = ${siteId} and cli_application_id = ${subject.insurance}::bigint)`
  if ('bankRequest' in subject)
    return sql<number | null>`(select application_id from bank_requests
      where site_id = ${siteId} and request_id = ${subject.bankRequest}::bigint)`
  return sql<number | null>`(select application_id from signing_requests
    where site_id = ${siteId} and request_id = ${subject.signing}::text)`
}

/** The application that a subject belongs to; undefined for none. */
export const findApplication = async (trx: Trx, siteId: string, subject: AuditSubject): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number | null }>`select ${applicationOf(siteId, subject)} as id`.execute(trx)
  return rows[0]?.id ?? undefined
}

/** The event's row, to be written in one batch with others. */
export const auditRow = (trx: Trx, { siteId, application, ...event }: AuditEvent) =>
  trx.insertInto('audit_events').values({
    site_id: siteId,
    at: event.at,
    actor: event.actor,
    action: event.action,
    application_id: typeof application === 'object' ? applicationOf(siteId, application) : application || null,
    applicant_id: event.applicantId || null,
    details: JSON.stringify(event.details ?? {}),
  })

/** Writes an event in the transaction of its cause; the app's role can only add to the trail. */
export const audit = async (trx: Trx, event: AuditEvent): Promise<void> => {
  await auditRow(trx, event).execute()
}

/** The same from a transaction of the brokerage, into the chain of one of its sites. */
export const auditOfSite = async (trx: Trx, event: AuditEvent & { application: number }): Promise<void> => {
  const { siteId, actor, action, at, application, details = {} } = event
  await sql`select foyer_record_of_deal(
    ${siteId}, ${application}::bigint, ${actor}, ${action}, ${at}::timestamptz, ${JSON.stringify(details)}::jsonb)`.execute(
    trx,
  )
}
