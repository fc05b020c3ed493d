import { click, inTurn, later, openDialog, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const link = { Url: 'https://portal.example/rive-nord/loginas/AAAAAAAAAAAAAAAAAAAAAA' }
const replies = (ticket: GalleryReplies['/console-api/CreateSignInTicket'] = link): GalleryReplies => ({
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  ...(ticket !== undefined && { '/console-api/CreateSignInTicket': ticket }),
})
const open = openDialog('main [data-hand-off]')
const make = inTurn(open, click('dialog [class*="_buttons_"] button', 1))
const made = inTurn(make, waitFor('dialog [data-open]'))
const failed = inTurn(make, waitFor('dialog [role="alert"]'))
/** The link is followed by the browser, not by the page. */
const follow = async (document: Document) => {
  const opener = document.querySelector('dialog [data-open]')
  opener?.addEventListener('click', (event) => event.preventDefault())
  await click('dialog [data-open]')(document)
}

/** The portal, opened as the client. */
export const gallery: GalleryEntry[] = [
  deal('hand-off', { replies: replies(), act: open }),
  deal('hand-off, making the link', { replies: replies('pending'), act: make }),
  deal('hand-off, to be confirmed', {
    replies: replies({ refused: 'StepUpRequired' }),
    act: inTurn(make, waitFor('dialog [data-passkey]')),
  }),
  deal('hand-off, link made', { replies: replies(), act: made }),
  deal('hand-off, link expired', {
    replies: replies(),
    act: inTurn(made, later(2), waitFor('dialog [data-kind="info"]')),
  }),
  deal('hand-off, another deal is a colleague’s', { replies: replies({ refused: 'NoAccess' }), act: failed }),
  deal('hand-off, no link', { replies: replies({ refused: 'ServerError' }), act: failed }),
  deal('handed off', { replies: replies(), act: inTurn(made, follow, waitFor('main [role="status"] p')) }),
]
