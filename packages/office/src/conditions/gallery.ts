import { click, waitFor } from '@foyer/ui/gallery/acts.ts'
import { noOpenConditions, openConditions } from '../gallery/conditions.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { owner } from '../gallery/fixtures.ts'
import { streamOf } from '../gallery/live.ts'

const reads = '/console-api/ListOpenConditions'
const filled: GalleryReplies = { [reads]: openConditions }
const none: GalleryReplies = { [reads]: noOpenConditions }
const page = entriesOf('officeConditions', '/office/conditions')
const mine = entriesOf('officeConditions', '/office/conditions?view=mine')
const narrowed = entriesOf('officeConditions', '/office/conditions?site=laval&lender=Nord&status=received')
const shown = waitFor('main [class*="_records_"]')
const oneSite = { ...owner, Sites: owner.Sites.slice(0, 1) }
const notPermitted = { ...owner, Actions: owner.Actions.filter((action) => action !== 'deal.view') }

export const gallery: GalleryEntry[] = [
  page('filled', { replies: filled, act: shown }),
  page('of one site', { replies: { ...filled, '/console-api/LoadMe': oneSite }, act: shown }),
  mine('mine', { replies: filled, act: shown }),
  narrowed('narrowed', { replies: filled, act: shown }),
  page('changed by others', {
    replies: filled,
    before: streamOf(
      { Kind: 'deal', SiteID: 'rive-nord', MortgageApplicationID: 7001 },
      { Kind: 'documents', SiteID: 'rive-nord', MortgageApplicationID: 7002 },
      { Kind: 'answers', SiteID: 'rive-nord', MortgageApplicationID: 7003 },
    ),
    act: waitFor('[data-updates]'),
  }),
  page('none', { replies: none, act: waitFor('main [class*="_empty_"]') }),
  mine('mine, none', { replies: none, act: waitFor('main [class*="_empty_"]') }),
  narrowed('narrowed, none', { replies: none, act: waitFor('main [class*="_empty_"]') }),
  page('loading', { replies: { [reads]: 'pending' } }),
  page('loading more', {
    replies: { [reads]: [{ ...openConditions, Next: 'infinity 5' }, 'pending'] },
    act: click('main [class*="_more_"]'),
  }),
  page('not loaded', { replies: { [reads]: { refused: 'ServerError' } }, act: waitFor('main [role="alert"]') }),
  page('not permitted', { replies: { ...filled, '/console-api/LoadMe': notPermitted } }),
]
