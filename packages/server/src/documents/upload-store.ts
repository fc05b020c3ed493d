import { submitAfterSeconds } from '@foyer/domain/documents/rules.ts'
import { submittedStatus } from '@foyer/domain/documents/statuses.ts'
import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { randomId } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { submitDue } from './jobs.ts'
import { forgetStatements } from './not-available-store.ts'
import { notifyBroker } from './notifications.ts'

export interface KeptFile {
  storageKey: string
  fileName: string
  contentType: string
  size: number
  sha256: string
  scanned: boolean
  pages: number
  flags: UploadFlag[]
}

export interface NewUpload {
  siteId: string
  requestId: string
  itemId: number
  actor: string
  /** Undefined for a request without an application. */
  applicationId: number | undefined
  file: KeptFile
  now: Date
}

/** Writes the row of a stored file, with the job that submits it if no one else does. */
export const insertUpload = async (trx: Trx, { jobs }: Pick<Services, 'jobs'>, upload: NewUpload): Promise<number> => {
  const { siteId, requestId, itemId, actor, applicationId, file, now } = upload
  const uploadId = randomId()
  const submitAt = new Date(now.getTime() + submitAfterSeconds * 1000)
  await trx
    .insertInto('document_uploads')
    .values({
      site_id: siteId,
      upload_id: uploadId,
      item_id: itemId,
      request_id: requestId,
      file_name: file.fileName,
      content_type: file.contentType,
      size: file.size,
      sha256: file.sha256,
      scanned: file.scanned,
      pages: file.pages,
      flags: file.flags,
      storage_key: file.storageKey,
      uploaded_at: now,
      submit_at: submitAt,
      submitted_at: null,
      returned_at: null,
      removed_at: null,
    })
    .execute()
  // The person has it after all. A statement that the broker has is replaced when the file is submitted.
  await forgetStatements(trx, siteId, [itemId], 'is')
  await jobs.send(trx, submitDue, { siteId, uploadId }, submitAt)
  const details = { request: requestId, item: itemId, upload: uploadId, size: file.size, sha256: file.sha256 }
  await audit(trx, { siteId, actor, action: 'document-uploaded', at: now, application: applicationId, details })
  return uploadId
}

/** Drawing one of its pages exceeded the sandbox's limits: from now on it can only be downloaded. */
export const markTooHeavy = async (trx: Trx, siteId: string, uploadId: number): Promise<void> => {
  const flag: UploadFlag = 'PagesTooHeavy'
  await trx
    .updateTable('document_uploads')
    .set({ pages: 0, flags: sql<string[]>`array_append(flags, ${flag}::text)` })
    .where('site_id', '=', siteId)
    .where('upload_id', '=', uploadId)
    .where('pages', '>', 0)
    .execute()
}

/** All files of an application, or of a request without one, which count against the limits. */
export const keptFiles = async (
  trx: Trx,
  { siteId, requestId, applicationId }: Pick<NewUpload, 'siteId' | 'requestId' | 'applicationId'>,
): Promise<{ files: number; bytes: number }> => {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::integer as files, coalesce(sum(u.size), 0)::double precision as bytes
      from document_uploads u join document_requests r on r.site_id = u.site_id and r.request_id = u.request_id
     where u.site_id = ${siteId} and u.removed_at is null
       and (r.request_id = ${requestId} or r.application_id = ${applicationId ?? null}::bigint)`.execute(trx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export interface Submitting {
  siteId: string
  requestId: string
  actor: string
  /** Undefined for a request without an application. */
  applicationId: number | undefined
  now: Date
  /** Only automatic submissions due by then; by default all. */
  dueAt?: Date
}

/**
 * Submits pending files and statements: their items become submitted, and the broker is notified. Conditional
 * statements, so that a concurrent call finds nothing. Returns the number of both.
 */
export const submitUploads = async (
  trx: Trx,
  services: Pick<Services, 'jobs'>,
  { siteId, requestId, actor, applicationId, now, dueAt }: Submitting,
): Promise<number> => {
  const due = dueAt === undefined ? sql`` : sql`and submit_at <= ${dueAt}`
  const { rows } = await sql<{ upload_id: number; item_id: number }>`
    update document_uploads set submitted_at = ${now}
     where site_id = ${siteId} and request_id = ${requestId} and submitted_at is null ${due}
    returning upload_id, item_id`.execute(trx)
  const received = rows.map(({ item_id }) => item_id)
  await forgetStatements(trx, siteId, received, 'is not')
  const statedBefore = dueAt === undefined ? now : new Date(dueAt.getTime() - submitAfterSeconds * 1000)
  const statements = await trx
    .updateTable('document_items')
    .set({ not_available_sent_at: now })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('not_available_sent_at', 'is', null)
    .where('not_available_at', '<=', statedBefore)
    .returning('item_id')
    .execute()
  if (rows.length + statements.length === 0) return 0
  await trx
    .updateTable('document_items')
    .set({ status: submittedStatus, reason: '' })
    .where('site_id', '=', siteId)
    .where(
      'item_id',
      'in',
      [...rows, ...statements].map(({ item_id }) => item_id),
    )
    .where('status', 'in', [1, 3, 8])
    .execute()
  await notifyBroker(trx, services, { siteId, requestId, now, isAutomatic: dueAt !== undefined })
  const details = {
    request: requestId,
    uploads: rows.map(({ upload_id }) => upload_id),
    notAvailable: statements.map(({ item_id }) => item_id),
    automatic: dueAt !== undefined,
  }
  await audit(trx, { siteId, actor, action: 'documents-submitted', at: now, application: applicationId, details })
  return rows.length + statements.length
}

/**
 * Removes an upload from its list. If it was never submitted, its row is deleted: returns the key of the file to
 * delete too.
 */
export const removeUploadRow = async (
  trx: Trx,
  siteId: string,
  uploadId: number,
  now: Date,
): Promise<string | undefined> => {
  const gone = await trx
    .deleteFrom('document_uploads')
    .where('site_id', '=', siteId)
    .where('upload_id', '=', uploadId)
    .where('submitted_at', 'is', null)
    .returning('storage_key')
    .executeTakeFirst()
  if (gone) return gone.storage_key
  await trx
    .updateTable('document_uploads')
    .set({ removed_at: now })
    .where('site_id', '=', siteId)
    .where('upload_id', '=', uploadId)
    .where('returned_at', 'is not', null)
    .execute()
  return undefined
}
