import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { assistant } from '../../gallery/fixtures.ts'
import { changedNotes, firstNotes, goneNotes, noNotes, notes } from '../../gallery/notes.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const list = '/console-api/ListNotes'
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  [list]: notes,
  '/console-api/SaveNote': { NoteID: 9 },
  '/console-api/RemoveNote': {},
  '/console-api/PinNote': {},
}
const add = openDialog('[data-note]')
const written = inTurn(add, type('dialog textarea', 'Luc rappelle lundi.'))
const note = 'main [class*="_note_"]'
const own = `${note}:nth-of-type(2) button`
const change = inTurn(waitFor(own), click(own, 1), waitFor('dialog textarea'))
const removing = inTurn(waitFor(own), click(own, 2), waitFor('dialog'))
const confirm = click('dialog [class*="_buttons_"] button', 1)
const said = waitFor('main [class*="_notes_"] [role="status"]')
const stale = inTurn(change, submitDialog, waitFor('dialog [role="status"]'))
const refused = (
  path: 'SaveNote' | 'RemoveNote' | 'PinNote',
  key: 'ServerError' | 'NoAccess' | 'DealHeld' = 'ServerError',
) => ({
  ...filled,
  [`/console-api/${path}`]: { refused: key },
})

export const gallery: GalleryEntry[] = [
  deal('notes, none', { replies: { ...filled, [list]: noNotes }, act: waitFor('[data-add]') }),
  deal('notes, reading only', {
    replies: { ...filled, '/console-api/LoadMe': assistant, [list]: noNotes },
    act: waitFor('main [class*="_notes_"] [class*="_empty_"]'),
  }),
  deal('loading notes', { replies: { ...filled, [list]: 'pending' } }),
  deal('notes, not loaded', {
    replies: { ...filled, [list]: { refused: 'ServerError' } },
    act: waitFor('main [class*="_notes_"] [role="alert"]'),
  }),
  deal('notes, older ones', {
    replies: { ...filled, [list]: [firstNotes, 'pending'] },
    act: inTurn(waitFor(note), click('main [class*="_notes_"] [class*="_more_"]')),
  }),
  deal('new note', { replies: filled, act: inTurn(add, waitFor('dialog input[type="checkbox"]')) }),
  deal('new note, nobody to notify', {
    replies: { ...filled, '/console-api/ListColleagues': { People: [] } },
    act: inTurn(add, waitFor('dialog fieldset p')),
  }),
  deal('new note, no words', { replies: filled, act: inTurn(add, submitDialog, waitFor('[data-error-key]')) }),
  deal('new note, colleague out of reach', {
    replies: {
      ...filled,
      '/console-api/SaveNote': {
        refused: 'ColleagueWithoutReach',
        errors: [{ Field: 'Mentions', Key: 'ColleagueWithoutReach' }],
      },
    },
    act: inTurn(written, click('dialog input[type="checkbox"]'), submitDialog, waitFor('[data-error-key]')),
  }),
  deal('note not saved', {
    replies: refused('SaveNote'),
    act: inTurn(written, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('note not saved, on hold', {
    replies: refused('SaveNote', 'DealHeld'),
    act: inTurn(change, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('note saved', { replies: filled, act: inTurn(written, submitDialog, said) }),
  deal('change a note', { replies: filled, act: change }),
  deal('note changed meanwhile', {
    replies: { ...filled, [list]: [notes, changedNotes], '/console-api/SaveNote': { refused: 'StaleEdit' } },
    act: stale,
  }),
  deal('note removed meanwhile', {
    replies: { ...filled, [list]: [notes, goneNotes], '/console-api/SaveNote': { refused: 'StaleEdit' } },
    act: stale,
  }),
  deal('remove a note', { replies: filled, act: removing }),
  deal('note removed', { replies: filled, act: inTurn(removing, confirm, said) }),
  deal('note not removed', {
    replies: refused('RemoveNote'),
    act: inTurn(removing, confirm, waitFor('dialog [role="alert"]')),
  }),
  deal('note not removed, on hold', {
    replies: refused('RemoveNote', 'DealHeld'),
    act: inTurn(removing, confirm, waitFor('dialog [role="alert"]')),
  }),
  deal('note not pinned', {
    replies: refused('PinNote', 'NoAccess'),
    act: inTurn(waitFor(own), click(own, 0), waitFor('main [class*="_notes_"] [role="alert"]')),
  }),
]
