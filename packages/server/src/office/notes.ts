import type { officeNoteCalls } from '@foyer/contract/office/note-calls.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { mostNotes, noteProblems, notesPage } from '@foyer/domain/office/notes.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import {
  changeNote,
  countNotes,
  emptyNote,
  holdClient,
  holdNote,
  insertNote,
  listNotes as listRows,
  noteCursor,
  pinNote as pinRow,
} from './notes-store.ts'
import type { OfficeParts } from './parts.ts'
import { namedActors, staffOfDeal } from './staff-of-deal.ts'

type Calls = typeof officeNoteCalls

const placeOf = (body: { SiteID: string; MortgageApplicationID: number }) => ({
  siteId: body.SiteID,
  applicationId: body.MortgageApplicationID,
})

export const listNotes: Handler<Calls['listNotes']> = {
  async transaction({ body, scope, refuse }, trx) {
    const place = placeOf(body)
    if ((await holdClient(trx, place)) === undefined) return refuse('NoAccess')
    const rows = await listRows(trx, place, body.After ?? '')
    const nameOf = namedActors(await staffOfDeal(trx, place.siteId, place.applicationId))
    const page = rows.slice(0, notesPage)
    const last = rows.length > notesPage ? page.at(-1) : undefined
    return {
      Notes: page.map((row) => ({
        NoteID: row.note_id,
        Version: row.version,
        ...nameOf(row.author),
        OwnFl: row.author === scope.actor ? 1 : 0,
        PinnedFl: row.pinned ? 1 : 0,
        Text: row.text,
        Mentions: row.mentions.map((personId) => nameOf(actorOfPerson(personId))),
        CreatedAt: row.created_at.toISOString(),
        ChangedAt: row.version > 1 && row.removed_at === null ? row.changed_at.toISOString() : '',
        RemovedAt: row.removed_at?.toISOString() ?? '',
        RemovedBy: row.removed_by === null ? '' : nameOf(row.removed_by).Name,
      })),
      Next: last === undefined ? '' : noteCursor(last),
    }
  },
}

interface Mentioned {
  actor: string
  client: string
  personIds: readonly string[]
  now: Date
}

/** One mail to each colleague who was not mailed about the note before, and none to the author. */
const tellMentioned = async (
  { mails }: OfficeParts,
  trx: Trx,
  place: ReturnType<typeof placeOf>,
  { actor, client, personIds, now }: Mentioned,
): Promise<number> => {
  const staff = await staffOfDeal(trx, place.siteId, place.applicationId)
  const { Name: author } = namedActors(staff)(actor)
  const told = staff.filter((one) => personIds.includes(one.person_id) && actorOfPerson(one.person_id) !== actor)
  for (const reader of told) await mails.mention(trx, reader, now, { ...place, author, client })
  return told.length
}

export const saveNote = (parts: OfficeParts): Handler<Calls['saveNote']> => ({
  async transaction({ body, scope: { actor }, now, note, refuse, assertNoProblems }, trx) {
    const { NoteID: noteId, Version, Mentions: mentions } = body
    const place = placeOf(body)
    const client = await holdClient(trx, place)
    if (client === undefined) return refuse('NoAccess')
    const before = noteId === 0 ? undefined : await holdNote(trx, { ...place, noteId })
    if (noteId !== 0 && before?.author !== actor) return refuse('NoAccess')
    if (before !== undefined && (before.version !== Version || before.removed_at !== null)) return refuse('StaleEdit')
    assertNoProblems(noteProblems(body))

    const added = mentions.filter((personId) => before?.mentions.includes(personId) !== true)
    const staff = added.length === 0 ? [] : await staffOfDeal(trx, place.siteId, place.applicationId)
    const reaching = new Set(staff.filter(({ reaches }) => reaches).map(({ person_id }) => person_id))
    if (!added.every((personId) => reaching.has(personId)))
      return refuse('ColleagueWithoutReach', { errors: [{ Field: 'Mentions', Key: 'ColleagueWithoutReach' }] })

    const mailedBefore = before?.mailed ?? []
    const personIds = added.filter((personId) => !mailedBefore.includes(personId))
    const written = { text: cleanLines(body.Text), mentions, mailed: [...mailedBefore, ...personIds], now }
    if (before === undefined && (await countNotes(trx, place)) >= mostNotes) return refuse('TooManyRecords')
    const NoteID = before === undefined ? await insertNote(trx, place, { ...written, author: actor }) : noteId
    if (before !== undefined) await changeNote(trx, { ...place, noteId }, written)
    const told = await tellMentioned(parts, trx, place, { actor, client, personIds, now })
    note({ details: { note: NoteID, changed: before !== undefined, mailed: told } })
    return { NoteID }
  },
})

export const removeNote: Handler<Calls['removeNote']> = {
  async transaction({ body, scope: { actor, rights }, now, note, refuse }, trx) {
    const place = { ...placeOf(body), noteId: body.NoteID }
    const found = await holdNote(trx, place)
    if (found === undefined || found.removed_at !== null) return refuse('NoAccess')
    const isOwn = found.author === actor
    if (!isOwn && !holdsAction(rights, 'note.remove')) return refuse('NoAccess')
    await emptyNote(trx, place, { by: actor, now })
    note({ details: { note: body.NoteID, own: isOwn } })
    return {}
  },
}

export const pinNote: Handler<Calls['pinNote']> = {
  async transaction({ body, note, refuse }, trx) {
    const place = { ...placeOf(body), noteId: body.NoteID }
    const found = await holdNote(trx, place)
    if (found === undefined || found.removed_at !== null) return refuse('NoAccess')
    await pinRow(trx, place, body.PinnedFl === 1)
    note({ details: { note: body.NoteID, pinned: body.PinnedFl } })
    return {}
  },
}
