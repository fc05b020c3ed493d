import {
  click,
  inTurn,
  leaveDialog,
  openDialog,
  pressUntil,
  submitDialog,
  type,
  waitFor,
} from '@foyer/ui/gallery/acts.ts'
import { samplePdf } from '@foyer/ui/gallery/sample-pdf.ts'
import { loaded } from '../gallery/deal.ts'
import { listed, page } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import { asked, type Keeping, onHold, signed, stillOpen, unsigned } from '../gallery/keeping.ts'
import { sendLater, streamLater, streamOf } from '../gallery/live.ts'
import {
  cancelledRequest,
  declinedRequest,
  loadedSigning,
  signedRequest,
  signingsOf,
  someSignings,
} from '../gallery/signing.ts'

const list = entriesOf('officeSignings', '/office/signing')
const one = entriesOf('officeSigning', '/office/signing/rive-nord/r1')
const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=signing')
const reads = '/console-api/ListSignings'
const filled: GalleryReplies = { [reads]: someSignings }
const none: GalleryReplies = { [reads]: signingsOf([]) }
const notices = 'main [role="status"] p, main [role="alert"] p'
const news = waitFor(notices)

const ask = openDialog('main [data-add]')
const choose = async (document: Document) => {
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]')
  if (input === null) throw new Error('no file field')
  const files = new DataTransfer()
  const bytes = Uint8Array.from(atob(samplePdf(['Commitment'])), (sign) => sign.codePointAt(0) ?? 0)
  files.items.add(new File([bytes], 'commitment.pdf', { type: 'application/pdf' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const inDialog = (name: string, text: string) => type(`dialog [id$="${name}"]`, text)
const fill = inTurn(
  ask,
  choose,
  inDialog('Title', 'Mortgage commitment'),
  inDialog('FirstName', 'Marie'),
  inDialog('LastName', 'Tremblay'),
  inDialog('Email', 'marie@client.example'),
)
const sent = (reply: NonNullable<GalleryReplies['/console-api/RequestSignatures']>): GalleryReplies => ({
  ...filled,
  '/console-api/RequestSignatures': reply,
})
const oneSite = { ...owner, Sites: owner.Sites.slice(0, 1) }
const reader = { ...owner, Actions: owner.Actions.filter((action) => action !== 'signing.manage') }

const opened: GalleryReplies = { '/console-api/LoadSigningRequest': loadedSigning() }
const resend = inTurn(waitFor('main [class*="_buttons_"] button'), click('main [class*="_buttons_"] button'))
const cancel = openDialog('main [data-cancel]')
const confirm = click('dialog [class*="_buttons_"] button', 1)

/** What belongs to no deal is held and erased by itself. */
const alone = { MortgageApplicationID: 0, Client: '', KeepingFl: 1 as const }
const keptAs = (request: typeof signedRequest, keeping: Keeping, more: GalleryReplies = {}): GalleryReplies => ({
  '/console-api/LoadSigningRequest': { ...request, ...alone },
  '/console-api/LoadKeeping': keeping,
  '/console-api/HoldDeal': {},
  '/console-api/RequestErasure': {},
  ...more,
})
/** Cancelled before anyone signed. */
const unsignedRequest = {
  ...cancelledRequest,
  Signers: cancelledRequest.Signers.slice(1),
}
const [openHold, openAsk] = ['hold', 'ask'].map((name) =>
  inTurn(openDialog(`main [data-${name}]`), waitFor('dialog form')),
) as [typeof ask, typeof ask]
const reason = inTurn(
  click('dialog form input[type="radio"], dialog form [role="radio"]'),
  type('dialog textarea', 'Twice'),
)

const ofDeal: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed({})]),
  [reads]: signingsOf(someSignings.Requests.slice(0, 2)),
}

