import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { alone, assistant, owner } from '../gallery/fixtures.ts'

const people = entriesOf('officePeople', '/office/people')
const invite = openDialog('main [data-add]')
/** The buttons of the rows in their order: the owner has one, each other person three, each invitation two. */
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const open = (place: number) => inTurn(waitFor(row), click(row, place), waitFor('dialog'))
const confirm = click('dialog [class*="_buttons_"] button', 1)
const sites = inTurn(invite, click('dialog input[value="sites"]'))
const inDialog = (selector: string, text: string) => type(`dialog ${selector}`, text)
const filled = inTurn(
  invite,
  inDialog('input[type="email"]', 'chloe@rive-nord.example'),
  inDialog('input[id$="FirstName"]', 'Chloé'),
  inDialog('input[id$="LastName"]', 'Nguyen'),
)

export const gallery: GalleryEntry[] = [
  people('filled'),
  people('alone', { replies: { '/console-api/ListPeople': alone } }),
  people('loading', { replies: { '/console-api/ListPeople': 'pending' } }),
  people('not loaded', { replies: { '/console-api/ListPeople': { refused: 'ServerError' } } }),
  people('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  people('invite', { act: invite }),
  people('invite, wrong', { act: inTurn(invite, submitDialog) }),
  people('invite, sites', { act: inTurn(sites, submitDialog) }),
  people('invite, no site', {
    replies: { '/console-api/LoadMe': { ...owner, Sites: [] } },
    act: sites,
  }),
  people('invite, already here', {
    replies: { '/console-api/InvitePerson': { refused: 'PersonExists' } },
    act: inTurn(filled, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  people('invite, from a page of another brokerage', {
    replies: { '/console-api/InvitePerson': { refused: 'OtherSession' } },
    act: inTurn(filled, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  people('invited', {
    replies: { '/console-api/InvitePerson': { InvitationID: 'i3' } },
    act: inTurn(filled, submitDialog, waitFor('main [role="status"] p')),
  }),
  people('change', { act: open(1) }),
  people('change the last owner', {
    replies: { '/console-api/ChangePerson': { refused: 'LastOwner' } },
    act: inTurn(open(0), submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  people('change, changed by a colleague', {
    replies: { '/console-api/ChangePerson': { refused: 'StaleEdit' } },
    act: inTurn(open(1), submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  people('reset', { act: open(2) }),
  people('reset, works elsewhere too', {
    replies: { '/console-api/ResetFactors': { refused: 'PersonOfOtherBrokerages' } },
    act: inTurn(open(2), confirm, waitFor('dialog [role="alert"]')),
  }),
  people('reset, who breaks glass', {
    replies: { '/console-api/ResetFactors': { refused: 'BreakGlassPerson' } },
    act: inTurn(open(2), confirm, waitFor('dialog [role="alert"]')),
  }),
  people('reset, done', { act: inTurn(open(2), confirm, waitFor('main [role="status"] p')) }),
  people('end', { act: open(3) }),
  people('end, without sites', { act: open(6) }),
  people('invitation sent again', { act: inTurn(waitFor(row), click(row, 10), waitFor('main [role="status"] p')) }),
  people('invitation not sent', {
    replies: { '/console-api/ResendInvitation': { refused: 'TooManyRequests', retryAfter: 600 } },
    act: inTurn(waitFor(row), click(row, 10), waitFor('main [role="alert"]')),
  }),
  people('withdraw an invitation', { act: open(11) }),
]
