import type { Trx } from '../db/open-database.ts'

/** Everything worth finding again. Details hold ids, versions and counts, never what a person answered. */
export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'register'
  | 'password-reset'
  | 'hand-off'
  | 'profile-saved'
  | 'application-made'
  | 'interview-saved'
  | 'identification-saved'
  | 'record-saved'
  | 'record-removed'
  | 'list-finished'
  | 'addresses-saved'
  | 'co-applicant-added'
  | 'co-applicant-removed'
  | 'invite-sent'
  | 'invite-opened'
  | 'invite-wish'
  | 'invite-submitted'
  | 'invite-withdrawn'
  | 'mortgage-request-saved'
  | 'bank-statement-requested'
  | 'bank-statement-authorised'
  | 'bank-statement-received'
  | 'bank-statement-expired'
  | 'bank-statement-failed'
  | 'bank-statements-done'
  | 'consent'
  | 'submitted'
  | 'review-requested'
  | 'deal-saved'
  | 'sensitive-viewed'
  | 'insurance-created'
  | 'insurance-opened'
  | 'insurance-refused'
  | 'insurance-prepared'
  | 'insurance-sent'
  | 'rates-loaded'
  | 'site-saved'
  | 'signing'
  | 'lead-form-saved'
  | 'lead-received'
  | 'leads-exported'
  | 'lead-removed'
  | 'webhook-given-up'
  | 'partner-offer-made'
  | 'partner-offer-answered'
  | 'documents-requested'
  | 'documents-opened'
  | 'document-uploaded'
  | 'document-removed'
  | 'documents-submitted'
  | 'documents-finished'
  | 'document-decided'
  | 'document-downloaded'

export interface AuditEvent {
  siteId: string
  actor: string
  action: AuditAction
  at: Date
  applicationId?: number
  applicantId?: number
  details?: Record<string, unknown>
}

/** The event's row, to be written together with others. */
export const auditRow = (trx: Trx, event: AuditEvent) =>
  trx.insertInto('audit_events').values({
    site_id: event.siteId,
    at: event.at,
    actor: event.actor,
    action: event.action,
    application_id: event.applicationId ?? null,
    applicant_id: event.applicantId ?? null,
    details: JSON.stringify(event.details ?? {}),
  })

/** Written in the transaction of what it tells of; the app's role can add to the trail and not change it. */
export const audit = async (trx: Trx, event: AuditEvent): Promise<void> => {
  await auditRow(trx, event).execute()
}
