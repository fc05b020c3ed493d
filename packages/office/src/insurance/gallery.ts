import { click, inTurn, leaveDialog, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../gallery/deal.ts'
import { listed, page } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import {
  endedInsurance,
  insuranceFacts,
  insuranceOf,
  lackingFacts,
  loadedInsurance,
  sentInsurance,
  someInsurance,
} from '../gallery/insurance.ts'
import { sendLater, streamLater, streamOf } from '../gallery/live.ts'

const list = entriesOf('officeInsurances', '/office/insurance')
const one = entriesOf('officeInsurance', '/office/insurance/rive-nord/7')
const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=insurance')
const reads = '/console-api/ListInsurance'
const none: GalleryReplies = { [reads]: insuranceOf([]) }
const news = waitFor('main [role="status"] p, main [role="alert"] p')
const oneSite = { ...owner, Sites: owner.Sites.slice(0, 1) }

const opened: GalleryReplies = {
  '/console-api/LoadInsuranceApplication': loadedInsurance(),
  '/console-api/ListPipeline': page([listed({})]),
}
const showing = (application: typeof sentInsurance): GalleryReplies => ({
  ...opened,
  '/console-api/LoadInsuranceApplication': application,
})
const reader = { ...owner, Actions: owner.Actions.filter((action) => action !== 'insurance.manage') }
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const press = (place: number) => inTurn(waitFor(row), click(row, place))
const label = (words: readonly string[]) => words.map((word) => `button[aria-label^="${word}"]`).join(', ')
const resend = click(label(['Send a new link', 'Envoyer un nouveau lien']))
const change = inTurn(press(0), waitFor('dialog'))
const inDialog = (name: string, text: string) => type(`dialog [id$="${name}"]`, text)
const saved = (reply: NonNullable<GalleryReplies['/console-api/SaveInsuranceApplicant']>): GalleryReplies => ({
  ...opened,
  '/console-api/SaveInsuranceApplicant': reply,
})

const ofDeal: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed({})]),
  '/console-api/LoadInsuranceFacts': insuranceFacts(),
  '/console-api/ListPartnerOffers': { Offers: [], Next: '' },
  ...none,
}
const start = openDialog('main section:first-of-type [data-add]')
const asking = inTurn(start, waitFor('dialog form'))
const made = (reply: NonNullable<GalleryReplies['/console-api/CreateInsuranceApplication']>): GalleryReplies => ({
  ...ofDeal,
  '/console-api/CreateInsuranceApplication': reply,
})

