import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../gallery/deal.ts'
import { listed, page } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import {
  asked,
  counted,
  decidedRequests,
  dueDeals,
  ended,
  holds,
  type Keeping,
  keptDeals,
  noKeeping,
  onHold,
  requests,
  unsent,
} from '../gallery/keeping.ts'

const retention = entriesOf('officeRetention', '/office/retention')
const [erasuresCall, holdsCall, keptCall, countCall, keepingCall] = [
  '/console-api/ListErasures',
  '/console-api/ListHolds',
  '/console-api/ListKeptDeals',
  '/console-api/CountExpired',
  '/console-api/LoadKeeping',
] as const

/** The open requests are asked for first. */
const erasures = (open = requests, decided = decidedRequests, Next = '') => [
  { Requests: open, Next },
  { Requests: decided, Next: '' },
]
const filled: GalleryReplies = {
  [erasuresCall]: erasures(),
  '/console-api/CountErasures': { Waiting: 3 },
  [holdsCall]: { Holds: holds, Next: '' },
  [countCall]: counted,
  '/console-api/ApproveErasure': { AccountErasedFl: 0 },
  '/console-api/DeclineErasure': {},
  '/console-api/WithdrawErasure': {},
  '/console-api/HoldDeal': {},
  '/console-api/LiftHold': {},
  '/console-api/RequestErasure': {},
}
const reader = { ...owner, Actions: owner.Actions.filter((action) => !/^deal\.view$|^retention\.decide$/.test(action)) }
const shown = waitFor('main [class*="_records_"] button, main [class*="_records_"] td, main [class*="_records_"] li')
const button = 'main [class*="_records_"] [class*="_buttons_"] button'
const [approve, decline, withdraw, approveDocument] = [0, 1, 2, 7].map((place) =>
  inTurn(shown, click(button, place), waitFor('dialog[open]')),
) as [typeof shown, typeof shown, typeof shown, typeof shown]
const confirm = click('dialog [class*="_buttons_"] button', 1)
const news = waitFor('main [class*="_notice_"][role]')
const failed = waitFor('dialog [role="alert"], dialog form [class*="_notice_"]')
const errorAtField = waitFor('dialog [data-error-key]')
const words = type('dialog textarea', 'Étienne Gagnon-Lévesque')
const on = (tab: string) => ({ path: `/office/retention?tab=${tab}` })
const refused = (path: 'ApproveErasure' | 'DeclineErasure' | 'WithdrawErasure' | 'LiftHold', key: string) =>
  ({ ...filled, [`/console-api/${path}`]: { refused: key } }) as GalleryReplies

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const dealWith = (keeping: Keeping, more: GalleryReplies = {}): GalleryReplies => ({
  ...filled,
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed({ HeldFl: keeping.Hold === null ? 0 : 1 })]),
  [keepingCall]: keeping,
  ...more,
})
const [openHold, openLift, openAsk] = ['hold', 'lift', 'ask'].map((name) =>
  inTurn(openDialog(`main [data-${name}]`), waitFor('dialog form')),
) as [typeof shown, typeof shown, typeof shown]
const chooseReason = click('dialog form input[type="radio"], dialog form [role="radio"]')
const written = inTurn(chooseReason, words)

