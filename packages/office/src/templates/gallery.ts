import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant } from '../gallery/fixtures.ts'
import { noTemplates, templates } from '../gallery/templates.ts'

const page = entriesOf('officeTemplates', '/office/templates')
const filled = { '/console-api/ListTemplates': templates }
const empty = { '/console-api/ListTemplates': noTemplates }

/** The buttons of the rows: the first of a list has two, each other one has Up before them. */
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const open = (place: number) => inTurn(waitFor(row), click(row, place), waitFor('dialog'))
const addIn = (section: number) =>
  openDialog(
    `main section:nth-of-type(${section}) [data-add], main section:nth-of-type(${section}) [class*="_empty_"] button`,
  )
const rowOf = (section: number, place: number) =>
  inTurn(
    waitFor(`main section:nth-of-type(${section}) [class*="_records_"] [class*="_buttons_"] button`),
    click(`main section:nth-of-type(${section}) [class*="_records_"] [class*="_buttons_"] button`, place),
    waitFor('dialog'),
  )
const addReason = addIn(1)
const addRequest = addIn(2)
const addMessage = addIn(3)
const addList = addIn(4)
const moreItems = inTurn(addList, click('dialog [data-add-item]'), click('dialog [data-add-item]'))
const inDialog = (name: string, text: string) => type(`dialog [id$="${name}"]`, text)
const reason = inTurn(
  addReason,
  inDialog('NameEn', 'No stamp'),
  inDialog('NameFr', 'Sans timbre'),
  inDialog('TextEn', 'Please send a stamped copy.'),
  inDialog('TextFr', 'Envoyez-nous un exemplaire timbré.'),
)
const confirm = click('dialog [class*="_buttons_"] button', 1)

export const gallery: GalleryEntry[] = [
  page('empty', { replies: empty }),
  page('filled', { replies: filled }),
  page('loading', { replies: { '/console-api/ListTemplates': 'pending' } }),
  page('not loaded', { replies: { '/console-api/ListTemplates': { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('a reason', { replies: empty, act: addReason }),
  page('a reason, wrong', { replies: empty, act: inTurn(addReason, submitDialog) }),
  page('a reason, unknown document', {
    replies: {
      ...empty,
      '/console-api/SaveReasons': {
        refused: 'UnknownChoice',
        errors: [{ Field: 'Reasons.0.Type', Key: 'UnknownChoice' }],
      },
    },
    act: inTurn(reason, submitDialog, waitFor('dialog [data-error-key]')),
  }),
  page('a reason, saving', {
    replies: { ...empty, '/console-api/SaveReasons': 'pending' },
    act: inTurn(reason, submitDialog),
  }),
  page('a reason, added', {
    replies: { '/console-api/ListTemplates': [noTemplates, templates] },
    act: inTurn(reason, submitDialog, waitFor('main [role="status"] p')),
  }),
  page('a reason, changed meanwhile', {
    replies: { ...filled, '/console-api/SaveReasons': { refused: 'StaleEdit' } },
    act: inTurn(reason, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  page('a reason, to be changed', { replies: filled, act: open(0) }),
  page('a reason, saved', {
    replies: filled,
    act: inTurn(open(0), submitDialog, waitFor('main [role="status"] p')),
  }),
  page('a reason, to be removed', { replies: filled, act: open(1) }),
  page('a reason, removed', {
    replies: filled,
    act: inTurn(open(1), confirm, waitFor('main [role="status"] p')),
  }),
  page('a reason, moved', {
    replies: filled,
    act: inTurn(
      click('button[aria-label^="Move up"], button[aria-label^="Monter"]'),
      waitFor('main [role="status"] p'),
    ),
  }),
  page('a set of documents', { replies: empty, act: addRequest }),
  page('a set of documents, wrong', { replies: empty, act: inTurn(addRequest, submitDialog) }),
  page('a set of documents, a note in one language', {
    replies: empty,
    act: inTurn(
      addRequest,
      inDialog('NameEn', 'For a refinancing'),
      inDialog('NameFr', 'Pour un refinancement'),
      click('dialog input[type="checkbox"]'),
      inDialog('Items.0.NoteFr', ''),
      submitDialog,
      waitFor('dialog [data-error-key]'),
    ),
  }),
  page('a set of documents, to be changed', {
    replies: { '/console-api/ListTemplates': { ...templates, Reasons: [] } },
    act: open(0),
  }),
  page('a set of documents, to be removed', {
    replies: { '/console-api/ListTemplates': { ...templates, Reasons: [] } },
    act: open(1),
  }),
  page('a message', { replies: empty, act: addMessage }),
  page('a message, wrong', {
    replies: empty,
    act: inTurn(addMessage, inDialog('TextEn', 'Hello {{name}}'), submitDialog, waitFor('dialog [data-error-key]')),
  }),
  page('a message, to be changed', { replies: filled, act: rowOf(3, 0) }),
  page('a message, to be removed', { replies: filled, act: rowOf(3, 1) }),
  page('a list of conditions', { replies: empty, act: addList }),
  page('a list of conditions, wrong', { replies: empty, act: inTurn(moreItems, submitDialog) }),
  page('a list of conditions, none in it', {
    replies: empty,
    act: inTurn(addList, click('dialog fieldset fieldset button'), submitDialog, waitFor('dialog [data-error-key]')),
  }),
  page('a list of conditions, to be changed', { replies: filled, act: rowOf(4, 0) }),
  page('a list of conditions, to be removed', { replies: filled, act: rowOf(4, 1) }),
]
