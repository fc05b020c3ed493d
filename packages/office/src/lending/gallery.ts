import { addDays } from '@foyer/domain/kit/dates.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { today } from '@foyer/ui/today.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner } from '../gallery/fixtures.ts'
import { lending, newLending } from '../gallery/lending.ts'

const page = entriesOf('officeLending', '/office/lending')
const load = '/console-api/ListRuleOverrides'
const savePolicy = '/console-api/SaveLendingPolicy'
const saveRule = '/console-api/SaveRuleOverride'
const removeRule = '/console-api/RemoveRuleOverride'
const begun = { [load]: newLending }
const filled = { [load]: lending }
const field = (name: string) => `main form [id$="-${name}"]`
const submit = click('main form [class*="_actions_"] button[class*="_main_"]')
const error = waitFor('main form [data-error-key]')
const fees = inTurn(waitFor(field('condoFeesPercent')), type(field('condoFeesPercent'), '100'))

const section = (place: number) => `main [class*="_section_"]:nth-of-type(${place}) [class*="_buttons_"] button`
const replace = (place: number) => openDialog(`main :is(tr, li):nth-child(${place}) [class*="_buttons_"] button`)
const fill = (name: string, text: string) => type(`dialog [id$="-${name}"]`, text)
const typed = inTurn(
  replace(2),
  fill('Value.amount', '1500'),
  fill('To', addDays(today(), 100)),
  fill('Reason', 'The prices of our notary'),
  fill('ReasonFr', 'Les tarifs de notre notaire'),
)
const dialogError = waitFor('dialog [data-error-key]')
const removal = inTurn(waitFor(section(3)), click(section(3)), waitFor('dialog[open]'))
const confirm = inTurn(
  waitFor('dialog[open] button[class*="_danger_"]'),
  click('dialog[open] button[class*="_danger_"]'),
)
const done = waitFor('main [role="status"] p')

const now = { ...lending, Policy: { ...lending.Policy, condoFeesPercent: 80, amortizationYears: 30 } }
const nowTheSame = { ...lending, Policy: { ...lending.Policy, condoFeesPercent: 100, amortizationYears: 30 } }
const stale = inTurn(fees, submit, waitFor('main [data-kind="warning"]'))

export const gallery = [
  page('nothing replaced', { replies: begun }),
  page('filled', { replies: filled }),
  page('loading', { replies: { [load]: 'pending' } }),
  page('not loaded', { replies: { [load]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('no site', { replies: { '/console-api/LoadMe': newOwner } }),
  page('wrong', {
    replies: filled,
    act: inTurn(
      fees,
      type(field('condoFeesPercent'), '101'),
      type(field('selfEmployed.percent'), ''),
      type(field('notTaxable.from'), '3'),
      submit,
      error,
    ),
  }),
  page('saving', { replies: { ...filled, [savePolicy]: 'pending' }, act: inTurn(fees, submit) }),
  page('saved', {
    replies: { ...filled, [savePolicy]: { Policy: lending.Policy } },
    act: inTurn(fees, submit, waitFor('main [class*="_actions_"] [class*="_status_"]:not(:empty)')),
  }),
  page('refused at a field', {
    replies: {
      ...filled,
      [savePolicy]: {
        refused: 'RuleValueOutOfRange',
        errors: [{ Field: 'Policy.condoFeesPercent', Key: 'RuleValueOutOfRange' }],
      },
    },
    act: inTurn(fees, submit, error),
  }),
  page('changed meanwhile', {
    replies: { [load]: [lending, now], [savePolicy]: { refused: 'StaleEdit' } },
    act: stale,
  }),
  page('changed to the same meanwhile', {
    replies: { [load]: [lending, nowTheSame], [savePolicy]: { refused: 'StaleEdit' } },
    act: stale,
  }),
  page('an estimate to be replaced', { replies: begun, act: replace(2) }),
  page('a policy to be replaced', { replies: begun, act: replace(1) }),
  page('an estimate, wrong', {
    replies: begun,
    act: inTurn(typed, fill('Value.least', '1600'), fill('Value.most', ''), fill('To', ''), submitDialog, dialogError),
  }),
  page('an estimate, for too long', {
    replies: begun,
    act: inTurn(
      typed,
      fill('To', addDays(today(), 400)),
      fill('ReasonFr', ''),
      fill('SourceUrl', 'http://notary.example'),
      submitDialog,
      dialogError,
    ),
  }),
  page('an estimate, saving', { replies: { ...begun, [saveRule]: 'pending' }, act: inTurn(typed, submitDialog) }),
  page('an estimate, one too many', {
    replies: { ...begun, [saveRule]: { refused: 'TooManyRecords' } },
    act: inTurn(typed, submitDialog, waitFor('dialog [data-kind="error"]')),
  }),
  page('replaced', {
    replies: { [load]: [newLending, lending], [saveRule]: { OverrideID: 9 } },
    act: inTurn(typed, submitDialog, done),
  }),
  page('to be removed', { replies: filled, act: removal }),
  page('to be removed, gone already', {
    replies: { ...filled, [removeRule]: { refused: 'UnknownChoice' } },
    act: inTurn(removal, confirm, waitFor('dialog[open] [data-kind="error"]')),
  }),
  page('removed', {
    replies: { [load]: [lending, newLending], [removeRule]: {} },
    act: inTurn(removal, confirm, done),
  }),
] satisfies GalleryEntry[]
