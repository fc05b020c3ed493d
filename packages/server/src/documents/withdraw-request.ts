import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { endGrants } from '../kit/grants.ts'
import type { Services } from '../kit/services.ts'
import { documentMails } from './mails.ts'
import { removeFiles } from './remove-files.ts'
import { type HeldRequest, listRecipients } from './request-store.ts'

/** What the event of the call records. */
type Withdrawn = {
  RequestDocID: string
  /** Files that were never submitted. */
  deleted: number
  notified: number
}

/**
 * Closes a request that the caller holds, and mails its recipients. Submitted files and statements stay with the broker;
 * the others are deleted, since no one could remove or submit them any more. Repeated, it changes and mails nothing.
 */
export const withdrawRequest = async (
  trx: Trx,
  services: Pick<Services, 'outbox' | 'texts' | 'publicUrl' | 'keys' | 'jobs'>,
  {
    site_id: siteId,
    application_id: applicationId,
    request_id: requestId,
    name,
    withdrawn_at: withdrawnAt,
  }: HeldRequest,
  now: Date,
): Promise<Withdrawn> => {
  if (withdrawnAt) return { RequestDocID: requestId, deleted: 0, notified: 0 }
  await trx
    .updateTable('document_requests')
    .set({ withdrawn_at: now })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()
  await endGrants(trx, siteId, 'recipient', requestId)
  await trx.deleteFrom('document_codes').where('site_id', '=', siteId).where('request_id', '=', requestId).execute()
  const deleted = await deletePending(trx, services, siteId, requestId)
  const hasFiles = await hasSubmittedFiles(trx, siteId, requestId)
  const recipients = await listRecipients(trx, siteId, requestId)
  for (const { email, language: code } of recipients) {
    const recipient = { siteId, applicationId, requestId, to: email, language: languageOf(code), now }
    await documentMails(services).withdrawn(trx, recipient, { name, hasFiles, hasDeleted: deleted > 0 })
  }
  return { RequestDocID: requestId, deleted, notified: recipients.length }
}

/** Deletes what was not submitted, the bytes of files by jobs of the same transaction; returns the number of files. */
const deletePending = async (
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  siteId: string,
  requestId: string,
): Promise<number> => {
  const files = await trx
    .deleteFrom('document_uploads')
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('submitted_at', 'is', null)
    .returning('storage_key')
    .execute()
  const keys = files.map(({ storage_key }) => storage_key)
  await removeFiles(trx, jobs, siteId, keys)
  await trx
    .updateTable('document_items')
    .set({ not_available: '', not_available_at: null })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('not_available_sent_at', 'is', null)
    .execute()
  return files.length
}

const hasSubmittedFiles = async (trx: Trx, siteId: string, requestId: string): Promise<boolean> =>
  (await trx
    .selectFrom('document_uploads')
    .select('upload_id')
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .limit(1)
    .executeTakeFirst()) !== undefined
