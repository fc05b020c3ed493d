import { click, inTurn, later, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { until } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryReplies } from '../gallery/entry.ts'
import { SiteID } from '../gallery/fixtures.ts'
import {
  accident,
  awaited,
  byMail,
  coverages,
  created,
  declined,
  hisOwn,
  nothingOffered,
  prepared,
  preparedForOne,
  quoted,
  sentTo,
} from './gallery-application.ts'

const base = `/${SiteID}/cli/application/a-token-of-the-mail`
const check = entriesOf('insuranceCheck', base)
const form = entriesOf('insuranceForm', `${base}/form`)
const sign = entriesOf('insuranceSign', `${base}/esign`)

const load = (application: typeof created): GalleryReplies => ({
  '/cli-api/load-application-detail': application,
  '/cli-api/:siteid/load-dd': { Items: [{ Value: '006', Label: 'Banque Nationale du Canada' }] },
  '/cli-api/:siteid/get-quote': {
    Coverages: coverages,
    InsuranceDetail: { CoverageAmount: 531_250, PartialCoveragePercentage: 100 },
    RateSource: 'Foyer, 2026',
    IllustrativeFl: 1,
  },
})

const submit = click('main button[type="submit"]')
const answerCheck = inTurn(
  type('input[id$="-loanAmount"]', '531250'),
  type('input[id$="-PostalFsa"]', 'H2J 2L3'),
  type('input[id$="-dateOfBirth"]', '1988-03-04'),
)
const askCode = inTurn(answerCheck, submit, waitFor('input[id$="-Code"]'))
const enterCode = inTurn(askCode, type('input[id$="-Code"]', '481502'))
const openResend = inTurn(askCode, click('main form .mantine-Button-root[type="button"]'), waitFor('dialog'))
const resend = inTurn(
  openResend,
  type('dialog input[id$="-Email"]', 'sophie.gagnon@example.com'),
  click('dialog button[type="submit"]'),
)

const answerQuote = inTurn(
  waitFor('main input[type="radio"]'),
  click('input[name$="Applicants.0.SmokerFl"]', 1),
  click('input[name$="Applicants.1.SmokerFl"]', 0),
  click('input[name$="InsuranceEffectiveType"]', 0),
)
const getQuote = inTurn(answerQuote, submit)
const goOn = inTurn(waitFor('main input[type="checkbox"]'), submit)
const closesSoon = inTurn(waitFor('main input[type="radio"]'), later(28), waitFor('dialog'))
/** An extension whose response has little of the total time left. */
const lastTime = inTurn(closesSoon, click('dialog .mantine-Button-root', 1))
const openSigners = inTurn(waitFor('main dl'), click('main button[class*="_main_"]'), waitFor('dialog'))
const sendSigners = inTurn(openSigners, click('dialog button[type="submit"]'))
/** The broker has corrected an address since the page was loaded. */
const newEmail = 'sophie@gagnon.example'
const { ExistingApplication } = prepared
const corrected: typeof prepared = {
  ...prepared,
  ExistingApplication: {
    ...ExistingApplication,
    ApplicantStatuses: ExistingApplication.ApplicantStatuses.map((one, index) =>
      index === 0 ? { ...one, Email: newEmail } : one,
    ),
  },
}
const showsCorrected = (page: Document) =>
  until(() => page.querySelector('dialog')?.textContent.includes(newEmail) ?? false)
const remind = inTurn(waitFor('main dl'), click('main .mantine-Button-root[type="button"]', 0))

const openDesk = inTurn(waitFor('main dl'), click('main button[class*="_main_"]'))
/** He has answered nothing yet. */
const withoutHis = { Applicants: awaited.Applicants }
/** The broker's profile has changed since the page was loaded. */
const renamed: typeof prepared = {
  ...prepared,
  AgreementFl: 0,
  AgreementNames: { ...prepared.AgreementNames, Email: newEmail },
}
const agreementMissing = { Field: 'applicationDetail.AgreementFl', Key: 'CLI_AgreementRequired' } as const
const showsRenamed = (page: Document) =>
  until(() => page.querySelector('main')?.textContent.includes(newEmail) ?? false)

