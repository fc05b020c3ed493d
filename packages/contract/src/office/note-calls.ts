import { Flag, Id, Instant, Text, Version } from '@foyer/domain/kit/schema.ts'
import { mostMentions, mostNoteCharacters } from '@foyer/domain/office/notes.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId } from '../kit/ids.ts'

const DealIds = Type.Object({ SiteID: Text(40), MortgageApplicationID: Id })
const NoteIds = Type.Object({ ...DealIds.properties, NoteID: Id })

/** Who did it: a person of staff with their name, or a program, which has none. */
const Actor = { PersonID: OfficeId, Name: Text(121) }

const ListedNote = Type.Object({
  NoteID: Id,
  Version: Type.Integer(),
  ...Actor,
  /** 1: of the caller. */
  OwnFl: Flag,
  PinnedFl: Flag,
  /** Empty once the note was removed. */
  Text: Text(mostNoteCharacters),
  Mentions: Type.Array(Type.Object(Actor)),
  CreatedAt: Instant,
  /** Empty unless it was changed. */
  ChangedAt: Instant,
  /** Empty unless it was removed; then by whom. */
  RemovedAt: Instant,
  RemovedBy: Text(121),
})

/** Private notes of a deal. They reach no borrower, no mail and no document. */
export const officeNoteCalls = {
  listNotes: defineCall({
    path: '/broker-api/ListNotes',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'notes-viewed',
    summary:
      'A page of the private notes of a deal, pinned ones first, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({ ...DealIds.properties, After: Type.Optional(Text(40)) }),
    reply: Type.Object({ Notes: Type.Array(ListedNote), Next: Text(40) }),
    refusals: ['NoAccess'],
  }),
  saveNote: defineCall({
    path: '/broker-api/SaveNote',
    access: 'operator',
    action: 'note.write',
    perHour: 120,
    effect: 'write',
    audit: 'note-saved',
    summary:
      'Write a private note (NoteID 0), or change one’s own with the Version last seen. Newly mentioned colleagues get a mail',
    body: Type.Object({
      ...NoteIds.properties,
      Version,
      Text: Text(mostNoteCharacters),
      /** Ids of people who can see the deal. */
      Mentions: Type.Array(OfficeId, { maxItems: mostMentions, uniqueItems: true }),
    }),
    reply: Type.Object({ NoteID: Id }),
    refusals: ['NoAccess', 'StaleEdit', 'TooManyRecords', 'RequiredNote', 'ColleagueWithoutReach', 'DealHeld'],
  }),
  removeNote: defineCall({
    path: '/broker-api/RemoveNote',
    access: 'operator',
    action: 'note.write',
    effect: 'write',
    audit: 'note-removed',
    summary: 'Remove one’s own note, or with note.remove any other; who and when stay',
    body: NoteIds,
    reply: Nothing,
    refusals: ['NoAccess', 'DealHeld'],
  }),
  pinNote: defineCall({
    path: '/broker-api/PinNote',
    access: 'operator',
    action: 'note.write',
    effect: 'write',
    audit: 'note-pinned',
    summary: 'Keep a note above the others, or no longer',
    body: Type.Object({ ...NoteIds.properties, PinnedFl: Flag }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
