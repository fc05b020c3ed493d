import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { closedDeals, listed, page, someCounts, waiting } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import { streamOf } from '../gallery/live.ts'

const deals = entriesOf('officeDeals', '/office/deals')
const filled: GalleryReplies = { '/console-api/ListPipeline': waiting, '/console-api/CountPipeline': someCounts }
const assign = openDialog('main [class*="_list_"] [class*="_buttons_"] button')
const next = page([listed({ MortgageApplicationID: 7010, Client: 'Chloé Nguyen' })])
const more = click('main [class*="_more_"]')
const pressKey = (key: string) => async (document: Document) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

export const gallery: GalleryEntry[] = [
  deals('filled', { replies: filled }),
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
  deals('no open deal', { path: '/office/deals?view=open' }),
  deals('no closing', { path: '/office/deals?view=closing' }),
  deals('no closed deal', { path: '/office/deals?view=closed' }),
  deals('closed', {
    path: '/office/deals?view=closed',
    replies: { ...filled, '/console-api/ListPipeline': closedDeals },
  }),
  deals('filtered', {
    path: '/office/deals?view=open&owner=me&site=laval&status=1&purpose=2&q=gagnon',
    replies: filled,
  }),
  deals('filters open', {
    replies: filled,
    act: async (document) => document.querySelector<HTMLElement>('main search button[aria-expanded]')?.click(),
  }),
  deals('nothing found', { path: '/office/deals?q=zz' }),
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
  deals('keys off', { replies: filled, before: () => localStorage.setItem('foyer.keys', 'off') }),
  deals('assign', { replies: filled, act: assign }),
  deals('assign, out of reach', {
    replies: { ...filled, '/console-api/AssignDeal': { refused: 'NoAccess' } },
    act: inTurn(assign, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deals('assigned', { replies: filled, act: inTurn(assign, submitDialog, waitFor('main [role="status"] p')) }),
]