export const gallery = [
  check('empty', {}),
  check('filled', { act: answerCheck }),
  check('wrong', { act: 'submit' }),
  check('busy', { replies: { '/cli-api/send-accesscode': 'pending' }, act: inTurn(answerCheck, submit) }),
  check('gone', {
    replies: { '/cli-api/send-accesscode': { refused: 'CLI_InvalidApplication' } },
    act: inTurn(answerCheck, submit),
  }),
  check('code', { act: askCode }),
  check('code mailed', { replies: { '/cli-api/send-accesscode': { SentFl: 1 } }, act: askCode }),
  check('code busy', { replies: { '/cli-api/validate-token': 'pending' }, act: enterCode }),
  check('code wrong', {
    replies: { '/cli-api/validate-token': { refused: 'CLI_InformationDoesNotMatch' } },
    act: enterCode,
  }),
  check('code locked', {
    replies: { '/cli-api/validate-token': { refused: 'TooManyRequests', retryAfter: 900 } },
    act: enterCode,
  }),
  check('code again', { act: openResend }),
  check('code sent again', { act: resend }),
  check('code not sent again', {
    replies: { '/cli-api/send-accesscode': [{ SentFl: 1 }, { refused: 'CLI_WrongEmail' }] },
    act: resend,
  }),
  check('asked again', {
    path: `${base}/form`,
    replies: { '/cli-api/load-application-detail': { refused: 'CLI_SecurityCheck' } },
  }),
  form('loading', { replies: { '/cli-api/load-application-detail': 'pending' } }),
  form('failed', { replies: { '/cli-api/load-application-detail': 'network' } }),
  form('empty', { replies: load(created) }),
  form('wrong', { replies: load(created), act: 'submit' }),
  form('quoting', { replies: { ...load(created), '/cli-api/:siteid/get-quote': 'pending' }, act: getQuote }),
  form('no quote', {
    replies: { ...load(created), '/cli-api/:siteid/get-quote': { refused: 'CLI_QuoteError' } },
    act: getQuote,
  }),
  form('cannot send', {
    replies: { ...load(created), '/cli-api/:siteid/get-quote': 'network' },
    act: getQuote,
  }),
  form('quote', { replies: load(created), act: getQuote }),
  form('nothing chosen', { replies: load(created), act: inTurn(getQuote, submit) }),
  form('updating', {
    replies: { ...load(quoted), '/cli-api/:siteid/get-quote': 'pending' },
    act: inTurn(
      waitFor('main input[type="checkbox"]'),
      click('input[name$="Applicants.0.SmokerFl"]', 0),
      waitFor('[data-updating="true"]'),
    ),
  }),
  form('coverage', { replies: load(quoted) }),
  form('coverage without life', {
    replies: load(quoted),
    act: inTurn(waitFor('main input[type="checkbox"]'), click('main label[data-checked] input[type="checkbox"]', 0)),
  }),
  form('coverage declined', { replies: load(declined) }),
  form('details', { replies: load(quoted), act: goOn }),
  form('details wrong', { replies: load(quoted), act: inTurn(goOn, submit) }),
  form('funding passed', {
    replies: load({ ...quoted, LoanDetail: { ...quoted.LoanDetail, FundingDate: '2020-05-28' } }),
    act: goOn,
  }),
  form('bank unknown', {
    replies: load(quoted),
    act: inTurn(goOn, type('input[id$="FinancialInstitution"]', '999'), submit),
  }),
  form('details of one', { replies: load(declined), act: goOn }),
  form('details of accident', { replies: load(accident), act: goOn }),
  form('nothing offered', { replies: load(nothingOffered) }),
  form('kept', { replies: load(prepared) }),
  form('own answers', { replies: load(hisOwn(awaited)) }),
  form('own answers wrong', { replies: load(hisOwn(awaited)), act: 'submit' }),
  form('own answers kept', { replies: load(hisOwn(prepared)) }),
  form('own answers busy', {
    replies: { ...load(hisOwn(prepared)), '/cli-api/save-health-answers': 'pending' },
    act: 'submit',
  }),
  form('own answers after sending', {
    replies: { ...load(hisOwn(prepared)), '/cli-api/save-health-answers': { refused: 'CLI_ApplicationSent' } },
    act: 'submit',
  }),
  form('own answers, then signing', { replies: load(hisOwn({ ...sentTo('signed', 'invited'), ...withoutHis })) }),
  form('agreement changed', {
    replies: {
      ...load(prepared),
      '/cli-api/load-application-detail': [prepared, renamed],
      '/cli-api/prepare-application': { refused: 'CLI_PleaseEnterRequiredInformation', errors: [agreementMissing] },
    },
    act: inTurn(submit, showsRenamed),
  }),
  form('nothing to answer', { replies: load(hisOwn(declined)) }),
  form('preparing', { replies: { ...load(prepared), '/cli-api/prepare-application': 'pending' }, act: submit }),
  form('refused', {
    replies: { ...load(prepared), '/cli-api/prepare-application': { refused: 'CLI_QuoteChanged' } },
    act: submit,
  }),
  form('sent meanwhile', {
    replies: { ...load(prepared), '/cli-api/prepare-application': { refused: 'CLI_ApplicationSent' } },
    act: submit,
  }),
  form('lacks answers', {
    replies: { ...load(prepared), '/cli-api/prepare-application': { refused: 'CLI_PleaseEnterRequiredInformation' } },
    act: submit,
  }),
  form('closes soon', { replies: load(quoted), act: closesSoon }),
  form('closes for good', {
    replies: { ...load(quoted), '/api/MTGAPPExtendVisit': { IdleSeconds: 100, TotalSeconds: 100 } },
    act: lastTime,
  }),
  sign('loading', { replies: { '/cli-api/load-application-detail': 'pending' } }),
  sign('not ready', { replies: load(quoted) }),
  sign('ready', { replies: load(prepared) }),
  sign('ready, signing by mail', { replies: load(byMail(prepared)) }),
  sign('your turn', { replies: load(hisOwn(sentTo('signed', 'invited'))) }),
  sign('your turn, opening', {
    replies: { ...load(sentTo('invited', 'invited')), '/cli-api/sign-now': 'pending' },
    act: openDesk,
  }),
  sign('your turn, over', {
    replies: { ...load(sentTo('invited', 'invited')), '/cli-api/sign-now': { refused: 'SigningNotOpen' } },
    act: openDesk,
  }),
  sign('your turn, answers missing', {
    replies: { ...load(sentTo('invited', 'invited')), '/cli-api/sign-now': { refused: 'CLI_MissingHealthAnswers' } },
    act: openDesk,
  }),
  sign('awaited', { replies: load(byMail(awaited)) }),
  sign('reminded', { replies: { ...load(sentTo('signed', 'invited')), '/cli-api/remind-applicant': {} }, act: remind }),
  sign('reminding', { replies: { ...load(byMail(awaited)), '/cli-api/remind-applicant': 'pending' }, act: remind }),
  sign('reminded too often', {
    replies: { ...load(byMail(awaited)), '/cli-api/remind-applicant': { refused: 'TooManyRequests', retryAfter: 900 } },
    act: remind,
  }),
  sign('nothing offered', { replies: load(preparedForOne) }),
  sign('own answers saved', { replies: load(byMail(hisOwn(prepared))) }),
  sign('own answers signed', { replies: load(hisOwn({ ...prepared, Status: 'signed' })) }),
  sign('declined', { replies: load({ ...declined, Status: 'prepared' }) }),
  sign('sent', { replies: load(sentTo('signed', 'invited')) }),
  sign('sent in order', { replies: load(byMail(sentTo('invited', 'waiting'))) }),
  sign('signed', { replies: load({ ...prepared, Status: 'signed' }) }),
  sign('signers', { replies: load(prepared), act: openSigners }),
  sign('signers, one', { replies: load(preparedForOne), act: openSigners }),
  sign('signers, by mail', { replies: load(byMail(prepared)), act: openSigners }),
  sign('signers differ', {
    replies: {
      ...load(prepared),
      '/cli-api/load-application-detail': [prepared, corrected],
      '/cli-api/CreateDocuSignLink': { refused: 'CLI_SignersDiffer' },
    },
    act: inTurn(sendSigners, showsCorrected),
  }),
  sign('signers busy', {
    replies: { ...load(prepared), '/cli-api/CreateDocuSignLink': 'pending' },
    act: sendSigners,
  }),
  sign('no credits', {
    replies: { ...load(prepared), '/cli-api/CreateDocuSignLink': { refused: 'INSUFFICIENT_FUNDS' } },
    act: sendSigners,
  }),
  sign('premium changed since', {
    replies: { ...load(prepared), '/cli-api/CreateDocuSignLink': { refused: 'CLI_QuoteChanged' } },
    act: sendSigners,
  }),
  sign('funding date passed since', {
    replies: { ...load(prepared), '/cli-api/CreateDocuSignLink': { refused: 'CLI_PastFundingDate' } },
    act: sendSigners,
  }),
  sign('request sent', {
    replies: { ...load(byMail(prepared)), '/cli-api/CreateDocuSignLink': { Status: 'sent' } },
    act: sendSigners,
  }),
  sign('downloading', {
    replies: load(prepared),
    act: inTurn(waitFor('main dl'), click('main .mantine-Button-root', 0)),
  }),
]
