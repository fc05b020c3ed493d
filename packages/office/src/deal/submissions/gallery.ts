import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { exported, loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { alone, changed, twice, unchanged, withheldToday } from '../../gallery/submissions.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  '/console-api/LoadSubmission': changed,
}
const open = inTurn(waitFor('[data-submissions]'), click('[data-submissions]'))
const compared = inTurn(open, waitFor('main section h4, main section [role="status"] p'))

const older = inTurn(compared, click('[data-compare]', 1))

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
  deal('submissions, an older one', { replies: filled, act: older }),
  deal('submissions, two compared', {
    replies: { ...filled, '/console-api/LoadSubmission': twice },
    act: inTurn(older, click('main input[role="combobox"]'), click('[role="option"]', 1), waitFor('main section h4')),
  }),
  deal('submissions, as a document', {
    replies: { ...filled, '/console-api/ExportDeal': exported },
    act: inTurn(
      open,
      waitFor('main li [data-export]'),
      click('main li [data-export]'),
      waitFor('main [role="status"] p'),
    ),
  }),
  deal('loading the submissions', { replies: { ...filled, '/console-api/LoadSubmission': 'pending' }, act: open }),
  deal('submissions, not loaded', {
    replies: { ...filled, '/console-api/LoadSubmission': { refused: 'ServerError' } },
    act: inTurn(open, waitFor('main section [role="alert"]')),
  }),
]
