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

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=conditions')
const list = '/console-api/ListConditions'
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  [list]: conditions,
  '/console-api/AddConditions': { Added: 1 },
  '/console-api/SaveCondition': {},
  '/console-api/RemoveCondition': {},
}
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
const refusedAt = (
  path: 'AddConditions' | 'SaveCondition',
  Field: string,
  key: 'TooManyRecords' | 'InvalidSetting',
) => ({
  ...filled,
  [`/console-api/${path}`]: { refused: key, errors: [{ Field, Key: key }] },
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
]
