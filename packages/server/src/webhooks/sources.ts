import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import type { WebhookEvent } from '@foyer/domain/webhooks/events.ts'
import { triedDays } from '@foyer/domain/webhooks/rules.ts'
import type { Database } from '../db/open-database.ts'

interface Source {
  action: AuditAction
  /** A jsonpath on the details of the event of the audit trail; by default each event counts. */
  condition?: string
  /** Ids in the message beside SiteID and MortgageApplicationID, by their names in calls, with their names in the details. */
  ids?: Readonly<Record<string, string>>
}

const signing = { SigningRequestID: 'requestId' }
const submission = { SubmissionID: 'submissionId' }

/** Which events of the audit trail each event of webhooks is. The trail has every change, in the transaction that makes it. */
export const webhookSources: Readonly<Record<WebhookEvent, readonly Source[]>> = {
  'application.started': [{ action: 'application-made' }],
  'application.submitted': [{ action: 'submitted', condition: '$ ? (@.review == false)', ids: submission }],
  'application.review_requested': [
    { action: 'review-requested' },
    { action: 'comments-sent', condition: '$ ? (@.review == true)' },
  ],
  'application.reviewed': [{ action: 'submitted', condition: '$ ? (@.review == true)', ids: submission }],
  'application.part_sent': [{ action: 'invite-submitted' }],
  'deal.status_changed': [
    { action: 'deal-moved', condition: '$ ? (@.changed == true)' },
    { action: 'deal-saved', condition: '$.status' },
  ],
  'document.requested': [{ action: 'documents-requested', ids: { RequestDocID: 'RequestDocID' } }],
  // Not when a file is added: until it is sent, its person may remove it.
  'document.uploaded': [{ action: 'documents-submitted', condition: '$.uploads[0]', ids: { RequestDocID: 'request' } }],
  'document.decided': [
    {
      action: 'document-decided',
      ids: { RequestDocID: 'RequestDocID', DFRequestDocItemID: 'DFRequestDocItemID' },
    },
  ],
  'signature.completed': [{ action: 'signing', condition: '$ ? (@.event == "completed")', ids: signing }],
  'signature.declined': [{ action: 'signing', condition: '$ ? (@.event == "declined")', ids: signing }],
  'lead.received': [{ action: 'lead-received', ids: { LeadID: 'leadId' } }],
}

/** The endpoint of the installation, to which leads are sent on whole. */
export const ownEndpoint = '0'.repeat(32)

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Brings the database's copy of the table to this version's, and what the installation itself wants to know. */
export const fillWebhookSources = async (
  { asOwner }: Pick<Database, 'asOwner'>,
  sendsLeads: boolean,
): Promise<void> => {
  const rows = Object.entries(webhookSources).flatMap(([event, sources]) =>
    sources.map(({ action, condition = '$', ids = {} }) =>
      [action, event, condition, JSON.stringify(ids)].map(literal).join(', '),
    ),
  )
  await asOwner(async (query) => {
    await query(`
      with given (action, event, condition, ids) as (values (${rows.join('), (')})),
      removed as (
        delete from webhook_sources s
         where not exists (select from given where given.action = s.action and given.event = s.event))
      insert into webhook_sources (action, event, condition, ids)
      select action, event, condition::jsonpath, ids::jsonb from given
      on conflict (action, event) do update set condition = excluded.condition, ids = excluded.ids
       where (webhook_sources.condition::text, webhook_sources.ids)
         is distinct from (excluded.condition::text, excluded.ids)`)
    await query(`update webhook_endpoints set events = '${sendsLeads ? '{lead.received}' : '{}'}'
      where endpoint_id = '${ownEndpoint}' and cardinality(events) = ${sendsLeads ? 0 : 1}`)
    // What no server has sent for as long as messages are tried: the address was removed from all of them.
    if (!sendsLeads)
      await query(`update webhook_deliveries set next_try_at = null
        where endpoint_id = '${ownEndpoint}' and next_try_at is not null
          and queued_at < now() - interval '${triedDays} days'`)
  })
}
