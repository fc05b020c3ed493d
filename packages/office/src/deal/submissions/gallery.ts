import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { alone, changed, unchanged, withheldToday } from '../../gallery/submissions.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  '/console-api/LoadSubmission': changed,
}
const open = inTurn(waitFor('[data-submissions]'), click('[data-submissions]'))
const compared = inTurn(open, waitFor('main section h4, main section [role="status"] p'))

/** What changed since a deal was submitted. */
export const gallery: GalleryEntry[] = [
  deal('submissions, changed since', { replies: filled, act: compared }),
  deal('submissions, people added since', {
    replies: { ...filled, '/console-api/LoadSubmission': alone },
    act: compared,
  }),
  deal('submissions, unchanged', { replies: { ...filled, '/console-api/LoadSubmission': unchanged }, act: compared }),
  deal('submissions, a part withheld today', {
    replies: { ...filled, '/console-api/LoadDeal': withheldToday, '/console-api/LoadSubmission': unchanged },
    act: compared,
  }),
  deal('submissions, an older one', { replies: filled, act: inTurn(compared, click('[data-compare]', 1)) }),
  deal('loading the submissions', { replies: { ...filled, '/console-api/LoadSubmission': 'pending' }, act: open }),
  deal('submissions, not loaded', {
    replies: { ...filled, '/console-api/LoadSubmission': { refused: 'ServerError' } },
    act: inTurn(open, waitFor('main section [role="alert"]')),
  }),
]