export const gallery: GalleryEntry[] = [
  list('filled', { path: '/office/insurance?view=all', replies: { [reads]: someInsurance } }),
  list('more', { replies: { [reads]: { ...someInsurance, Next: '7' } } }),
  list('loading', { replies: { [reads]: 'pending' } }),
  list('not loaded', { replies: { [reads]: { refused: 'ServerError' } } }),
  list('not permitted', { replies: { '/console-api/LoadMe': { ...assistant, Actions: [] } } }),
  list('none under way', { replies: none }),
  list('none signed', { path: '/office/insurance?view=done', replies: none }),
  list('none ended', { path: '/office/insurance?view=ended', replies: none }),
  list('none at all', { path: '/office/insurance?view=all', replies: none }),
  list('changed by others', {
    replies: { [reads]: someInsurance },
    before: streamOf({ Kind: 'signing', SiteID: 'rive-nord', MortgageApplicationID: 0 }),
    act: waitFor('[data-updates]'),
  }),
  list('none found', { path: '/office/insurance?q=gagnon', replies: none }),
  list('searching', { replies: { [reads]: someInsurance }, act: type('main input[type="search"]', 'roy') }),
  list('of one site', { replies: { [reads]: someInsurance, '/console-api/LoadMe': oneSite } }),
  one('filled', { replies: opened }),
  one('changed meanwhile', {
    replies: opened,
    before: streamLater({ Kind: 'signing', SiteID: 'rive-nord', MortgageApplicationID: 0 }),
    act: inTurn(change, sendLater, leaveDialog, waitFor('[data-updates]')),
  }),
  one('who may only look', { replies: { ...opened, '/console-api/LoadMe': reader } }),
  one('loading', { replies: { '/console-api/LoadInsuranceApplication': 'pending' } }),
  one('not found', { replies: { '/console-api/LoadInsuranceApplication': { refused: 'NoAccess' } } }),
  one('sent', { replies: showing(sentInsurance) }),
  one('declined', { replies: showing(endedInsurance) }),
  one('downloading', {
    replies: { ...showing(sentInsurance), '/console-api/DownloadInsuranceApplication': 'pending' },
    act: click('main [data-download]'),
  }),
  one('not downloaded', {
    replies: { ...showing(sentInsurance), '/console-api/DownloadInsuranceApplication': { refused: 'ServerError' } },
    act: inTurn(click('main [data-download]'), news),
  }),
  one('link sent again', {
    replies: { ...opened, '/console-api/ResendInsuranceApplication': { CliApplicationId: 7, Token: 't', Url: 'u' } },
    act: inTurn(resend, news),
  }),
  one('link not sent', {
    replies: { ...opened, '/console-api/ResendInsuranceApplication': { refused: 'ServerError' } },
    act: inTurn(resend, news),
  }),
  one('correct', { replies: opened, act: change }),
  one('correct, wrong', {
    replies: opened,
    act: inTurn(
      change,
      ...[inDialog('FirstName', ''), inDialog('EmailAddress', 'marie'), inDialog('PostalCode', 'H2J')],
      submitDialog,
      waitFor('dialog [data-error-key]'),
    ),
  }),
  one('correct, address of another', {
    replies: saved({
      refused: 'ESignUniqueEmail',
      errors: [{ Field: 'Applicants.0.EmailAddress', Key: 'ESignUniqueEmail' }],
    }),
    act: inTurn(change, submitDialog, waitFor('dialog [data-error-key]')),
  }),
  one('correct, busy', { replies: saved('pending'), act: inTurn(change, submitDialog) }),
  one('corrected', { replies: saved({}), act: inTurn(change, submitDialog, news) }),
  one('corrected meanwhile', {
    replies: saved({ refused: 'StaleEdit' }),
    act: inTurn(change, submitDialog, waitFor('dialog [class*="_notice_"]')),
  }),
  one('sent meanwhile', {
    replies: saved({ refused: 'CLI_ApplicationSent' }),
    act: inTurn(change, submitDialog, news),
  }),
  deal('insurance', {
    replies: { ...ofDeal, [reads]: insuranceOf(someInsurance.Applications.slice(0, 1)) },
    act: waitFor('main [class*="_records_"]'),
  }),
  deal('insurance, none', { replies: ofDeal, act: waitFor('main [class*="_empty_"]') }),
  deal('insurance, who may only look', {
    replies: { ...ofDeal, '/console-api/LoadMe': reader },
    act: waitFor('main [class*="_empty_"]'),
  }),
  deal('loading insurance', { replies: { ...ofDeal, [reads]: 'pending' } }),
  deal('insurance, not loaded', {
    replies: { ...ofDeal, [reads]: { refused: 'ServerError' } },
    act: waitFor('main section [role="alert"]'),
  }),
  deal('insurance, start', { replies: ofDeal, act: asking }),
  deal('loading what insurance starts with', {
    replies: { ...ofDeal, '/console-api/LoadInsuranceFacts': 'pending' },
    act: start,
  }),
  deal('insurance, not submitted', {
    replies: { ...ofDeal, '/console-api/LoadInsuranceFacts': { refused: 'CLI_NoMortgage' } },
    act: inTurn(start, waitFor('dialog [class*="_notice_"]')),
  }),
  deal('insurance, facts not loaded', {
    replies: { ...ofDeal, '/console-api/LoadInsuranceFacts': { refused: 'ServerError' } },
    act: inTurn(start, waitFor('dialog [class*="_failure_"], dialog [role="alert"]')),
  }),
  deal('insurance, wrong', {
    replies: { ...ofDeal, '/console-api/LoadInsuranceFacts': lackingFacts },
    act: inTurn(asking, submitDialog, waitFor('dialog [data-error-key]')),
  }),
  deal('insurance, exists', {
    replies: made({ refused: 'CLI_DuplicateApplication' }),
    act: inTurn(asking, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('insurance, starting', { replies: made('pending'), act: inTurn(asking, submitDialog) }),
  deal('insurance, started', {
    replies: made({ CliApplicationId: 7, Token: 't', Url: 'u' }),
    act: inTurn(asking, submitDialog, news),
  }),
]
