import type { Application } from '@foyer/domain/application-fields.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { onlyAreas } from '@foyer/domain/parts/privacy.ts'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { click } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import { deal } from '../gallery/deals.ts'
import type { GalleryEntry, GalleryReplies } from '../gallery/entry.ts'
import { agent, handedOverSite, MortgageApplicationID, SiteID, signedInSite } from '../gallery/fixtures.ts'
import {
  couple,
  coupleWithLink,
  everything,
  longNames,
  singleBuyer,
  twoWithLinks,
  withTotals,
} from '../gallery/reviewed.ts'
import { sender } from './submit/browser-sender.ts'
import { readOf } from './submit/pending-submission.ts'

const summary = `/${SiteID}/user/${MortgageApplicationID}/summary`
const myDeals = `/${SiteID}/user/mydeals`

const load = (application: Application): GalleryReplies => ({ '/api/MTGAPPLoad': application })
const ofSubmit = (reply: GalleryReplies['/api/mtgappsubmit'], application: Application = couple): GalleryReplies => ({
  ...load(application),
  ...(reply === undefined ? {} : { '/api/mtgappsubmit': reply }),
})
const sent = { SubmissionID: 1, SubmittedAt: '2026-11-20T15:00:00.000Z', MissingDocs: 0 }

const acceptAll = async (page: Document) => {
  await appears(page, 'main input[type="checkbox"]')
  for (const box of page.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')) box.click()
  await frames(2)
}
const openConsent = click('main summary')
const acceptAndSend = async (page: Document) => {
  await acceptAll(page)
  page.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click()
  await frames(2)
}
const write = async (page: Document, text: string) => {
  const box = await appears<HTMLTextAreaElement>(page, 'main textarea')
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  await frames(3)
}
const sentence = language === 'fr' ? 'Nous déménageons pour un emploi. ' : 'We are moving for a new job. '
const writeLong = (page: Document) => write(page, sentence.repeat(3625 / sentence.length))
const sendAsBefore = async (page: Document) => {
  await write(page, 'Call me after 5')
  await acceptAndSend(page)
  await appears(page, 'main section [role="alert"]')
}
const sendAndReadAgain = async (page: Document) => {
  await write(page, 'Call me after 5')
  await acceptAndSend(page)
  await appears(page, 'main section[tabindex="-1"] [data-kind="error"]')
}
const andStay = async (page: Document) => {
  await acceptAndSend(page)
  await appears(page, 'main [data-kind="sent"]')
  const stay = await appears<HTMLButtonElement>(page, 'main a + button')
  stay.click()
}
const pending = {
  MortgageApplicationID,
  IdempotencyKey: 'k',
  ...readOf(couple.Summary),
  Accepted: [],
  RequestReview: 0,
}
/** A submission that a previous page left pending, and its result. */
const inBackground = (key: FailureKey) => async () => {
  await sender.start(pending, async () => ({ ok: false, key, errors: [] }), true)
  await frames(2)
}
const seeWhyRefused = (key: FailureKey) => async (page: Document) => {
  await inBackground(key)()
  const link = await appears<HTMLAnchorElement>(page, 'article a[href$="/summary"]')
  link.click()
  await appears(page, 'main input[type="checkbox"]')
}

const seeHowItGoes = async (page: Document) => {
  void sender.start(pending, () => new Promise(() => {}), true)
  const link = await appears<HTMLAnchorElement>(page, 'article a[href$="/success"]')
  link.click()
  await appears(page, 'main [data-kind="sending"]')
}

const incomplete: Application = {
  ...couple,
  Applicants: couple.Applicants.map((one, index) =>
    index === 0 ? one : { ...one, Identification: { ...one.Identification, DOB: '', strDOB: '' } },
  ),
}
/** The second applicant's lists after their address are not opened. */
const unopened: Application = {
  ...couple,
  Applicants: couple.Applicants.map((one, index) => (index === 0 ? one : { ...one, Step: 2 })),
}
const withNewConsent = { ...couple, Summary: { ...couple.Summary, ConsentVersion: '1.4' } }
/** Another tab saved the mortgage and the second applicant's income. */
const withOtherAnswers: Application = {
  ...couple,
  InterView: { ...couple.InterView, strPropertyValue: formatMoney(729_000, language) },
  Summary: {
    ...couple.Summary,
    Reviewed: {
      ...couple.Summary.Reviewed,
      Parts: couple.Summary.Reviewed.Parts.map((one, index) =>
        index === 1 ? one : { ...one, PartHash: 'saved since' },
      ),
    },
  },
}
const OpenInvites = [{ InviteID: 1, ApplicantID: 0, Contact: 'luc.bergeron@example.com' }]
const second = couple.Applicants[1]?.ApplicantID ?? 0
/** The second applicant sent their own part, which has changed since. */
const withChanged: Application = {
  ...couple,
  Applicants: couple.Applicants.map((one) =>
    one.ApplicantID === second ? { ...one, Disabled: 1, Deletable: 0 } : one,
  ),
  ChangedParts: [{ InviteID: 1, ApplicantID: second, Contact: 'luc.bergeron@example.com' }],
}
/** The second applicant was invited and changed every figure of the deal. */
const withFigures: Application = {
  ...couple,
  SharedChanges: [
    { Field: 'PropertyValue', Name: 'Marc Bergeron', Before: 480_000, BeforeDate: '' },
    { Field: 'EstimatedValue', Name: '', Before: null, BeforeDate: '' },
    { Field: 'DownPayment', Name: 'Marc Bergeron', Before: 120_000, BeforeDate: '' },
    { Field: 'RequestedMortgageAmount', Name: 'Marc Bergeron', Before: 360_000, BeforeDate: '' },
    { Field: 'ClosingDate', Name: 'Marc Bergeron', Before: null, BeforeDate: '2027-05-01' },
  ],
}
const confirmFigures = click('main [data-kind="warning"] button')
/** The second applicant sent their own part, and two people were invited. */
const withSent: Application = {
  ...withChanged,
  ChangedParts: [],
  OpenInvites: [{ InviteID: 2, ApplicantID: 0, Contact: 'nadia@example.com' }],
}
/** Of the second applicant only the name is known. */
const withInvited: Application = {
  ...couple,
  Applicants: couple.Applicants.map((one) => (one.ApplicantID === second ? { ...one, Addresses: [] } : one)),
  OpenInvites: OpenInvites.map((invite) => ({ ...invite, ApplicantID: second })),
}
/** The site shows contact details and debts alone of the second applicant, who fills in their own part. */
const partlyPrivate = (given: Application): Application => ({
  ...given,
  Applicants: given.Applicants.map((one) =>
    one.ApplicantID === second
      ? { ...onlyAreas(one, ['Contact', 'Debts']), Hidden: ['Identity', 'Income', 'Assets'] }
      : one,
  ),
})
const sendLink = click('main [data-kind="warning"] button')
const askAgain = click('main [data-kind="warning"] button')
const asked = { ...couple, MortgageApplicationStatusDD: 1, RequestReview: 1 }
const construction: Application = {
  ...singleBuyer,
  LandOwnership: 1,
  InterView: { ...singleBuyer.InterView, DealPurposeDD: 3, SearchStageDD: -1 },
}
/** A broker of whom only the e-mail address is known. */
const unnamedAgent = { ...agent, FirstName: '', LastName: '', BrokerageName: '' }
const unnamed = { ...signedInSite, Link: { ...signedInSite.Link, AgentProfile: unnamedAgent } }
const deals: GalleryReplies = { '/api/MTGAPPLoadMyDeals': { Deals: [deal()], InvitedParts: [] } }

const one = (
  screen: GalleryEntry['screen'],
  state: string,
  given: Omit<GalleryEntry, 'screen' | 'state' | 'path'>,
) => ({
  screen,
  state,
  path: summary,
  ...given,
})

export const gallery: GalleryEntry[] = [
  one('summary', 'loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  one('summary', 'failed', { replies: { '/api/MTGAPPLoad': 'network' } }),
  one('summary', 'filled', { replies: load(singleBuyer) }),
  one('summary', 'couple', { replies: load(couple) }),
  one('summary', 'every answer', { replies: load(everything) }),
  one('summary', 'part sent', { replies: load(withSent) }),
  one('summary', 'private part sent', { replies: load(partlyPrivate(withSent)) }),
  one('summary', 'private part open', { replies: load(partlyPrivate(withInvited)) }),
  one('summary', 'with totals', { replies: load(withTotals) }),
  one('summary', 'construction', { replies: load(construction) }),
  one('summary', 'long names', { replies: load(longNames) }),
  one('summary', 'incomplete', { replies: load(incomplete) }),
  one('summary', 'steps never opened', { replies: load(unopened) }),
  one('summary', 'review asked for', { replies: load({ ...asked, DisplayMortgage: 1 }) }),
  one('summary', 'review without the mortgage', { replies: load({ ...asked, DisplayMortgage: 0 }) }),
  one('summary', 'sent already', { replies: load({ ...couple, MortgageApplicationStatusDD: 0 }) }),
  one('summary', 'withdrawn before it was sent', { replies: load({ ...couple, MortgageApplicationStatusDD: 5 }) }),
  one('summary', 'one invited', { replies: load({ ...couple, OpenInvites }) }),
  one('summary', 'one invited by name', { replies: load(withInvited) }),
  one('summary', 'one required', { replies: load({ ...couple, OpenInvites, ReqInvited: 1 }) }),
  one('summary', 'one with a link', { replies: load(coupleWithLink) }),
  one('summary', 'two with links', { replies: load(twoWithLinks) }),
  one('summary', 'one link required', { replies: load({ ...coupleWithLink, ReqInvited: 1 }) }),
  one('summary', 'two links required', { replies: load({ ...twoWithLinks, ReqInvited: 1 }) }),
  one('summary', 'sending a link', {
    replies: { ...load({ ...coupleWithLink, ReqInvited: 1 }), '/api/InviteCoApplicant': 'pending' },
    act: sendLink,
  }),
  one('summary', 'link not sent', {
    replies: {
      ...load({ ...coupleWithLink, ReqInvited: 1 }),
      '/api/InviteCoApplicant': { refused: 'TooManyRequests', retryAfter: 70_000 },
    },
    act: sendLink,
  }),
  one('summary', 'figures changed', { replies: load(withFigures) }),
  one('summary', 'figures confirmed', {
    replies: { '/api/MTGAPPLoad': [withFigures, couple], '/api/MTGAPPConfirmSharedChanges': {} },
    act: confirmFigures,
  }),
  one('summary', 'figures changed again', {
    replies: { ...load(withFigures), '/api/MTGAPPConfirmSharedChanges': { refused: 'StaleEdit' } },
    act: confirmFigures,
  }),
  one('summary', 'one changed', { replies: load(withChanged) }),
  one('summary', 'asking again', {
    replies: { ...load(withChanged), '/api/ReInviteCoApplicant': 'pending' },
    act: askAgain,
  }),
  one('summary', 'not asked again', {
    replies: { ...load(withChanged), '/api/ReInviteCoApplicant': { refused: 'InviteCoApplicantSubmitted' } },
    act: askAgain,
  }),
  one('summary', 'wrong', { replies: load(couple), act: 'submit' }),
  one('summary', 'whole consent', { replies: load(couple), act: openConsent }),
  one('summary', 'long comment', { replies: load(couple), act: writeLong }),
  one('summary', 'ready', { replies: load(couple), act: acceptAll }),
  one('summary', 'busy', { replies: ofSubmit('pending'), act: acceptAndSend }),
  one('summary', 'refused', {
    replies: ofSubmit({ refused: 'ApplicationIncomplete' }, incomplete),
    act: acceptAndSend,
  }),
  one('summary', 'withdrawn meanwhile', {
    replies: ofSubmit({ refused: 'ApplicationWithdrawn' }),
    act: acceptAndSend,
  }),
  one('summary', 'documents missing', {
    replies: ofSubmit({ refused: 'MissingRequiredDocuments' }),
    act: acceptAndSend,
  }),
  one('summary', 'consent changed', {
    replies: { ...ofSubmit({ refused: 'ConsentRequired' }), '/api/MTGAPPLoad': [couple, couple, withNewConsent] },
    act: sendAsBefore,
  }),
  one('summary', 'answers changed', {
    replies: { ...ofSubmit({ refused: 'ConsentRequired' }), '/api/MTGAPPLoad': [couple, couple, withOtherAnswers] },
    act: sendAndReadAgain,
  }),
  one('summary', 'handed over too late', { replies: ofSubmit({ refused: 'HandOffNotAllowed' }), act: acceptAndSend }),
  one('summary', 'handed over', {
    replies: { ...load(couple), '/api/loadSiteConfiguration': handedOverSite },
  }),
  one('summary', 'stale', { replies: ofSubmit({ refused: 'StaleEdit' }), act: acceptAndSend }),
  {
    screen: 'summary',
    state: 'refused later',
    path: myDeals,
    replies: { ...load(incomplete), ...deals },
    act: seeWhyRefused('ApplicationIncomplete'),
  },
  {
    screen: 'summary',
    state: 'changed before it arrived',
    path: myDeals,
    replies: { ...load(couple), ...deals },
    act: seeWhyRefused('ConsentRequired'),
  },
  one('success', 'sending', { replies: ofSubmit('network'), act: acceptAndSend }),
  one('success', 'sent', { replies: { ...ofSubmit(sent), ...deals }, act: acceptAndSend }),
  one('success', 'withdrawn before it was sent', { replies: load({ ...couple, MortgageApplicationStatusDD: 5 }) }),
  one('success', 'sent with a link', { replies: { ...ofSubmit(sent, coupleWithLink), ...deals }, act: acceptAndSend }),
  one('success', 'sent with two links', { replies: { ...ofSubmit(sent, twoWithLinks), ...deals }, act: acceptAndSend }),
  one('success', 'sent to nobody named', {
    replies: { ...ofSubmit(sent), ...deals, '/api/loadSiteConfiguration': unnamed },
    act: acceptAndSend,
  }),
  {
    screen: 'success',
    state: 'trying',
    path: myDeals,
    replies: { ...load(couple), ...deals },
    act: seeHowItGoes,
  },
  one('success', 'sent and staying', { replies: { ...ofSubmit(sent), ...deals }, act: andStay }),
  {
    screen: 'myDeals',
    state: 'sending',
    path: myDeals,
    replies: { ...load(couple), ...deals },
    act: inBackground('NetworkFailure'),
  },
  {
    screen: 'myDeals',
    state: 'refused',
    path: myDeals,
    replies: { ...load(couple), ...deals },
    act: inBackground('ApplicationIncomplete'),
  },
]
