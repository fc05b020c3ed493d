import { click, inTurn, openDialog, pressUntil, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { pagePicture } from '@foyer/ui/gallery/page-picture.ts'
import {
  allDecided,
  hiddenPart,
  lastOne,
  loaded,
  refinancing,
  single,
  unfinished,
  withEveryScenario,
} from '../gallery/deal.ts'
import { listed, minutesAgo, page } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import { inboxOf, listedLead } from '../gallery/leads.ts'
import { templates } from '../gallery/templates.ts'

const path = '/office/d/rive-nord/7001'
const deal = entriesOf('officeDeal', path)
const review = entriesOf('officeReview', `${path}/documents/101`)

const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  '/console-api/LoadUploadPage': { Picture: pagePicture },
  '/console-api/DecideDocumentItem': { DecidedAt: '2026-11-20T15:00:00.000Z' },
  '/console-api/UndoDocumentDecision': {},
  '/console-api/SaveScenarios': {},
}
const overdue = loaded({ Documents: loaded().Documents.map((one) => ({ ...one, DueDate: '2026-01-05' })) })
const [reached] = loaded().Application.Applicants
const withoutContact = loaded({
  Application: {
    ...loaded().Application,
    Applicants: reached
      ? [{ ...reached, Identification: { ...reached.Identification, Email: '', Mobile: '', HomePhone: '' } }]
      : [],
  },
})
const withDeal = (reply: GalleryReplies['/console-api/LoadDeal']): GalleryReplies => ({
  ...filled,
  ...(reply !== undefined && { '/console-api/LoadDeal': reply }),
})
const compliance = { ...owner, Actions: owner.Actions.filter((action) => /\.view$/.test(action)) }
const withoutDocuments = { ...owner, Actions: owner.Actions.filter((action) => !action.startsWith('document.')) }
const withoutAssigning = { ...owner, Actions: owner.Actions.filter((action) => action !== 'deal.assign') }
const move = openDialog('[data-move]')
const assign = openDialog('[data-assign]')
const askReview = openDialog('[data-review]')
const confirm = click('dialog [class*="_buttons_"] button', 1)
const done = waitFor('main [role="status"] p')
const key = (name: string) => async (document: Document) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
}
const atFigures = `${path}?tab=figures`
const newScenario = openDialog('[data-scenario]')
const nameScenario = inTurn(newScenario, type('dialog input', '25'), submitDialog)
const atDocuments = `${path}?tab=documents`
const askDocuments = openDialog('main [data-add]')
const askOthers = openDialog('main [data-add-others]')
const withdraw = inTurn(waitFor('main [data-request] button'), click('main [data-request] button', 1))
const picture = waitFor('main img')
const accept = click('[data-accept]')
const undo = inTurn(waitFor('[data-undo]'), click('[data-undo]'))
const refuse = inTurn(picture, openDialog('[data-refuse]'))

