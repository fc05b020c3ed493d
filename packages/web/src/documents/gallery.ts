import { click, inTurn, later, openDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { pagePicture } from '@foyer/ui/gallery/page-picture.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import {
  documentItem,
  documentRequest,
  everyStatus,
  noDocument,
  notAvailable,
  nothingSent,
  someSent,
  submittedFile,
} from '../gallery/documents.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { MortgageApplicationID, SiteID, signedInSite } from '../gallery/fixtures.ts'
import { loaded, sophie } from '../gallery/people.ts'

const step = entriesOf('request', `/demo/user/${MortgageApplicationID}/request`)
const page = entriesOf('recipientUpload', `/${SiteID}/doc/r1/upload`)
const access = entriesOf('accessCode', `/${SiteID}/reqdoc/upload/r1`)
const contact = entriesOf('recipientContact', `/${SiteID}/doc/r1/contact`)

const application = (Items: typeof nothingSent, more: Parameters<typeof loaded>[1] = {}) => {
  const request = documentRequest(Items)
  return loaded([sophie()], { Step: 3, showRequestDocument: 1, RequestDocument: request, Requests: [request], ...more })
}
const docs = (Items: typeof nothingSent) => ({ Docs: documentRequest(Items), AccessCode: 1, ExpiredLink: '' })
const request = (Items: typeof nothingSent) => ({ '/api/RDLoad': docs(Items) })
const allSubmitted = nothingSent.map((item) => ({ ...item, DFRequestDocItemStatusDD: 4, Uploads: [submittedFile()] }))
const several = [
  documentRequest(someSent),
  documentRequest([documentItem(9)], {
    DFRequestDocID: 3002,
    RequestDocID: 'r2',
    Desc: 'Notaire Bélanger',
    BorrowerFlag: 0,
  }),
]
const unasked = { AccessCode: 1, CodeSent: 0, ExpiredLink: '' }
const opened = { AccessCode: 0, CodeSent: 0, ExpiredLink: '' }
const asked = { ...unasked, CodeSent: 1 }
const expired = { AccessCode: 0, CodeSent: 0, ExpiredLink: 'Expired' }
const withdrawn = { ...expired, ExpiredLink: 'Withdrawn' }
const asks = { '/api/RDACCESS': asked }
const asksFirst = { '/api/RDACCESS': unasked }

/** Chooses files as the browser's dialog would. */
const choose =
  (...names: string[]) =>
  async (document: Document) => {
    const input = await appears<HTMLInputElement>(document, 'main input[type=file][multiple]')
    const chosen = new DataTransfer()
    for (const name of names) chosen.items.add(new File([name === 'empty.pdf' ? '' : name], name))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await frames(4)
  }
const refusals = [
  'FilePasswordProtected',
  'FileTooLarge',
  'FileTypeNotAccepted',
  'FileNameMismatch',
  'FileDamaged',
  'FileUnsafe',
  'FileInfected',
] as const
const drawn = { Picture: pagePicture }
/** The first button of the first file. */
const view = openDialog('main section[id^="document-"] li button')
const closesSoon = inTurn(waitFor('main section[id^="document-"]'), later(28), waitFor('dialog'))
const openReason = openDialog('main section[id^="document-"] button[class*="_link_"]')
const sendReason = click('dialog button[type="submit"]')
const press = click('main button[data-ready]')
const askAgain = click('main button[class*="link"]')
const giveEmail = inTurn(type('main input', 'sophie.gagnon@example.com'), press)