export const gallery: GalleryEntry[] = [
  list('filled', { path: '/office/signing?view=all', replies: filled }),
  list('more', { replies: { [reads]: { ...someSignings, Next: '7' } } }),
  list('loading', { replies: { [reads]: 'pending' } }),
  list('not loaded', { replies: { [reads]: { refused: 'ServerError' } } }),
  list('not permitted', { replies: { '/console-api/LoadMe': { ...assistant, Actions: [] } } }),
  list('none waits', { replies: none }),
  list('none signed', { path: '/office/signing?view=done', replies: none }),
  list('none stopped', { path: '/office/signing?view=stopped', replies: none }),
  list('none at all', { path: '/office/signing?view=all', replies: none }),
  list('changed by others', {
    replies: filled,
    before: streamOf({ Kind: 'signing', SiteID: 'rive-nord', MortgageApplicationID: 0 }),
    act: waitFor('[data-updates]'),
  }),
  list('none found', { path: '/office/signing?q=gagnon', replies: none }),
  list('searching', { replies: filled, act: type('main input[type="search"]', 'tremblay') }),
  list('of one site', { replies: { ...filled, '/console-api/LoadMe': oneSite } }),
  list('who may only look', { replies: { ...filled, '/console-api/LoadMe': reader } }),
  list('new', { replies: filled, act: ask }),
  list('new by key', { replies: filled, act: inTurn(waitFor('main [data-add]'), pressUntil('n', 'dialog')) }),
  list('new, filled in', { replies: filled, act: fill }),
  list('new, two signers', { replies: filled, act: inTurn(fill, click('dialog [data-add-signer]')) }),
  list('new, wrong', { replies: filled, act: inTurn(ask, submitDialog) }),
  list('new, same address', {
    replies: { ...filled, '/console-api/LoadMe': oneSite },
    act: inTurn(
      fill,
      click('dialog [data-add-signer]'),
      inDialog('Signers.1.FirstName', 'Luc'),
      inDialog('Signers.1.LastName', 'Roy'),
      inDialog('Signers.1.Email', 'marie@client.example'),
      inDialog('Note', 'www.example.com'),
      submitDialog,
      waitFor('dialog [data-error-key]'),
    ),
  }),
  list('new, note too long', {
    replies: {
      ...sent({ refused: 'NoteTooLong', errors: [{ Field: 'Note', Key: 'NoteTooLong' }] }),
      '/console-api/LoadMe': oneSite,
    },
    act: inTurn(fill, submitDialog, waitFor('dialog [data-error-key]')),
  }),
  list('new, document refused', {
    replies: {
      ...sent({ refused: 'InvalidDocument', errors: [{ Field: 'Document', Key: 'InvalidDocument' }] }),
      '/console-api/LoadMe': oneSite,
    },
    act: inTurn(fill, submitDialog, waitFor('dialog [data-error-key]')),
  }),
  list('new, too many', {
    replies: { ...sent({ refused: 'TooManyRequests', retryAfter: 3600 }), '/console-api/LoadMe': oneSite },
    act: inTurn(fill, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  list('new, busy', {
    replies: { ...sent('pending'), '/console-api/LoadMe': oneSite },
    act: inTurn(fill, submitDialog),
  }),
  list('sent', {
    replies: { ...sent({ SigningRequestID: 'r9' }), '/console-api/LoadMe': oneSite },
    act: inTurn(fill, submitDialog, news),
  }),
  one('filled', { replies: opened }),
  one('changed meanwhile', {
    replies: opened,
    before: streamLater({ Kind: 'signing', SiteID: 'rive-nord', MortgageApplicationID: 0 }),
    act: inTurn(cancel, sendLater, leaveDialog, waitFor('[data-updates]')),
  }),
  one('loading', { replies: { '/console-api/LoadSigningRequest': 'pending' } }),
  one('not found', { replies: { '/console-api/LoadSigningRequest': { refused: 'NoAccess' } } }),
  one('signed', { replies: { '/console-api/LoadSigningRequest': signedRequest } }),
  one('declined', { replies: { '/console-api/LoadSigningRequest': declinedRequest } }),
  one('cancelled', { replies: { '/console-api/LoadSigningRequest': cancelledRequest } }),
  one('not sealed yet', {
    replies: {
      '/console-api/LoadSigningRequest': loadedSigning({
        ...{ State: 'sealing', DelayedFl: 1, CliApplicationId: 7, MortgageApplicationID: 0, Client: '' },
      }),
    },
  }),
  one('downloading', {
    replies: { '/console-api/LoadSigningRequest': signedRequest, '/console-api/DownloadSignedDocument': 'pending' },
    act: click('main [data-download]'),
  }),
  one('not downloaded', {
    replies: {
      '/console-api/LoadSigningRequest': signedRequest,
      '/console-api/DownloadSignedDocument': { refused: 'ServerError' },
    },
    act: inTurn(click('main [data-download]'), news),
  }),
  one('link sent again', { replies: { ...opened, '/console-api/ResendSigningLink': {} }, act: inTurn(resend, news) }),
  one('link not sent', {
    replies: { ...opened, '/console-api/ResendSigningLink': { refused: 'ServerError' } },
    act: inTurn(resend, news),
  }),
  one('signed meanwhile', {
    replies: { ...opened, '/console-api/ResendSigningLink': { refused: 'SigningNotOpen' } },
    act: inTurn(resend, news),
  }),
  one('cancel', { replies: opened, act: cancel }),
  one('cancel, of insurance', {
    replies: { '/console-api/LoadSigningRequest': loadedSigning({ CliApplicationId: 7 }) },
    act: cancel,
  }),
  one('cancel, wrong', {
    replies: { ...opened, '/console-api/CancelSigningRequest': { refused: 'ServerError' } },
    act: inTurn(cancel, confirm, waitFor('dialog [class*="_notice_"]')),
  }),
  one('cancel, busy', {
    replies: { ...opened, '/console-api/CancelSigningRequest': 'pending' },
    act: inTurn(cancel, confirm),
  }),
  one('cancelled now', {
    replies: { ...opened, '/console-api/CancelSigningRequest': {} },
    act: inTurn(cancel, confirm, news),
  }),
  one('cancelled meanwhile', {
    replies: { ...opened, '/console-api/CancelSigningRequest': { refused: 'SigningNotOpen' } },
    act: inTurn(cancel, confirm, news),
  }),
  one('without a deal, still open', {
    replies: keptAs(loadedSigning(), stillOpen),
    act: waitFor('main [data-hold]'),
  }),
  one('without a deal, signed', { replies: keptAs(signedRequest, signed), act: waitFor('main [data-hold]') }),
  one('without a deal, cancelled', { replies: keptAs(unsignedRequest, unsigned), act: waitFor('main [data-ask]') }),
  one('without a deal, on hold', { replies: keptAs(signedRequest, onHold), act: waitFor('main [data-lift]') }),
  one('without a deal, to be erased', { replies: keptAs(cancelledRequest, asked), act: waitFor('main [data-hold]') }),
  one('putting on hold', { replies: keptAs(unsignedRequest, unsigned), act: openHold }),
  one('put on hold', {
    replies: keptAs(unsignedRequest, unsigned),
    act: inTurn(openHold, reason, submitDialog, news),
  }),
  one('asking for erasure', { replies: keptAs(unsignedRequest, unsigned), act: openAsk }),
  one('asking for erasure, kept', {
    replies: keptAs(unsignedRequest, unsigned, { '/console-api/RequestErasure': { refused: 'DealKept' } }),
    act: inTurn(openAsk, reason, submitDialog, waitFor('dialog [role="alert"], dialog form [class*="_notice_"]')),
  }),
  one('asked for erasure', {
    replies: keptAs(unsignedRequest, unsigned),
    act: inTurn(openAsk, reason, submitDialog, news),
  }),
  deal('signing', { replies: ofDeal, act: waitFor('main [class*="_records_"]') }),
  deal('signing, none', { replies: { ...ofDeal, ...none }, act: waitFor('main [class*="_empty_"]') }),
  deal('loading signing', { replies: { ...ofDeal, [reads]: 'pending' } }),
  deal('signing, not loaded', {
    replies: { ...ofDeal, [reads]: { refused: 'ServerError' } },
    act: waitFor('main section [role="alert"]'),
  }),
  deal('signing, new', { replies: ofDeal, act: ask }),
]
