import type { BankStatementsApplicant } from '@foyer/domain/bank-statements/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { entriesOf, type GalleryReplies } from '../gallery/entry.ts'
import { ApplicantID, anonymousSite, handedOverSite, MortgageApplicationID } from '../gallery/fixtures.ts'
import { loaded, longName, luc, lucID, sophie } from '../gallery/people.ts'

const path = `/demo/user/${MortgageApplicationID}/bankStatement`
const one = entriesOf('bankStatement', path)
const strResponseDate = formatDate('2026-11-20', language)

const own: BankStatementsApplicant = {
  ApplicantID,
  RequestID: 0,
  ApplicantName: 'Sophie Gagnon',
  RequestedFlag: 0,
  ReceivedFlag: 0,
  FailedFlag: 0,
  RequestCount: 0,
  strResponseDate: '',
  Responses: [],
}
const sent = { ...own, RequestID: 9_001, RequestedFlag: 1, RequestCount: 1 }
const isFrench = language === 'fr'
const answer = {
  RequestID: 9_001,
  Institution: isFrench ? 'Banque Exemple de l’Érable' : 'Maple Sample Bank',
  strResponseDate,
  FetchedFlag: 1,
  Accounts: [
    { Title: isFrench ? 'Compte de chèques' : 'Chequing account', LastDigits: '104' },
    { Title: isFrench ? 'Marge de crédit' : 'Line of credit', LastDigits: '178' },
  ],
}
const received = { ...sent, ReceivedFlag: 1, strResponseDate, Responses: [answer] }
const onItsWay = { ...received, Responses: [{ ...answer, FetchedFlag: 0, Accounts: [] }] }
const spouse = { ...own, ApplicantID: lucID, ApplicantName: 'Luc Bergeron' }
const cousin = { ...own, ApplicantID: 8_003, ApplicantName: `${longName.FirstName} ${longName.LastName}` }

const people = [sophie(), luc(), luc({ ApplicantID: 8_003, ...longName })]
const load = (BankStatementsApplicants: BankStatementsApplicant[], given: Parameters<typeof loaded>[1] = {}) =>
  loaded(people.slice(0, BankStatementsApplicants.length), { Step: 4, BankStatementsApplicants, ...given })

const ask = '/api/MtgappRequestBankStatement'
const save = '/v1/flinks/SaveFlinksResponse'
const finish = '/api/MTGAPPDoneBankStatement'

const { Link } = anonymousSite
const nobody = { ActiveFlag: 0, FirstName: '', LastName: '', WorkPhone: '', Email: '' }
const nobodyKnown = { ...Link, AgentProfile: { ...Link.AgentProfile, ...nobody } }

/** Presses the applicant’s button in a browser that blocks new tabs. */
const connect = inTurn(async (page) => {
  if (page.defaultView) page.defaultView.open = () => null
}, click('main fieldset button'))
const refused = (
  key:
    | 'BankStatementMaxRequests'
    | 'FeatureCreditInsufficientCredits'
    | 'unauthorizedRequest'
    | 'BankStatementUnavailable'
    | 'TooManyRequests',
  more: { retryAfter?: number } = {},
) => one(key, { replies: { ...load([own]), [ask]: { refused: key, ...more } }, act: connect })
const back = `${path}?loginId=b7d2&tag=demo.x&institution=maple&accountId=chequing`
const returning = (state: string, reply: NonNullable<GalleryReplies[typeof save]>) =>
  one(state, { path: back, replies: { ...load([sent]), [save]: reply }, act: waitFor('main [data-kind]') })

export const gallery = [
  one('handed over', { replies: { ...load([received]), '/api/loadSiteConfiguration': handedOverSite } }),
  one('none', { replies: load([own]) }),
  one('several', { replies: load([received, { ...spouse, RequestedFlag: 1, RequestCount: 1 }, cousin]) }),
  one('received some day', { replies: load([{ ...received, strResponseDate: '' }, spouse]) }),
  one('on its way', { replies: load([onItsWay, spouse]) }),
  one('required', { replies: load([own, spouse], { ReqBankStatement: 1 }) }),
  one('wrong', { replies: load([received, spouse], { ReqBankStatement: 1 }), act: 'submit' }),
  one('failed at the institution', { replies: load([{ ...own, RequestID: 9_001, FailedFlag: 1 }]) }),
  one('three used', {
    replies: load([
      { ...received, RequestCount: 3, Responses: [0, 1, 2].map((at) => ({ ...answer, RequestID: 9_001 + at })) },
    ]),
  }),
  one('part sent', {
    replies: loaded([sophie(), luc({ Disabled: 1, Deletable: 0 })], {
      Step: 4,
      BankStatementsApplicants: [received, spouse],
    }),
  }),
  one('private part', {
    replies: loaded([sophie(), luc({ Hidden: ['Income'], Deletable: 0 })], {
      Step: 4,
      BankStatementsApplicants: [received, spouse],
    }),
  }),
  one('no agent known', {
    replies: { ...load([own]), '/api/loadSiteConfiguration': { ...anonymousSite, UserFlag: 1, Link: nobodyKnown } },
  }),
  one('asking', { replies: { ...load([own]), [ask]: 'pending' }, act: connect }),
  one('opened', {
    replies: { ...load([sent]), [ask]: { url: 'https://bank.example/authorize?tag=demo.x' } },
    act: inTurn(connect, waitFor('main fieldset a[target]')),
  }),
  refused('BankStatementMaxRequests'),
  refused('FeatureCreditInsufficientCredits'),
  refused('unauthorizedRequest'),
  refused('BankStatementUnavailable'),
  refused('TooManyRequests', { retryAfter: 1200 }),
  returning('saving the return', 'pending'),
  returning('returned', { MortgageApplicationID, ApplicantID }),
  returning('return that does not fit', { refused: 'NoAccess' }),
  returning('return without an answer', 'network'),
  one('came back with nothing', { path: `${path}?tag=demo.x`, replies: load([sent]) }),
  one('leaving', { replies: { ...load([received]), [finish]: 'pending' }, act: 'submit' }),
  one('left too early', { replies: { ...load([received]), [finish]: { refused: 'StepNotOpen' } }, act: 'submit' }),
  one('not open', { replies: load([own], { Step: 2 }) }),
  one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  one('not loaded', { replies: { '/api/MTGAPPLoad': { refused: 'ServerError' } } }),
]
