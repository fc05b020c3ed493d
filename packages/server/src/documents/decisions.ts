import { submitAfterSeconds } from '@foyer/domain/documents/rules.ts'
import { givesBack, isNotAccepted, submittedStatus, takesUploads } from '@foyer/domain/documents/statuses.ts'
import type { BeforeDecision } from '../db/document-tables.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { decisionsDue, statementDue } from './jobs.ts'
import { setNotAvailable } from './not-available-store.ts'
import type { ItemRow } from './request-store.ts'

/** For so long a decision can be undone, and its mail waits for others of the deal. */
const waitSeconds = 2 * 60

const ofItem = ({ site_id, item_id }: ItemRow) => ({ siteId: site_id, itemId: item_id })

const instant = (date: Date | null): string | null => date?.toISOString() ?? null
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const beforeOf = (item: ItemRow): BeforeDecision => ({
  status: item.status,
  reason: item.reason,
  decidedAt: instant(item.decided_at),
  noticeDue: item.notice_due,
  notAvailable: item.not_available,
  notAvailableAt: instant(item.not_available_at),
  notAvailableSentAt: instant(item.not_available_sent_at),
})

const uploadsOf = (trx: Trx, { site_id, item_id }: ItemRow) =>
  trx.updateTable('document_uploads').where('site_id', '=', site_id).where('item_id', '=', item_id)

/** Whether the recipients are to receive a mail. From one closed status to another they learn nothing new. */
const isNoticeDue = ({ status: before, notice_due: wasDue }: ItemRow, status: number): boolean => {
  if (takesUploads(status)) return isNotAccepted(status)
  return takesUploads(before) || wasDue
}

/** Decides on an item of a request that the caller holds. One that is opened again gives its files back. */
export const decideItem = async (
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  item: ItemRow,
  { status, reason, now }: { status: number; reason: string; now: Date },
): Promise<void> => {
  const { siteId, itemId } = ofItem(item)
  await trx
    .updateTable('document_items')
    .set({
      status,
      reason,
      decided_at: now,
      notice_due: isNoticeDue(item, status),
      before_decision: JSON.stringify(beforeOf(item)),
    })
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .execute()
  if (givesBack(status)) {
    await setNotAvailable(trx, { siteId, itemId }, undefined)
    await uploadsOf(trx, item)
      .set({ returned_at: now })
      .where('submitted_at', 'is not', null)
      .where('returned_at', 'is', null)
      .execute()
  }
  const due = new Date(now.getTime() + waitSeconds * 1000)
  await jobs.send(trx, decisionsDue, { siteId, requestId: item.request_id, decidedAt: now.toISOString() }, due)
}

const isUndoable = (item: ItemRow, decidedAt: string, now: Date): item is ItemRow & { decided_at: Date } =>
  item.decided_at !== null &&
  item.decided_at.toISOString() === decidedAt &&
  now.getTime() - item.decided_at.getTime() < waitSeconds * 1000

/**
 * Returns whether the item of a held request is again as it was before a decision. It stays where its two minutes are over, where
 * another one followed, and where the person has already acted on it: sent something, or removed a file that was given back.
 */
export const undoDecision = async (
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  item: ItemRow,
  { decidedAt, now }: { decidedAt: string; now: Date },
): Promise<boolean> => {
  const { before_decision: before } = item
  if (before === null || !isUndoable(item, decidedAt, now) || (await hasActed(trx, item))) return false
  // A statement that the decision left was submitted by its job meanwhile: the broker has it.
  const wasSent =
    before.notAvailableAt !== null && before.notAvailableSentAt === null && item.not_available_sent_at !== null
  await trx
    .updateTable('document_items')
    .set({
      status: wasSent ? submittedStatus : before.status,
      reason: wasSent ? '' : before.reason,
      decided_at: dateOf(before.decidedAt),
      notice_due: before.noticeDue,
      not_available: before.notAvailable,
      not_available_at: dateOf(before.notAvailableAt),
      not_available_sent_at: wasSent ? item.not_available_sent_at : dateOf(before.notAvailableSentAt),
      before_decision: null,
    })
    .where('site_id', '=', item.site_id)
    .where('item_id', '=', item.item_id)
    .execute()
  await uploadsOf(trx, item).set({ returned_at: null }).where('returned_at', '=', item.decided_at).execute()
  // Its own job may have come while the statement was deleted, and found nothing.
  const { notAvailableAt: statedAt, notAvailableSentAt } = before
  if (statedAt !== null && notAvailableSentAt === null && !wasSent) {
    const dueAt = new Date(statedAt).getTime() + submitAfterSeconds * 1000
    const due = new Date(Math.max(dueAt, now.getTime()))
    await jobs.send(trx, statementDue, { ...ofItem(item), statedAt }, due)
  }
  return true
}

/** Since a decision that opened the item: a new file, a statement that there is none, or a file removed. */
const hasActed = async (trx: Trx, item: ItemRow & { decided_at: Date }): Promise<boolean> => {
  if (!takesUploads(item.status)) return false
  if (item.not_available_at !== null) return true
  const { decided_at: at } = item
  const touched = await trx
    .selectFrom('document_uploads')
    .select('upload_id')
    .where('site_id', '=', item.site_id)
    .where('item_id', '=', item.item_id)
    .where((where) => where.or([where('uploaded_at', '>=', at), where('removed_at', '>=', at)]))
    .limit(1)
    .executeTakeFirst()
  return touched !== undefined
}
