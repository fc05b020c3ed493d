import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { someViews, waiting } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { assistant, owner } from '../../gallery/fixtures.ts'

const deals = entriesOf('officeDeals', '/office/deals')
const filled: GalleryReplies = {
  '/console-api/ListPipeline': waiting,
  '/console-api/ListViews': someViews,
  '/console-api/SaveView': { ViewID: 'v3' },
}
const open = inTurn(waitFor('main [data-views]'), click('main [data-views]'))
const add = inTurn(open, openDialog('main section [data-add]'))
const named = inTurn(add, type('dialog input', 'Laval'))
const rename = inTurn(open, openDialog('main section [class*="_buttons_"] button'))
const refused = waitFor('dialog form [class*="_notice_"]')

/** The saved views of the page of deals. */
export const gallery: GalleryEntry[] = [
  deals('views', { path: '/office/deals?view=open&owner=me&stage=lender', replies: filled, act: open }),
  deals('views, by key', {
    replies: filled,
    act: inTurn(waitFor('main [data-views]'), async (document) => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }))
    }),
  }),
  deals('views of others', {
    replies: {
      ...filled,
      '/console-api/LoadMe': { ...assistant, Sites: owner.Sites },
      '/console-api/ListViews': { Views: someViews.Views.map((view) => ({ ...view, MayChangeFl: 1 - view.SharedFl })) },
    },
    act: open,
  }),
  deals('no views', { replies: { '/console-api/ListPipeline': waiting }, act: open }),
  deals('loading the views', { replies: { ...filled, '/console-api/ListViews': 'pending' }, act: open }),
  deals('views, not loaded', {
    replies: { ...filled, '/console-api/ListViews': { refused: 'ServerError' } },
    act: open,
  }),
  deals('save a view', { replies: filled, act: named }),
  deals('view saved', { replies: filled, act: inTurn(named, submitDialog, waitFor('main [role="status"] p')) }),
  deals('no room for a view', {
    replies: { ...filled, '/console-api/SaveView': { refused: 'TooManyRecords' } },
    act: inTurn(named, submitDialog, refused),
  }),
  deals('rename a view', { replies: filled, act: rename }),
  deals('view changed meanwhile', {
    replies: { ...filled, '/console-api/SaveView': { refused: 'StaleEdit' } },
    act: inTurn(rename, type('dialog input', 'Laval'), submitDialog, refused),
  }),
  deals('remove a view', {
    replies: filled,
    act: inTurn(open, openDialog('main section [class*="_buttons_"] button:last-of-type')),
  }),
]