export const gallery: GalleryEntry[] = [
  deal('filled', { replies: filled }),
  deal('from a lead', {
    replies: { ...filled, '/console-api/ListLeadInbox': inboxOf([listedLead({ MortgageApplicationID: 7001 })]) },
  }),
  deal('unfinished', { replies: withDeal(unfinished) }),
  deal('being reviewed', { replies: withDeal(single) }),
  deal('nothing waits', {
    replies: { ...withDeal(single), '/console-api/ListPipeline': page([listed({ Needs: [] })]) },
  }),
  deal('new, without an address', {
    replies: {
      ...withDeal(withoutContact),
      '/console-api/ListPipeline': page([
        listed({
          Needs: [
            { Reason: 'new', Since: minutesAgo(600), Count: 0 },
            { Reason: 'closing', Since: minutesAgo(300), Count: 0 },
            { Reason: 'declined', Since: minutesAgo(300), Count: 0 },
            { Reason: 'silent', Since: minutesAgo(9000), Count: 0 },
          ],
        }),
      ]),
    },
  }),
  deal('who may not assign', { replies: { ...filled, '/console-api/LoadMe': withoutAssigning } }),
  deal('compliance', { replies: { ...filled, '/console-api/LoadMe': compliance } }),
  deal('loading', { replies: { ...filled, '/console-api/LoadDeal': 'pending' } }),
  deal('out of reach', { replies: { ...filled, '/console-api/LoadDeal': { refused: 'NoAccess' } } }),
  deal('not loaded', { replies: { ...filled, '/console-api/LoadDeal': { refused: 'ServerError' } } }),
  deal('not permitted', { replies: { '/console-api/LoadMe': { ...assistant, Actions: [] } } }),
  deal('move, with a mail', { replies: filled, act: inTurn(move, click('dialog input[value="clear"]')) }),
  deal('move, without mail', { replies: filled, act: inTurn(move, click('dialog input[value="new"]')) }),
  deal('move within the status', { replies: filled, act: inTurn(move, click('dialog input[value="lender"]')) }),
  deal('move to the end', { replies: filled, act: inTurn(move, click('dialog input[value="closed"]')) }),
  deal('move by key', { replies: filled, act: inTurn(waitFor('[data-move]'), pressUntil('m', 'dialog[open]')) }),
  deal('not moved', {
    replies: { ...filled, '/console-api/MoveDeal': { refused: 'ServerError' } },
    act: inTurn(move, click('dialog input[value="lender"]'), submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('moved by a colleague meanwhile', {
    replies: { ...filled, '/console-api/MoveDeal': { refused: 'StaleEdit' } },
    act: inTurn(move, click('dialog input[value="lender"]'), submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('moved, with a mail', {
    replies: { ...filled, '/console-api/MoveDeal': { StatusDD: 2 } },
    act: inTurn(move, click('dialog input[value="clear"]'), submitDialog, done),
  }),
  deal('moved', {
    replies: { ...filled, '/console-api/MoveDeal': { StatusDD: 1 } },
    act: inTurn(move, click('dialog input[value="lender"]'), submitDialog, done),
  }),
  deal('assign', { replies: filled, act: assign }),
  deal('ask for a review', { replies: filled, act: askReview }),
  deal('review asked for', { replies: filled, act: inTurn(askReview, submitDialog, done) }),
  deal('applicants', { path: `${path}?tab=applicants`, replies: filled, act: waitFor('main h3') }),
  deal('one applicant', { path: `${path}?tab=applicants`, replies: withDeal(single), act: waitFor('main h3') }),
  deal('figures', { path: atFigures, replies: filled }),
  deal('figures, every scenario', { path: atFigures, replies: withDeal(withEveryScenario) }),
  deal('figures, not computed', { path: atFigures, replies: withDeal(unfinished) }),
  deal('figures, explained', {
    path: atFigures,
    replies: filled,
    act: inTurn(click('main summary', 0), click('main summary', 2)),
  }),
  deal('figures, compliance', { path: atFigures, replies: { ...filled, '/console-api/LoadMe': compliance } }),
  deal('new scenario', { path: atFigures, replies: filled, act: newScenario }),
  deal('change a scenario', {
    path: atFigures,
    replies: filled,
    act: inTurn(click('main section button', 0), waitFor('dialog form')),
  }),
  deal('scenario without a name', { path: atFigures, replies: filled, act: inTurn(newScenario, submitDialog) }),
  deal('scenario not saved', {
    path: atFigures,
    replies: { ...filled, '/console-api/SaveScenarios': { refused: 'ServerError' } },
    act: inTurn(nameScenario, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('scenario, others saved meanwhile', {
    path: atFigures,
    replies: { ...filled, '/console-api/SaveScenarios': { refused: 'StaleEdit' } },
    act: inTurn(nameScenario, waitFor('dialog form [class*="_notice_"] ul')),
  }),
  deal('scenario saved', { path: atFigures, replies: filled, act: inTurn(nameScenario, done) }),
  deal('scenario removed', { path: atFigures, replies: filled, act: inTurn(click('main section button', 1), done) }),
  deal('scenario not removed', {
    path: atFigures,
    replies: { ...filled, '/console-api/SaveScenarios': { refused: 'ServerError' } },
    act: inTurn(click('main section button', 1), waitFor('main [role="alert"]')),
  }),
  deal('documents', { path: atDocuments, replies: filled }),
  deal('documents overdue', { path: atDocuments, replies: withDeal(overdue) }),
  deal('no documents', { path: atDocuments, replies: withDeal(single) }),
  deal('documents, not permitted', {
    path: atDocuments,
    replies: { ...withDeal(single), '/console-api/LoadMe': withoutDocuments },
  }),
  deal('ask for documents', { path: atDocuments, replies: filled, act: askDocuments }),
  deal('ask for documents, first', {
    path: atDocuments,
    replies: withDeal(single),
    act: inTurn(askDocuments, click('dialog [aria-expanded]')),
  }),
  deal('ask for documents in English', {
    path: atDocuments,
    replies: { ...withDeal(refinancing), '/console-api/ListPipeline': page([listed({ LanguageID: 1 })]) },
    act: askDocuments,
  }),
  deal('ask for documents, a part hidden from the client', {
    path: atDocuments,
    replies: withDeal(hiddenPart),
    act: inTurn(askDocuments, waitFor('dialog [class*="_notice_"]')),
  }),
  deal('ask someone else for documents', { path: atDocuments, replies: filled, act: askOthers }),
  deal('ask someone else without an address', {
    path: atDocuments,
    replies: filled,
    act: inTurn(askOthers, click('dialog input[type="checkbox"]'), submitDialog),
  }),
  deal('ask too many others', {
    path: atDocuments,
    replies: filled,
    act: inTurn(
      askOthers,
      type('dialog input', Array.from({ length: 11 }, (_, at) => `p${at}@example.ca`).join(', ')),
      click('dialog input[type="checkbox"]'),
      submitDialog,
    ),
  }),
  deal('ask for documents of a template', {
    path: atDocuments,
    replies: { ...filled, '/console-api/ListTemplates': templates },
    act: inTurn(
      askDocuments,
      click('dialog [role="combobox"]'),
      click('[role="option"]'),
      waitFor('dialog input[id$="Desc"]'),
    ),
  }),
  deal('request without a name', {
    path: atDocuments,
    replies: filled,
    act: inTurn(askDocuments, type('dialog input[type="text"], dialog input:not([type])', ''), submitDialog),
  }),
  deal('documents not asked for', {
    path: atDocuments,
    replies: { ...filled, '/console-api/SaveDocumentRequest': { refused: 'ServerError' } },
    act: inTurn(askDocuments, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('documents asked for too often', {
    path: atDocuments,
    replies: {
      ...filled,
      '/console-api/SaveDocumentRequest': {
        refused: 'TooManyDocumentRequests',
        errors: [{ Field: 'MortgageApplicationID', Key: 'TooManyDocumentRequests' }],
      },
    },
    act: inTurn(askDocuments, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('documents asked for', { path: atDocuments, replies: filled, act: inTurn(askDocuments, submitDialog, done) }),
  deal('request sent again', {
    path: atDocuments,
    replies: filled,
    act: inTurn(click('main [data-request] button'), done),
  }),
  deal('request not sent', {
    path: atDocuments,
    replies: { ...filled, '/console-api/SaveDocumentRequest': { refused: 'ServerError' } },
    act: inTurn(click('main [data-request] button'), waitFor('main [role="alert"]')),
  }),
  deal('withdraw a request', { path: atDocuments, replies: filled, act: inTurn(withdraw, waitFor('dialog')) }),
  deal('request not withdrawn, on hold', {
    path: atDocuments,
    replies: { ...filled, '/console-api/WithdrawDocumentRequest': { refused: 'DealHeld' } },
    act: inTurn(withdraw, confirm, waitFor('dialog [role="alert"]')),
  }),
  deal('request withdrawn', { path: atDocuments, replies: filled, act: inTurn(withdraw, confirm, done) }),

  deal('remind of documents', { path: atDocuments, replies: filled, act: openDialog('main [data-remind]') }),
  deal('reminded of documents', {
    path: atDocuments,
    replies: filled,
    act: inTurn(openDialog('main [data-remind]'), confirm, done),
  }),
  deal('reminded recently', {
    path: atDocuments,
    replies: { ...filled, '/console-api/RemindOfDocuments': { refused: 'RemindedRecently' } },
    act: inTurn(openDialog('main [data-remind]'), confirm, waitFor('dialog [role="alert"]')),
  }),

  review('filled', { replies: filled, act: picture }),
  review('zoomed and turned', {
    replies: filled,
    act: inTurn(picture, key('.'), key('z'), key('z'), key('Z'), key('t'), picture),
  }),
  review('loading, page', { replies: { ...filled, '/console-api/LoadUploadPage': 'pending' } }),
  review('page damaged', {
    replies: { ...filled, '/console-api/LoadUploadPage': { refused: 'FileDamaged' } },
    act: waitFor('main [role="alert"]'),
  }),
  review('warning', { path: `${path}/documents/102`, replies: filled, act: picture }),
  review('not available', { path: `${path}/documents/103`, replies: filled }),
  review('accepted', { path: `${path}/documents/104`, replies: filled, act: picture }),
  review('not accepted', { path: `${path}/documents/105`, replies: filled, act: picture }),
  review('nothing sent', { path: `${path}/documents/106`, replies: filled }),
  review('no picture', { path: `${path}/documents/107`, replies: filled }),
  review('gone', { path: `${path}/documents/999`, replies: filled }),
  review('loading', { replies: { ...filled, '/console-api/LoadDeal': 'pending' } }),
  review('not loaded', { replies: { ...filled, '/console-api/LoadDeal': { refused: 'ServerError' } } }),
  review('not permitted', { replies: { ...filled, '/console-api/LoadMe': withoutDocuments } }),
  review('compliance', { replies: { ...filled, '/console-api/LoadMe': compliance }, act: picture }),
  review('keys off', {
    replies: filled,
    before: () => localStorage.setItem('foyer.keys', 'off'),
    act: picture,
  }),
  review('saving', {
    replies: { ...filled, '/console-api/DecideDocumentItem': 'pending' },
    act: inTurn(picture, accept),
  }),
  review('not saved', {
    replies: { ...filled, '/console-api/DecideDocumentItem': { refused: 'ServerError' } },
    act: inTurn(picture, accept, waitFor('main [role="alert"]')),
  }),
  review('decided by a colleague meanwhile', {
    replies: { ...filled, '/console-api/DecideDocumentItem': { refused: 'StaleEdit' } },
    act: inTurn(picture, accept, waitFor('main [role="alert"]')),
  }),
  review('next after accepting', {
    replies: filled,
    act: inTurn(picture, accept, waitFor('main [class*="_notice_"]')),
  }),
  review('undone', {
    replies: filled,
    act: inTurn(picture, accept, undo, waitFor('main [data-kind="success"]:not(:has(button))')),
  }),
  review('undoing', {
    replies: { ...filled, '/console-api/UndoDocumentDecision': 'pending' },
    act: inTurn(picture, accept, undo),
  }),
  review('too late to undo', {
    replies: { ...filled, '/console-api/UndoDocumentDecision': { refused: 'DecisionStays' } },
    act: inTurn(picture, accept, undo, waitFor('main [role="alert"]')),
  }),
  review('all decided', {
    replies: { ...filled, '/console-api/LoadDeal': [lastOne, allDecided] },
    act: inTurn(picture, accept, waitFor('main [class*="_notice_"] a')),
  }),
  review('refuse', { replies: filled, act: refuse }),
  review('refuse with a reason', { replies: filled, act: inTurn(refuse, click('dialog [aria-pressed]', 1)) }),
  review('refuse, with own reasons', {
    replies: { ...filled, '/console-api/ListTemplates': templates },
    act: inTurn(refuse, click('dialog [aria-pressed]', 5)),
  }),
  review('refuse in English', {
    replies: { ...filled, '/console-api/ListPipeline': page([listed({ LanguageID: 1 })]) },
    act: inTurn(refuse, click('dialog [aria-pressed]', 0)),
  }),
  review('refuse without a reason', { replies: filled, act: inTurn(refuse, submitDialog) }),
  review('not refused', {
    replies: { ...filled, '/console-api/DecideDocumentItem': { refused: 'ServerError' } },
    act: inTurn(
      refuse,
      type('dialog textarea', 'Illisible.'),
      submitDialog,
      waitFor('dialog form [class*="_notice_"]'),
    ),
  }),
  review('not refused, on hold', {
    replies: { ...filled, '/console-api/DecideDocumentItem': { refused: 'DealHeld' } },
    act: inTurn(
      refuse,
      type('dialog textarea', 'Illisible.'),
      submitDialog,
      waitFor('dialog form [class*="_notice_"]'),
    ),
  }),
  review('refused', {
    replies: filled,
    act: inTurn(refuse, click('dialog [aria-pressed]', 2), submitDialog, waitFor('main [class*="_notice_"]')),
  }),
  review('download refused', {
    replies: filled,
    before: () => {
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    },
    act: inTurn(picture, click('[data-download]'), waitFor('main [role="alert"]')),
  }),
]
