import { click, inTurn, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner } from '../gallery/fixtures.ts'
import { allLegalTexts, legalTexts, noLegalTexts } from '../gallery/legal.ts'

const page = entriesOf('officeLegal', '/office/legal')
const load = '/console-api/ListLegalTexts'
const none = { [load]: noLegalTexts }
const filled = { [load]: legalTexts }
const open = (what: 'approve' | 'write', kind: string) =>
  inTurn(click(`main [data-${what}="${kind}"]`), waitFor('dialog form'))
const row = 'main section:nth-of-type(2) [class*="_records_"] [class*="_buttons_"] button'
const fill = (name: string, text: string) => type(`dialog [id$="-${name}"]`, text)
const write = inTurn(open('write', 'consent'), fill('Version', '2.0'))
const error = waitFor('dialog [data-error-key]')
const refused = (path: 'ApproveLegalText' | 'SaveLegalText', Key: string, Field: string) => ({
  [`/console-api/${path}`]: { refused: Key, errors: [{ Field, Key }] },
})
const done = waitFor('main [role="status"] p')
const confirm = inTurn(
  waitFor('dialog[open] button[class*="_danger_"]'),
  click('dialog[open] button[class*="_danger_"]'),
)
const withdrawal = inTurn(waitFor(row), click(row, 1), waitFor('dialog[open]'))

export const gallery = [
  page('nothing approved', { replies: none }),
  page('filled', { replies: filled }),
  page('all approved', { replies: { [load]: allLegalTexts } }),
  page('loading', { replies: { [load]: 'pending' } }),
  page('not loaded', { replies: { [load]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('no site', { replies: { '/console-api/LoadMe': newOwner } }),
  page('a version', { replies: filled, act: inTurn(waitFor(row), click(row), waitFor('dialog')) }),
  page('to approve', { replies: none, act: open('approve', 'terms') }),
  page('approving', {
    replies: { ...none, '/console-api/ApproveLegalText': 'pending' },
    act: inTurn(open('approve', 'terms'), submitDialog),
  }),
  page('approved', {
    replies: { [load]: [noLegalTexts, legalTexts] },
    act: inTurn(open('approve', 'terms'), submitDialog, done),
  }),
  page('another one approved meanwhile', {
    replies: { [load]: [noLegalTexts, legalTexts], '/console-api/ApproveLegalText': { refused: 'StaleEdit' } },
    act: inTurn(open('approve', 'terms'), submitDialog, waitFor('dialog [data-kind="info"]')),
  }),
  page('approved, of an earlier portal', {
    replies: { ...none, ...refused('ApproveLegalText', 'LegalTextChanged', 'Version') },
    act: inTurn(open('approve', 'terms'), submitDialog, waitFor('dialog [data-kind="error"]')),
  }),
  page('a text of one’s own', { replies: none, act: open('write', 'consent') }),
  page('a text of one’s own, wrong', {
    replies: none,
    act: inTurn(
      open('write', 'privacy'),
      fill('TextEn', '# Us\nWe are {{us}}.'),
      fill('TextFr', ''),
      submitDialog,
      error,
    ),
  }),
  page('a text of one’s own, version taken', {
    replies: { ...none, ...refused('SaveLegalText', 'LegalVersionTaken', 'Version') },
    act: inTurn(write, submitDialog, error),
  }),
  page('a text of one’s own, saving', {
    replies: { ...none, '/console-api/SaveLegalText': 'pending' },
    act: inTurn(write, submitDialog),
  }),
  page('a text of one’s own, saved', {
    replies: { [load]: [noLegalTexts, legalTexts] },
    act: inTurn(write, submitDialog, done),
  }),
  page('a text of one’s own, after another', {
    replies: { [load]: [noLegalTexts, legalTexts], '/console-api/SaveLegalText': { refused: 'StaleEdit' } },
    act: inTurn(open('write', 'terms'), fill('Version', '3.0'), submitDialog, waitFor('dialog [data-kind="info"]')),
  }),
  page('to be withdrawn', { replies: filled, act: withdrawal }),
  page('to be withdrawn, in force now', {
    replies: { ...filled, '/console-api/WithdrawLegalText': { refused: 'LegalTextInEffect' } },
    act: inTurn(withdrawal, confirm, waitFor('dialog[open] [data-kind="error"]')),
  }),
  page('withdrawn', { replies: filled, act: inTurn(withdrawal, confirm, done) }),
] satisfies GalleryEntry[]
