import { click, inTurn, openDialog, submitDialog, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { assistant, clipboard } from '../../gallery/fixtures.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=applicants')
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
}
const refusedWith = (refused: 'StepUpRequired' | 'TooManyRequests' | 'NoAccess'): GalleryReplies => ({
  ...filled,
  '/console-api/RevealSin': { refused },
})
const ask = openDialog('[data-reveal="sin"]')
const reason = (place: number) =>
  inTurn(waitFor('dialog input[type="radio"]'), click('dialog input[type="radio"]', place))
const askForLender = inTurn(ask, reason(1), submitDialog)
const shown = waitFor('main [data-revealed]')

export const gallery: GalleryEntry[] = [
  deal('applicants, not permitted to show', { replies: { ...filled, '/console-api/LoadMe': assistant } }),
  deal('show a SIN', { replies: filled, act: ask }),
  deal('show a SIN, another reason', {
    replies: filled,
    act: inTurn(ask, reason(5), waitFor('dialog input:not([type="radio"])')),
  }),
  deal('show a SIN, no reason', { replies: filled, act: inTurn(ask, submitDialog, waitFor('[data-error-key]')) }),
  deal('show a SIN, no words', {
    replies: filled,
    act: inTurn(ask, reason(5), submitDialog, waitFor('[data-error-key]')),
  }),
  deal('show a SIN, to be confirmed', {
    replies: refusedWith('StepUpRequired'),
    act: inTurn(askForLender, waitFor('dialog [data-passkey]')),
  }),
  deal('show a SIN, too many', {
    replies: refusedWith('TooManyRequests'),
    act: inTurn(askForLender, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('show a SIN, gone', {
    replies: refusedWith('NoAccess'),
    act: inTurn(askForLender, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('SIN shown', { replies: filled, act: inTurn(askForLender, shown) }),
  deal('SIN copied', {
    replies: filled,
    before: clipboard(() => Promise.resolve()),
    act: inTurn(askForLender, shown, click('main [class*="_cell_"] button', 1)),
  }),
  deal('document number shown', {
    replies: filled,
    act: inTurn(openDialog('[data-reveal="documentNumber"]'), reason(2), submitDialog, shown),
  }),
]
