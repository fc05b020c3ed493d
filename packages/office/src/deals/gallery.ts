import { click, inTurn, openDialog, pressUntil, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { board, closedDeals, listed, page, someCounts, waiting } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner, withDemo, withoutDemo } from '../gallery/fixtures.ts'
import { streamOf } from '../gallery/live.ts'

const manyDeals = page(
  Array.from({ length: 25 }, (_, at) => listed({ MortgageApplicationID: 7100 + at, Client: `Ada Roy ${at + 1}` })),
)

const deals = entriesOf('officeDeals', '/office/deals')
const filled: GalleryReplies = { '/console-api/ListPipeline': waiting, '/console-api/CountPipeline': someCounts }
const assign = openDialog('main [class*="_list_"] [class*="_buttons_"] button:last-of-type')
const next = page([listed({ MortgageApplicationID: 7010, Client: 'Chloé Nguyen' })])
const more = click('main [class*="_more_"]')
const pressKey = (key: string) => async (document: Document) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

const boarded = board(
  [...waiting.Deals, ...closedDeals.Deals, listed({ MortgageApplicationID: 7020, Stage: 'lender' })],
  {
    collecting: 26,
    closed: 1000,
  },
)
const onBoard: GalleryReplies = {
  ...filled,
  '/console-api/BoardDeals': boarded,
  '/console-api/MoveDeal': { StatusDD: 1 },
}
/** The column that a narrow page shows first has the deals that are moved, and more of them. */
const movable: GalleryReplies = {
  ...onBoard,
  '/console-api/BoardDeals': board([listed(), listed({ MortgageApplicationID: 7020, Stage: 'lender' })], {
    collecting: 26,
  }),
}
const demoDeal = listed({ SiteID: 'demo-3f8a21c7', MortgageApplicationID: 7030 })
const ofDemo: GalleryReplies = {
  '/console-api/LoadMe': withDemo,
  '/console-api/ListPipeline': page([demoDeal, ...waiting.Deals]),
  '/console-api/BoardDeals': board([demoDeal]),
}
const atBoard = '/office/deals?layout=board'
const moveCard = openDialog('main section li button')
const moreCards = inTurn(waitFor('main section'), click('main [data-more]'))

const openExport = openDialog('main [data-export]')
const confirmExport = inTurn(openExport, click('dialog [class*="_buttons_"] button', 1))
const exporting = '/console-api/ExportPipeline'