export const gallery: GalleryEntry[] = [
  retention('requests to erase', { replies: filled, act: shown }),
  retention('no requests', {
    replies: { ...filled, [erasuresCall]: erasures([], []), '/console-api/CountErasures': { Waiting: 0 } },
    act: waitFor('main [class*="_empty_"]'),
  }),
  retention('loading requests', { replies: { ...filled, [erasuresCall]: 'pending' } }),
  retention('requests, not loaded', {
    replies: { ...filled, [erasuresCall]: { refused: 'ServerError' } },
    act: waitFor('main [role="alert"]'),
  }),
  retention('more requests', {
    replies: { ...filled, [erasuresCall]: erasures(requests, decidedRequests, 'next') },
    act: shown,
  }),
  retention('reading only', { replies: { ...filled, '/console-api/LoadMe': reader }, act: shown }),
  retention('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  retention('approving', { replies: filled, act: approve }),
  retention('approving, busy', {
    replies: { ...filled, '/console-api/ApproveErasure': 'pending' },
    act: inTurn(approve, confirm),
  }),
  retention('approving, on hold', {
    replies: refused('ApproveErasure', 'DealHeld'),
    act: inTurn(approve, confirm, failed),
  }),
  retention('approving, kept', {
    replies: refused('ApproveErasure', 'DealKept'),
    act: inTurn(approve, confirm, failed),
  }),
  retention('approving, one’s own', {
    replies: refused('ApproveErasure', 'ErasureNeedsAnother'),
    act: inTurn(approve, confirm, failed),
  }),
  retention('approving, decided meanwhile', {
    replies: refused('ApproveErasure', 'StaleEdit'),
    act: inTurn(approve, confirm, news),
  }),
  retention('approved', { replies: filled, act: inTurn(approve, confirm, news) }),
  retention('approved, with the account', {
    replies: { ...filled, '/console-api/ApproveErasure': { AccountErasedFl: 1 } },
    act: inTurn(approve, confirm, news),
  }),
  retention('approving, of a document', { replies: filled, act: approveDocument }),
  retention('approved, of a document', { replies: filled, act: inTurn(approveDocument, confirm, news) }),
  retention('declining', { replies: filled, act: decline }),
  retention('declining, without a reason', { replies: filled, act: inTurn(decline, submitDialog, errorAtField) }),
  retention('declined', { replies: filled, act: inTurn(decline, words, submitDialog, news) }),
  retention('withdrawing', { replies: filled, act: withdraw }),
  retention('withdrawn', { replies: filled, act: inTurn(withdraw, confirm, news) }),
  retention('holds', { ...on('holds'), replies: filled, act: shown }),
  retention('no holds', {
    ...on('holds'),
    replies: { ...filled, [holdsCall]: { Holds: [], Next: '' } },
    act: waitFor('main [class*="_empty_"]'),
  }),
  retention('lifting a hold', { ...on('holds'), replies: filled, act: approve }),
  retention('hold lifted meanwhile', {
    ...on('holds'),
    replies: refused('LiftHold', 'StaleEdit'),
    act: inTurn(approve, words, submitDialog, news),
  }),
  retention('due', { ...on('due'), replies: { ...filled, [keptCall]: { Deals: dueDeals, Next: '' } }, act: shown }),
  retention('none due', {
    ...on('due'),
    replies: { ...filled, [keptCall]: { Deals: [], Next: '' } },
    act: waitFor('main [class*="_empty_"]'),
  }),
  retention('kept', { ...on('kept'), replies: { ...filled, [keptCall]: { Deals: keptDeals, Next: '' } }, act: shown }),
  retention('none kept', {
    ...on('kept'),
    replies: { ...filled, [keptCall]: { Deals: [], Next: '' } },
    act: waitFor('main [class*="_empty_"]'),
  }),
  retention('rules', { ...on('rules'), replies: filled, act: waitFor('main [data-again]') }),
  retention('loading rules', { ...on('rules'), replies: { ...filled, [countCall]: 'pending' } }),
  retention('rules, not counted', {
    ...on('rules'),
    replies: { ...filled, [countCall]: { refused: 'TooManyRequests' } },
    act: waitFor('main section [role="alert"], main section [class*="_notice_"]'),
  }),
  deal('kept by law', { replies: dealWith(noKeeping), act: waitFor('main [data-hold]') }),
  deal('never sent', { replies: dealWith(unsent), act: waitFor('main [data-ask]') }),
  deal('on hold', { replies: dealWith(onHold), act: waitFor('main [data-lift]') }),
  deal('to be erased', { replies: dealWith(asked), act: waitFor('main [data-hold]') }),
  deal('keeping not loaded', {
    replies: { ...dealWith(ended), [keepingCall]: { refused: 'ServerError' } },
    act: waitFor('main dl'),
  }),
  deal('putting on hold', { replies: dealWith(ended), act: openHold }),
  deal('putting on hold, without a reason', {
    replies: dealWith(ended),
    act: inTurn(openHold, submitDialog, errorAtField),
  }),
  deal('put on hold', { replies: dealWith(ended), act: inTurn(openHold, written, submitDialog, news) }),
  deal('held meanwhile', {
    replies: dealWith(ended, { '/console-api/HoldDeal': { refused: 'StaleEdit' } }),
    act: inTurn(openHold, written, submitDialog, news),
  }),
  deal('hold lifted', { replies: dealWith(onHold), act: inTurn(openLift, words, submitDialog, news) }),
  deal('asking for erasure', { replies: dealWith(unsent), act: openAsk }),
  deal('asking for erasure, without a reason', {
    replies: dealWith(ended),
    act: inTurn(openAsk, submitDialog, errorAtField),
  }),
  deal('asking for erasure, on hold meanwhile', {
    replies: dealWith(ended, { '/console-api/RequestErasure': { refused: 'DealHeld' } }),
    act: inTurn(openAsk, chooseReason, submitDialog, failed),
  }),
  deal('asked for erasure', { replies: dealWith(ended), act: inTurn(openAsk, chooseReason, submitDialog, news) }),
]
