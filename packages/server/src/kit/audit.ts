import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import type { Trx } from '../db/open-database.ts'

/** The chain of events without a site. No site can have this name. */
export const serverSite = '*'

/** The actor of a person of an insurance application. */
export const insuranceActor = (cliApplicationId: number, applicantId: number): string =>
  `insurance:${cliApplicationId}/${applicantId}`

/** Details contain ids, versions and counts, never user input. */
export interface AuditEvent {
  siteId: string
  actor: string
  action: AuditAction
  at: Date
  applicationId?: number | undefined
  applicantId?: number | undefined
  details?: Record<string, unknown>
}

/** The event's row, to be written in one batch with others. */
export const auditRow = (trx: Trx, event: AuditEvent) =>
  trx.insertInto('audit_events').values({
    site_id: event.siteId,
    at: event.at,
    actor: event.actor,
    action: event.action,
    application_id: event.applicationId || null,
    applicant_id: event.applicantId || null,
    details: JSON.stringify(event.details ?? {}),
  })

/** Writes an event in the transaction of its cause; the app's role can only add to the trail. */
export const audit = async (trx: Trx, event: AuditEvent): Promise<void> => {
  await auditRow(trx, event).execute()
}
