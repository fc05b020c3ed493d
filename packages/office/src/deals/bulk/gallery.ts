import { click, inTurn, openDialog, submitDialog, waitFor } from '@foyer/ui/gallery/acts.ts'
import { waiting } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'

const deals = entriesOf('officeDeals', '/office/deals')
const filled: GalleryReplies = { '/console-api/ListPipeline': waiting, '/console-api/MoveDeal': { StatusDD: 1 } }
const box = '[class*="_list_"] input[type="checkbox"]'
const all = inTurn(waitFor(box), click(box))
const one = inTurn(waitFor(box), click(box, 1))
const move = inTurn(all, openDialog('[data-bulk="move"]'))
const remind = inTurn(all, openDialog('[data-bulk="remind"]'))
const toLender = inTurn(move, click('dialog input[value="lender"]'), submitDialog)
const over = waitFor('[class*="_result_"] [class*="_notice_"]')

/** What is done with several deals of the list. */
export const gallery: GalleryEntry[] = [
  deals('one selected', { replies: filled, act: one }),
  deals('all selected', { replies: filled, act: all }),
  deals('assign several', { replies: filled, act: inTurn(all, openDialog('[data-bulk="assign"]')) }),
  deals('assign one of several', { replies: filled, act: inTurn(one, openDialog('[data-bulk="assign"]')) }),
  deals('move several', { replies: filled, act: inTurn(move, click('dialog input[value="lender"]')) }),
  deals('move several, with mails', { replies: filled, act: inTurn(move, click('dialog input[value="clear"]')) }),
  deals('move one of several', { replies: filled, act: inTurn(one, openDialog('[data-bulk="move"]')) }),
  deals('remind of several', { replies: filled, act: remind }),
  deals('remind of one', { replies: filled, act: inTurn(one, openDialog('[data-bulk="remind"]')) }),
  deals('reminded of some', {
    replies: {
      ...filled,
      '/console-api/RemindOfDocuments': [
        { refused: 'RemindedRecently' },
        { refused: 'NothingToRemind' },
        { Reminded: 2 },
      ],
    },
    act: inTurn(remind, click('dialog [class*="_buttons_"] button', 1), over),
  }),
  deals('several on their way', {
    replies: { ...filled, '/console-api/MoveDeal': 'pending' },
    act: inTurn(toLender, waitFor('[data-stop]')),
  }),
  deals('several moved', { replies: filled, act: inTurn(toLender, over) }),
  deals('one of several moved', {
    replies: filled,
    act: inTurn(one, openDialog('[data-bulk="move"]'), click('dialog input[value="lender"]'), submitDialog, over),
  }),
  deals('several, some not', {
    replies: { ...filled, '/console-api/MoveDeal': [{ StatusDD: 1 }, { refused: 'NoAccess' }] },
    act: inTurn(toLender, over),
  }),
]
