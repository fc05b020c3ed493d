import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import {
  changedConditions,
  conditions,
  fewerConditions,
  manyConditions,
  noConditions,
  satisfiedConditions,
} from '../../gallery/conditions.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'
import { noTemplates, templates } from '../../gallery/templates.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=conditions')
const list = '/console-api/ListConditions'
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  [list]: conditions,
  '/console-api/AddConditions': { Added: 1 },
  '/console-api/SaveCondition': {},
  '/console-api/RemoveCondition': {},
  '/console-api/MoveCondition': {},
  '/console-api/AskForCondition': {},
  '/console-api/ListTemplates': templates,
  '/console-api/AddTemplateConditions': { Added: 2 },
  '/console-api/AskForTemplateConditions': { Added: 1 },
}
const mayNotAsk = { ...owner, Actions: owner.Actions.filter((action) => action !== 'document.request') }
const reader = { ...owner, Actions: owner.Actions.filter((action) => action !== 'deal.terms') }
const empty = waitFor('main [class*="_empty_"]')
const button = 'main [class*="_records_"] [class*="_buttons_"] button'
const shown = waitFor('main [class*="_records_"]')
const add = openDialog('main [data-add]')
const written = inTurn(add, type('dialog textarea', 'Talon de paie\nAssurance'))
const refusedForm = waitFor('dialog form [class*="_notice_"]')
const errorAtField = waitFor('dialog [data-error-key]')
const said = waitFor('main [class*="_notice_"][role]')
const edit = inTurn(shown, click(button), waitFor('dialog form'))
const remove = inTurn(shown, click(button, 2), waitFor('dialog[open]'))
/** The first choice of the condition's documents is to ask for one. */
const askFor = inTurn(
  edit,
  click('dialog [id$="ItemID"]'),
  waitFor('[role="option"]'),
  click('[role="option"]'),
  waitFor('dialog [id$="-Type"]'),
)
const chooseKind = inTurn(click('dialog [id$="-Type"]'), waitFor('[role="option"]'), click('[role="option"]'))
const fromList = openDialog('main [data-from-template]')
const askToo = inTurn(fromList, click('dialog [id$="-Ask"]'), waitFor('dialog [id$="RequestName"]'))
const refusedAt = (
  path: 'AddConditions' | 'SaveCondition' | 'AddTemplateConditions',
  Field: string,
  key: 'TooManyRecords' | 'InvalidSetting',
) => ({
  ...filled,
  [`/console-api/${path}`]: { refused: key, errors: [{ Field, Key: key }] },
})
const held = (path: 'SaveCondition' | 'RemoveCondition' | 'AskForCondition'): GalleryReplies => ({
  ...filled,
  [`/console-api/${path}`]: { refused: 'DealHeld' },
})

