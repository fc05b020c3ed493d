import { notAcceptedStatus } from '@foyer/domain/documents/statuses.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { FileCorrupted } from '../ports/files.ts'
import { ScannerUnavailable } from '../ports/scanner.ts'
import { removeFile } from './jobs.ts'
import { mailNotAccepted } from './mail-not-accepted.ts'
import { findBorrower, findItem, holdRequest, listRecipients } from './request-store.ts'
import { removeUploadRow } from './upload-store.ts'

type ScanServices = Pick<
  Services,
  'database' | 'clock' | 'fileStore' | 'scanner' | 'jobs' | 'outbox' | 'texts' | 'publicUrl' | 'keys'
>

interface Unscanned {
  site_id: string
  upload_id: number
  storage_key: string
}

const mostOfSite = 100
/** A single file may exceed the scanner's limits; several failures in a row mean that it is down. */
const failuresUntilEnd = 3

/**
 * The handler of `scan-uploads`: scans files stored while the scanner was down or not configured, until each has a
 * result.
 */
export const scanUploads = (services: ScanServices) => async (): Promise<void> => {
  const { database, fileStore, scanner } = services
  if (!scanner.scans) return
  let rows: Unscanned[] = []
  await database.asOwner(async (query) => {
    const found = await query(`select site_id, upload_id, storage_key from foyer_unscanned_uploads(${mostOfSite})`)
    rows = found.map((row) => ({
      site_id: String(row.site_id),
      upload_id: Number(row.upload_id),
      storage_key: String(row.storage_key),
    }))
  })
  let failures = 0
  for (const row of rows) {
    const bytes = await fileStore.open(row.storage_key)
    if (!bytes) continue
    try {
      const verdict = await scanner.scan(bytes)
      failures = 0
      if (verdict === 'clean') await releaseUpload(services, row)
      if (verdict === 'infected') await removeInfected(services, row)
    } catch (error) {
      // Backups name the files that are damaged.
      if (error instanceof FileCorrupted) continue
      if (!(error instanceof ScannerUnavailable)) throw error
      failures += 1
      if (failures === failuresUntilEnd) return
    }
  }
}

const releaseUpload = ({ database }: ScanServices, { site_id: siteId, upload_id: uploadId }: Unscanned) =>
  inSite(database.db, siteId, (trx) =>
    trx
      .updateTable('document_uploads')
      .set({ scanned: true })
      .where('site_id', '=', siteId)
      .where('upload_id', '=', uploadId)
      .execute(),
  )

const takeOffList = (trx: Trx, siteId: string, uploadId: number, now: Date) =>
  trx
    .updateTable('document_uploads')
    .set({ removed_at: now })
    .where('site_id', '=', siteId)
    .where('upload_id', '=', uploadId)
    .execute()

/** Deletes the file. Its item shows the reason and accepts another; its recipients are mailed. */
const removeInfected = (services: ScanServices, row: Unscanned) =>
  inSite(services.database.db, row.site_id, async (trx) => {
    const { site_id: siteId, upload_id: uploadId, storage_key: storageKey } = row
    const upload = await trx
      .selectFrom('document_uploads')
      .select(['request_id', 'item_id', 'sha256'])
      .where('site_id', '=', siteId)
      .where('upload_id', '=', uploadId)
      .executeTakeFirst()
    const request = upload && (await holdRequest(trx, siteId, upload.request_id))
    const item = upload && (await findItem(trx, siteId, upload.item_id))
    if (!request || !item) return
    const now = services.clock.now()
    // So that it is deleted of a deal on hold too.
    await trx
      .updateTable('document_uploads')
      .set({ flags: sql`array_append(flags, 'infected')` })
      .where('site_id', '=', siteId)
      .where('upload_id', '=', uploadId)
      .where('submitted_at', 'is', null)
      .execute()
    const removed = await removeUploadRow(trx, siteId, uploadId, now)
    // The row of a submitted file stays as a record.
    if (removed === undefined) await takeOffList(trx, siteId, uploadId, now)
    await services.jobs.send(trx, removeFile, { siteId, storageKey })
    const reasonIn = (language: Language) => services.texts.of(language)('documents.mails:infectedReason')
    const [recipient] = await listRecipients(trx, siteId, upload.request_id)
    const reader = (await findBorrower(trx, siteId, request.application_id)) ?? recipient
    await trx
      .updateTable('document_items')
      .set({
        status: notAcceptedStatus,
        reason: reasonIn(languageOf(reader?.language ?? 1)),
        decided_at: now,
        // It is mailed at once: no decision before it is to be mailed or undone.
        notice_due: false,
        before_decision: null,
      })
      .where('site_id', '=', siteId)
      .where('item_id', '=', upload.item_id)
      .execute()
    await mailNotAccepted(trx, services, request, { item, reasonIn, now })
    const applicationId = request.application_id ?? 0
    const details = { request: upload.request_id, upload: uploadId, sha256: upload.sha256 }
    await audit(trx, {
      siteId,
      actor: 'system',
      action: 'document-infected',
      at: now,
      application: applicationId,
      details,
    })
  })
