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
import { findBorrower, findItem, type HeldRequest, holdRequest, type ItemRow, listRecipients } from './request-store.ts'
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
 * result; also those taken off their list, which the broker keeps.
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
    // Removed meanwhile, or lost: backups name those that are missing.
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

const findUpload = (trx: Trx, { site_id: siteId, upload_id: uploadId }: Unscanned) =>
  trx
    .selectFrom('document_uploads')
    .select(['request_id', 'item_id', 'sha256', 'submitted_at', 'removed_at', 'infected_at'])
    .where('site_id', '=', siteId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()

type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** Its bytes go in any case. The row of a submitted file stays as a record of what was sent. */
const removeFromList = async (
  trx: Trx,
  { site_id: siteId, upload_id: uploadId }: Unscanned,
  { submitted_at: submittedAt, removed_at: removedAt }: FoundUpload,
  now: Date,
): Promise<void> => {
  const change = trx.updateTable('document_uploads').where('site_id', '=', siteId).where('upload_id', '=', uploadId)
  if (submittedAt !== null) {
    await change.set({ removed_at: removedAt ?? now, infected_at: now }).execute()
    return
  }
  // So that it is deleted of a deal on hold too.
  await change.set({ flags: sql`array_append(flags, 'infected')` }).execute()
  await removeUploadRow(trx, siteId, uploadId, now)
}

/**
 * Deletes the file. Its item shows the reason and accepts another, and its recipients are mailed. The item stays as it is where
 * the file was off its list already, since it does not count there, and where the request was withdrawn, since no one can send
 * another.
 */
const removeInfected = (services: ScanServices, row: Unscanned) =>
  inSite(services.database.db, row.site_id, async (trx) => {
    const { site_id: siteId, upload_id: uploadId, storage_key: storageKey } = row
    const found = await findUpload(trx, row)
    const request = found && (await holdRequest(trx, siteId, found.request_id))
    // Read again once the request is held: until then it may be submitted, removed, or given back.
    const upload = request && (await findUpload(trx, row))
    const item = upload && (await findItem(trx, siteId, upload.item_id))
    if (!request || !upload || !item) return
    const now = services.clock.now()
    await removeFromList(trx, row, upload, now)
    await services.jobs.send(trx, removeFile, { siteId, storageKey })
    if (upload.removed_at === null && request.withdrawn_at === null)
      await askAgain(trx, services, { request, item, now })
    await audit(trx, {
      siteId,
      actor: 'system',
      action: 'document-infected',
      at: now,
      application: request.application_id ?? 0,
      details: { request: upload.request_id, upload: uploadId, sha256: upload.sha256 },
    })
  })

const askAgain = async (
  trx: Trx,
  services: ScanServices,
  { request, item, now }: { request: HeldRequest; item: ItemRow; now: Date },
): Promise<void> => {
  const { site_id: siteId, request_id: requestId, application_id: applicationId } = request
  const reasonIn = (language: Language) => services.texts.of(language)('documents.mails:infectedReason')
  const [recipient] = await listRecipients(trx, siteId, requestId)
  const reader = (await findBorrower(trx, siteId, applicationId)) ?? recipient
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
    .where('item_id', '=', item.item_id)
    .execute()
  await mailNotAccepted(trx, services, request, { item, reasonIn, now })
}