export const gallery: GalleryEntry[] = [
  deals('filled', { replies: filled }),
  deals('saving the list', { replies: filled, act: openExport }),
  deals('saving the list, busy', { replies: { ...filled, [exporting]: 'pending' }, act: confirmExport }),
  deals('list not saved', {
    replies: { ...filled, [exporting]: { refused: 'TooManyRequests' } },
    act: inTurn(confirmExport, waitFor('dialog [role="alert"]')),
  }),
  deals('no deal to save', {
    replies: { ...filled, [exporting]: page([]) },
    act: inTurn(confirmExport, waitFor('main [role="status"] p')),
  }),
  deals('list saved', {
    replies: { ...filled, [exporting]: waiting },
    act: inTurn(confirmExport, waitFor('main [role="status"] p')),
  }),
  deals('one deal saved', {
    replies: { ...filled, [exporting]: page([listed()]) },
    act: inTurn(confirmExport, waitFor('main [role="status"] p')),
  }),
  deals('list saved, and there are more', {
    replies: { ...filled, [exporting]: { ...page([listed()]), Next: 'next' } },
    act: inTurn(confirmExport, waitFor('main [role="status"] p')),
  }),
  deals('one deal changed', {
    replies: filled,
    before: streamOf({ Kind: 'answers', SiteID: 'rive-nord', MortgageApplicationID: 7001 }),
    act: waitFor('[data-updates]'),
  }),
  deals('two deals changed', {
    replies: filled,
    before: streamOf(
      { Kind: 'answers', SiteID: 'rive-nord', MortgageApplicationID: 7001 },
      { Kind: 'deal', SiteID: 'rive-nord', MortgageApplicationID: 7002 },
    ),
    act: waitFor('[data-updates]'),
  }),
  deals('changes missed', { replies: filled, before: streamOf('lost'), act: waitFor('[data-updates]') }),
  deals('one site', { replies: { ...filled, '/console-api/LoadMe': { ...owner, Sites: owner.Sites.slice(0, 1) } } }),
  deals('assistant', { replies: { ...filled, '/console-api/LoadMe': { ...assistant, Sites: owner.Sites } } }),
  deals('loading', { replies: { '/console-api/ListPipeline': 'pending' } }),
  deals('not loaded', { replies: { ...filled, '/console-api/ListPipeline': { refused: 'ServerError' } } }),
  deals('not permitted', { replies: { '/console-api/LoadMe': { ...assistant, Actions: [] } } }),
  deals('nothing waits'),
  deals('nothing at all', {
    replies: { '/console-api/LoadMe': withoutDemo },
  }),
  deals('sample deals', { replies: { ...filled, ...ofDemo } }),
  deals('sample deals on the board', { path: atBoard, replies: { ...onBoard, ...ofDemo } }),
  deals('no open deal', { path: '/office/deals?view=open' }),
  deals('no closing', { path: '/office/deals?view=closing' }),
  deals('no closed deal', { path: '/office/deals?view=closed' }),
  deals('closed', {
    path: '/office/deals?view=closed',
    replies: { ...filled, '/console-api/ListPipeline': closedDeals },
  }),
  deals('filtered', {
    path: '/office/deals?view=open&owner=me&site=laval&status=1&stage=lender&purpose=2&q=gagnon',
    replies: filled,
  }),
  deals('filters open', {
    replies: filled,
    act: async (document) => document.querySelector<HTMLElement>('main search button[aria-expanded]')?.click(),
  }),
  deals('nothing found', { path: '/office/deals?q=zz' }),
  deals('found in other views', {
    path: '/office/deals?q=gagnon',
    replies: {
      ...filled,
      '/console-api/ListPipeline': ({ View }) =>
        View === 'open' ? page([listed()]) : View === 'closed' ? page(closedDeals.Deals, 'next') : page([]),
    },
    act: waitFor('[data-elsewhere="closed"]'),
  }),
  deals('commands, more than are shown', {
    replies: { '/console-api/ListPipeline': manyDeals },
    act: inTurn(waitFor('main a[data-row]'), pressUntil('?', 'dialog[open]')),
  }),
  deals('more', {
    replies: { ...filled, '/console-api/ListPipeline': [page(waiting.Deals, 'next'), next] },
    act: inTurn(more, waitFor('main a[href$="/7010"]')),
  }),
  deals('more loading', {
    replies: { ...filled, '/console-api/ListPipeline': [page(waiting.Deals, 'next'), 'pending'] },
    act: more,
  }),
  deals('more not loaded', {
    replies: { ...filled, '/console-api/ListPipeline': [page(waiting.Deals, 'next'), { refused: 'ServerError' }] },
    act: inTurn(more, waitFor('main [role="alert"]')),
  }),
  deals('searching', { replies: filled, act: type('main input[type="search"]', 'gagnon') }),
  deals('keys', { replies: filled, act: inTurn(waitFor('main a[data-row]'), pressKey('j'), pressKey('j')) }),
  deals('move by key', {
    replies: filled,
    act: inTurn(
      waitFor('main a[data-row]'),
      pressUntil('j', 'main a[data-row]:focus'),
      pressUntil('m', 'dialog[open]'),
    ),
  }),
  deals('keys off', { replies: filled, before: () => localStorage.setItem('foyer.keys', 'off') }),
  deals('assign', { replies: filled, act: assign }),
  deals('assign, out of reach', {
    replies: { ...filled, '/console-api/AssignDeal': { refused: 'NoAccess' } },
    act: inTurn(assign, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deals('assign, taken by a colleague', {
    replies: { ...filled, '/console-api/AssignDeal': { refused: 'StaleEdit' } },
    act: inTurn(assign, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deals('board', { path: atBoard, replies: onBoard }),
  deals('board of one site', {
    path: atBoard,
    replies: { ...onBoard, '/console-api/LoadMe': { ...owner, Sites: owner.Sites.slice(0, 1) } },
  }),
  deals('board without moves', {
    path: atBoard,
    replies: { ...onBoard, '/console-api/LoadMe': { ...assistant, Actions: ['deal.view'] } },
  }),
  deals('board, keys', {
    path: atBoard,
    replies: onBoard,
    act: inTurn(waitFor('main a[data-row]'), pressKey('b'), pressKey('b')),
  }),
  deals('board, narrowed', { path: `${atBoard}&owner=me&q=gagnon`, replies: onBoard }),
  deals('board, nothing found', { path: `${atBoard}&q=zz`, replies: { '/console-api/BoardDeals': board([]) } }),
  deals('board, no deal', { path: atBoard, replies: { '/console-api/BoardDeals': board([]) } }),
  deals('loading the board', { path: atBoard, replies: { '/console-api/BoardDeals': 'pending' } }),
  deals('board, not loaded', { path: atBoard, replies: { '/console-api/BoardDeals': { refused: 'ServerError' } } }),
  deals('board, move', { path: atBoard, replies: movable, act: moveCard }),
  deals('board, move of one that was not sent', {
    path: atBoard,
    replies: {
      ...movable,
      '/console-api/BoardDeals': board([listed({ StatusDD: 11, Stage: 'started', SubmittedAt: '' })]),
      '/console-api/MoveDeal': { refused: 'ApplicationNotSubmitted' },
    },
    act: inTurn(
      moveCard,
      click('dialog input[value="closed"]'),
      submitDialog,
      waitFor('dialog form [class*="_notice_"]'),
    ),
  }),
  deals('board, moved', {
    path: atBoard,
    replies: movable,
    act: inTurn(moveCard, click('dialog input[value="reviewing"]'), submitDialog, waitFor('main [role="status"] p')),
  }),
  deals('board, more', {
    path: atBoard,
    replies: {
      ...movable,
      '/console-api/ListPipeline': page([listed(), listed({ MortgageApplicationID: 7021 })], 'next'),
    },
    act: moreCards,
  }),
  deals('board, more loading', {
    path: atBoard,
    replies: { ...movable, '/console-api/ListPipeline': 'pending' },
    act: moreCards,
  }),
  deals('board, more not loaded', {
    path: atBoard,
    replies: { ...movable, '/console-api/ListPipeline': { refused: 'ServerError' } },
    act: inTurn(moreCards, waitFor('main section [role="alert"]')),
  }),
  deals('assigned', { replies: filled, act: inTurn(assign, submitDialog, waitFor('main [role="status"] p')) }),
]