export const gallery: GalleryEntry[] = [
  deal('conditions', { replies: filled, act: shown }),
  deal('conditions, none', { replies: { ...filled, [list]: noConditions }, act: empty }),
  deal('conditions, all satisfied', { replies: { ...filled, [list]: satisfiedConditions }, act: shown }),
  deal('conditions, as many as there may be', { replies: { ...filled, [list]: manyConditions }, act: shown }),
  deal('conditions, reading only', { replies: { ...filled, '/console-api/LoadMe': reader }, act: shown }),
  deal('conditions, reading only, none', {
    replies: { ...filled, '/console-api/LoadMe': reader, [list]: noConditions },
    act: empty,
  }),
  deal('loading conditions', { replies: { ...filled, [list]: 'pending' } }),
  deal('conditions, not loaded', {
    replies: { ...filled, [list]: { refused: 'ServerError' } },
    act: waitFor('main section [role="alert"]'),
  }),
  deal('add conditions', { replies: filled, act: add }),
  deal('add conditions, no words', { replies: filled, act: inTurn(add, submitDialog, errorAtField) }),
  deal('add conditions, a line too long', {
    replies: filled,
    act: inTurn(add, type('dialog textarea', 'x'.repeat(301)), submitDialog, errorAtField),
  }),
  deal('add conditions, too many', {
    replies: refusedAt('AddConditions', 'Text', 'TooManyRecords'),
    act: inTurn(written, submitDialog, errorAtField),
  }),
  deal('add conditions, busy', {
    replies: { ...filled, '/console-api/AddConditions': 'pending' },
    act: inTurn(written, submitDialog),
  }),
  deal('conditions not added', {
    replies: { ...filled, '/console-api/AddConditions': { refused: 'ServerError' } },
    act: inTurn(written, submitDialog, refusedForm),
  }),
  deal('conditions added', { replies: filled, act: inTurn(written, submitDialog, said) }),
  deal('condition satisfied', { replies: filled, act: inTurn(shown, click(button, 1), said) }),
  deal('condition not satisfied, changed meanwhile', {
    replies: { ...filled, '/console-api/SaveCondition': { refused: 'StaleEdit' } },
    act: inTurn(shown, click(button, 1), said),
  }),
  deal('remove a condition', { replies: filled, act: remove }),
  deal('change a condition', { replies: filled, act: edit }),
  deal('condition saved', { replies: filled, act: inTurn(edit, submitDialog, said) }),
  deal('condition, document not of the deal', {
    replies: refusedAt('SaveCondition', 'ItemID', 'InvalidSetting'),
    act: inTurn(edit, submitDialog, errorAtField),
  }),
  deal('condition changed meanwhile', {
    replies: {
      ...filled,
      [list]: [conditions, changedConditions],
      '/console-api/SaveCondition': { refused: 'StaleEdit' },
    },
    act: inTurn(edit, submitDialog, waitFor('dialog [role="status"]')),
  }),
  deal('condition removed meanwhile', {
    replies: {
      ...filled,
      [list]: [conditions, fewerConditions],
      '/console-api/SaveCondition': { refused: 'NoAccess' },
    },
    act: inTurn(edit, submitDialog, waitFor('dialog [role="status"]')),
  }),
  deal('condition not saved, on hold', {
    replies: held('SaveCondition'),
    act: inTurn(edit, submitDialog, refusedForm),
  }),
  deal('condition not satisfied, on hold', {
    replies: held('SaveCondition'),
    act: inTurn(shown, click(button, 1), said),
  }),
  deal('condition not removed, on hold', {
    replies: held('RemoveCondition'),
    act: inTurn(remove, click('dialog [class*="_buttons_"] button', 1), waitFor('[role="alert"]')),
  }),
  deal('condition, not asked for, on hold', {
    replies: held('AskForCondition'),
    act: inTurn(askFor, chooseKind, submitDialog, refusedForm),
  }),
  deal('condition moved', {
    replies: filled,
    act: inTurn(shown, click(`${button}[aria-label^="Move up"], ${button}[aria-label^="Monter"]`), said),
  }),
  deal('condition not moved, changed meanwhile', {
    replies: { ...filled, '/console-api/MoveCondition': { refused: 'StaleEdit' } },
    act: inTurn(shown, click(`${button}[aria-label^="Move up"], ${button}[aria-label^="Monter"]`), said),
  }),
  deal('condition, ask for a document', { replies: filled, act: inTurn(askFor, chooseKind) }),
  deal('condition, ask in the other language', {
    replies: { ...filled, '/console-api/ListPipeline': page([listed({ LanguageID: 1 })]) },
    act: askFor,
  }),
  deal('condition, ask for no document', { replies: filled, act: inTurn(askFor, submitDialog, errorAtField) }),
  deal('condition, asked for', { replies: filled, act: inTurn(askFor, chooseKind, submitDialog, said) }),
  deal('condition, too many requests', {
    replies: { ...filled, '/console-api/AskForCondition': { refused: 'TooManyDocumentRequests' } },
    act: inTurn(askFor, chooseKind, submitDialog, refusedForm),
  }),
  deal('change a condition, without asking', {
    replies: { ...filled, '/console-api/LoadMe': mayNotAsk },
    act: edit,
  }),
  deal('conditions, no lists', { replies: { ...filled, '/console-api/ListTemplates': noTemplates }, act: shown }),
  deal('conditions from a list', { replies: filled, act: fromList }),
  deal('conditions from a list, without asking', {
    replies: { ...filled, '/console-api/LoadMe': mayNotAsk },
    act: fromList,
  }),
  deal('conditions from a list, asked for', { replies: filled, act: askToo }),
  deal('conditions from a list, all asked for before', {
    replies: { ...filled, [list]: noConditions },
    act: inTurn(askToo, click('dialog [id$="Conditions.1.Chosen"]'), waitFor('dialog [data-all-asked]')),
  }),
  deal('conditions from a list, no name of the request', {
    replies: filled,
    act: inTurn(askToo, type('dialog [id$="RequestName"]', ''), submitDialog, errorAtField),
  }),
  deal('conditions from a list, too many', {
    replies: refusedAt('AddTemplateConditions', 'Conditions', 'TooManyRecords'),
    act: inTurn(fromList, submitDialog, errorAtField),
  }),
  deal('conditions from a list, busy', {
    replies: { ...filled, '/console-api/AddTemplateConditions': 'pending' },
    act: inTurn(fromList, submitDialog),
  }),
  deal('conditions from a list, added', { replies: filled, act: inTurn(fromList, submitDialog, said) }),
  deal('conditions from a list, one added', { replies: filled, act: inTurn(askToo, submitDialog, said) }),
  deal('conditions from a list, none added', {
    replies: { ...filled, '/console-api/AddTemplateConditions': { Added: 0 } },
    act: inTurn(fromList, submitDialog, said),
  }),
]