export const gallery: GalleryEntry[] = [
  step('empty', { replies: application(nothingSent) }),
  step('filled', { replies: application(someSent) }),
  step('viewing', {
    replies: { ...application(someSent), '/api/RDLoadPage': drawn },
    act: inTurn(view, waitFor('dialog img')),
  }),
  step('viewing another page', {
    replies: { ...application(someSent), '/api/RDLoadPage': drawn },
    act: inTurn(view, waitFor('dialog img'), click('dialog nav button', 1), waitFor('dialog img[alt*="2"]')),
  }),
  step('loading a page', { replies: { ...application(someSent), '/api/RDLoadPage': 'pending' }, act: view }),
  step('page not shown', {
    replies: { ...application(someSent), '/api/RDLoadPage': { refused: 'Unavailable', retryAfter: 60 } },
    act: view,
  }),
  step('several', {
    replies: loaded([sophie()], {
      Step: 3,
      showRequestDocument: 1,
      RequestDocument: several[0] ?? documentRequest([]),
      Requests: several,
    }),
  }),
  step('refused later', { replies: application(everyStatus, { Step: 4, MissingDocs: 1 }) }),
  step('every status', { replies: application(everyStatus) }),
  step('sending', {
    replies: application(nothingSent),
    upload: { part: 0.42 },
    act: choose('Talon 1.pdf', 'Talon 2.pdf', 'Talon 3.pdf', 'IMG_2045.jpg'),
  }),
  step('checking', { replies: application(nothingSent), upload: { part: 1 }, act: choose('Talon 1.pdf') }),
  step('still sending', {
    replies: application(someSent),
    upload: { part: 0.9 },
    act: inTurn(choose('Talon 2.pdf'), press),
  }),
  step('refused', {
    replies: application(nothingSent),
    upload: refusals.map((refused) => ({ refused })),
    act: choose('empty.pdf', ...refusals.map((_, index) => `Talon ${index + 1}.pdf`)),
  }),
  step('lost', { replies: application(nothingSent), upload: 'network', act: choose('Talon 1.pdf') }),
  step('full', { replies: application(someSent), upload: { refused: 'TooManyUploads' }, act: choose('Talon 51.pdf') }),
  step('added', { replies: application(someSent), act: choose('Talon 2.pdf') }),
  step('wrong', { replies: application(nothingSent), act: press }),
  step('removing', { replies: application(someSent), act: openDialog('main li button[class*="button"]:last-of-type') }),
  step('not removed', {
    replies: { ...application(someSent), '/api/RDRemoveUploadV2': { refused: 'DocumentSubmitted' } },
    act: inTurn(openDialog('main li button[class*="button"]:last-of-type'), click('dialog button[class*="danger"]')),
  }),
  step('joining', {
    replies: { ...application(someSent), '/api/RDJoinPhotos': 'pending' },
    act: click('section[id^="document-"]:nth-of-type(2) ul + div button'),
  }),
  step('not joined', {
    replies: { ...application(someSent), '/api/RDJoinPhotos': { refused: 'PhotosNotJoinable' } },
    act: click('section[id^="document-"]:nth-of-type(2) ul + div button'),
  }),
  step('saving', { replies: { ...application(someSent), '/api/MTGAPPDoneRequestDocument': 'pending' }, act: press }),
  step('failed', { replies: { ...application(someSent), '/api/MTGAPPDoneRequestDocument': 'network' }, act: press }),
  step('not available', { replies: application(notAvailable) }),
  step('closed', { replies: loaded([sophie()], { Step: 3 }) }),
  step('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  page('empty', { replies: request(nothingSent) }),
  page('filled', { replies: request(someSent) }),
  page('from the deals', {
    path: `/${SiteID}/doc/r1/upload?mydeals=true`,
    replies: { ...request(someSent), '/api/loadSiteConfiguration': signedInSite },
  }),
  page('every status', { replies: request(everyStatus) }),
  page('wrong', { replies: request(nothingSent), act: press }),
  page('closed meanwhile', {
    replies: request(nothingSent),
    upload: { refused: 'DocumentClosed' },
    act: choose('Talon 1.pdf'),
  }),
  page('submitting', { replies: { ...request(someSent), '/api/RDSubmit': 'pending' }, act: press }),
  page('submitted', {
    replies: { '/api/RDLoad': [docs(someSent), docs(allSubmitted)] },
    act: inTurn(press, click('main [role="status"]')),
  }),
  page('not submitted', { replies: { ...request(someSent), '/api/RDSubmit': 'network' }, act: press }),
  page('not available', { replies: request(notAvailable) }),
  page('not available is asked', { replies: request(nothingSent), act: openReason }),
  page('not available without a reason', { replies: request(nothingSent), act: inTurn(openReason, sendReason) }),
  page('not available is refused', {
    replies: { ...request(nothingSent), '/api/RDNotAvailable': { refused: 'DocumentClosed' } },
    act: inTurn(openReason, type('dialog textarea', noDocument), sendReason),
  }),
  page('not taken back', {
    replies: { ...request(notAvailable), '/api/RDTakeBackNotAvailable': { refused: 'DocumentSubmitted' } },
    act: click('main section[id^="document-"] button[class*="_link_"]'),
  }),
  page('closes soon', { replies: request(someSent), act: closesSoon }),
  page('closes for good', {
    replies: { ...request(someSent), '/api/MTGAPPExtendVisit': { IdleSeconds: 100, TotalSeconds: 100 } },
    act: inTurn(closesSoon, click('dialog .mantine-Button-root', 1)),
  }),
  page('session ended', {
    replies: { ...request(someSent), '/api/RDACCESS': [opened, unasked] },
    upload: { refused: 'Access_Denied' },
    act: inTurn(choose('Talon 1.pdf'), waitFor('main form input')),
  }),
  page('session ended with several files', {
    replies: { ...request(someSent), '/api/RDACCESS': [opened, unasked] },
    upload: { refused: 'Access_Denied' },
    act: inTurn(choose('Talon 1.pdf', 'Talon 2.pdf'), waitFor('main form input')),
  }),
  page('nobody’s', { replies: { '/api/RDACCESS': { refused: 'NoRequest' } } }),
  page('expired', { replies: { '/api/RDACCESS': expired } }),
  page('withdrawn', { replies: { '/api/RDACCESS': withdrawn } }),
  page('failed', { replies: { '/api/RDACCESS': 'network' } }),
  page('loading', { replies: { '/api/RDLoad': 'pending' } }),
  access('empty', { replies: asks }),
  access('wrong', { replies: asks, act: press }),
  access('wrong code', {
    replies: { '/api/RDACCESS': [asked, { refused: 'WrongAccessCode' }] },
    act: type('main input', '123456'),
  }),
  access('locked', {
    replies: { '/api/RDACCESS': [asked, { refused: 'TooManyRequests', retryAfter: 900 }] },
    act: type('main input', '123456'),
  }),
  access('busy', { replies: { '/api/RDACCESS': [asked, 'pending'] }, act: type('main input', '123456') }),
  access('expired', {
    replies: { '/api/RDACCESS': [asked, expired] },
    act: type('main input', '123456'),
  }),
  access('withdrawn meanwhile', {
    replies: { '/api/RDACCESS': [asked, withdrawn] },
    act: type('main input', '123456'),
  }),
  access('asking', { replies: asksFirst }),
  access('asking wrong', { replies: asksFirst, act: press }),
  access('asking again', { replies: asks, act: askAgain }),
  access('sent', { replies: asksFirst, act: giveEmail }),
  access('not sent', {
    replies: { ...asksFirst, '/api/RDResendACCESS': { refused: 'WrongOrInvalidEmail' } },
    act: giveEmail,
  }),
  access('sending', { replies: { ...asksFirst, '/api/RDResendACCESS': 'pending' }, act: giveEmail }),
  access('loading', { replies: { '/api/RDACCESS': 'pending' } }),
  contact('filled', {}),
]
