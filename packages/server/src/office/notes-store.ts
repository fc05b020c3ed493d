import { notesPage } from '@foyer/domain/office/notes.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

interface DealOf {
  siteId: string
  applicationId: number
}

/** Keeps the deal until the transaction ends, and names its client; undefined for one that is not there. */
export const holdClient = async (trx: Trx, { siteId, applicationId }: DealOf): Promise<string | undefined> => {
  const deal = await trx
    .selectFrom('applications')
    .select('main_applicant_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .forKeyShare()
    .executeTakeFirst()
  if (deal === undefined) return undefined
  const client = await trx
    .selectFrom('applicants')
    .select(sql<string>`trim(concat(identification ->> 'FirstName', ' ', identification ->> 'LastName'))`.as('name'))
    .where('site_id', '=', siteId)
    .where('applicant_id', '=', deal.main_applicant_id)
    .executeTakeFirst()
  return client?.name ?? ''
}

/** Where a page of notes ended: `1.7` after the pinned note 7. */
const cursorForm = /^([01])\.(\d{1,15})$/

export const noteCursor = (note: { pinned: boolean; note_id: number }): string =>
  `${note.pinned ? 1 : 0}.${note.note_id}`

/** Pinned ones first, the newest first; one more than a page, where there are more. */
export const listNotes = (trx: Trx, { siteId, applicationId }: DealOf, after: string) => {
  const [, pinned, noteId] = cursorForm.exec(after) ?? []
  const notes = trx
    .selectFrom('deal_notes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .orderBy('pinned', 'desc')
    .orderBy('note_id', 'desc')
    .limit(notesPage + 1)
  if (noteId === undefined) return notes.execute()
  return notes
    .where(sql<boolean>`(pinned, note_id) < (${pinned === '1'}::boolean, ${Number(noteId)}::bigint)`)
    .execute()
}

export const countNotes = async (trx: Trx, { siteId, applicationId }: DealOf): Promise<number> => {
  const { count } = await trx
    .selectFrom('deal_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NoteOf extends DealOf {
  noteId: number
}

/** Locks a note until the transaction ends; undefined for one that is not of this deal. */
export const holdNote = (trx: Trx, { siteId, applicationId, noteId }: NoteOf) =>
  trx
    .selectFrom('deal_notes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('note_id', '=', noteId)
    .forUpdate()
    .executeTakeFirst()

interface Written {
  text: string
  mentions: string[]
  /** Everyone who was mailed about the note, now or before. */
  mailed: string[]
  now: Date
}

export const insertNote = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { author, text, mentions, mailed, now }: Written & { author: string },
): Promise<number> => {
  const place = { site_id: siteId, application_id: applicationId }
  const { note_id: noteId } = await trx
    .insertInto('deal_notes')
    .values({ ...place, author, text, mentions, mailed, created_at: now, changed_at: now })
    .returning('note_id')
    .executeTakeFirstOrThrow()
  return noteId
}

const update = (trx: Trx, { siteId, noteId }: NoteOf) =>
  trx.updateTable('deal_notes').where('site_id', '=', siteId).where('note_id', '=', noteId)

export const changeNote = async (trx: Trx, note: NoteOf, { text, mentions, mailed, now }: Written): Promise<void> => {
  await update(trx, note)
    .set(({ eb }) => ({ text, mentions, mailed, changed_at: now, version: eb('version', '+', 1) }))
    .execute()
}

/** Who and when stay, and nothing of what it said. */
export const emptyNote = async (trx: Trx, note: NoteOf, { by, now }: { by: string; now: Date }): Promise<void> => {
  await update(trx, note)
    .set(({ eb }) => ({
      ...{ text: '', mentions: [], mailed: [], pinned: false, removed_at: now, removed_by: by },
      version: eb('version', '+', 1),
    }))
    .execute()
}

/** Where it is shown is no change of its text: its version stays. */
export const pinNote = async (trx: Trx, note: NoteOf, pinned: boolean): Promise<void> => {
  await update(trx, note).set({ pinned }).execute()
}
