import type { Application } from '@foyer/domain/application-fields.ts'
import { deal } from '../gallery/deals.ts'
import type { GalleryEntry, GalleryReplies } from '../gallery/entry.ts'
import { agent, MortgageApplicationID, SiteID, signedInSite } from '../gallery/fixtures.ts'
import { language } from '../gallery/language.ts'
import { couple, longNames, singleBuyer, withTotals } from '../gallery/reviewed.ts'
import { appears, frames } from '../gallery/wait.ts'
import type { FailureKey } from '../kit/client/outcome.ts'
import { sender } from './submit/browser-sender.ts'

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
const andStay = async (page: Document) => {
  await acceptAndSend(page)
  await appears(page, 'main [data-kind="sent"]')
  const stay = await appears<HTMLButtonElement>(page, 'main a + button')
  stay.click()
}
const pending = { MortgageApplicationID, IdempotencyKey: 'k', ConsentVersion: '1.2', Accepted: [], RequestReview: 0 }
/** What a page before this one left on its way, with what becomes of it. */
const inBackground = (key: FailureKey) => async () => {
  await sender.start(pending, async () => ({ ok: false, key, errors: [] }), true)
  await frames(2)
}
const seeWhyRefused = async (page: Document) => {
  await inBackground('ApplicationIncomplete')()
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
const withNewConsent = { ...couple, Summary: { ...couple.Summary, ConsentVersion: '1.3' } }
const OpenInvites = [{ InviteID: 1, ApplicantID: 0, Contact: 'luc.bergeron@example.com' }]
const asked = { ...couple, MortgageApplicationStatusDD: 1, RequestReview: 1 }
const construction: Application = {
  ...singleBuyer,
  LandOwnership: 1,
  InterView: { ...singleBuyer.InterView, DealPurposeDD: 3, SearchStageDD: -1 },
}
/** A broker of whom nothing is known but where to write. */
const unnamedAgent = { ...agent, FirstName: '', LastName: '', BrokerageName: '' }
const unnamed = { ...signedInSite, Link: { ...signedInSite.Link, AgentProfile: unnamedAgent } }
const deals: GalleryReplies = { '/api/MTGAPPLoadMyDeals': { Deals: [deal()] } }

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
  one('summary', 'with totals', { replies: load(withTotals) }),
  one('summary', 'construction', { replies: load(construction) }),
  one('summary', 'long names', { replies: load(longNames) }),
  one('summary', 'incomplete', { replies: load(incomplete) }),
  one('summary', 'review asked for', { replies: load({ ...asked, DisplayMortgage: 1 }) }),
  one('summary', 'review without the mortgage', { replies: load({ ...asked, DisplayMortgage: 0 }) }),
  one('summary', 'sent already', { replies: load({ ...couple, MortgageApplicationStatusDD: 0 }) }),
  one('summary', 'one invited', { replies: load({ ...couple, OpenInvites }) }),
  one('summary', 'one required', { replies: load({ ...couple, OpenInvites, ReqInvited: 1 }) }),
  one('summary', 'wrong', { replies: load(couple), act: 'submit' }),
  one('summary', 'long comment', { replies: load(couple), act: writeLong }),
  one('summary', 'ready', { replies: load(couple), act: acceptAll }),
  one('summary', 'busy', { replies: ofSubmit('pending'), act: acceptAndSend }),
  one('summary', 'refused', {
    replies: ofSubmit({ refused: 'ApplicationIncomplete' }, incomplete),
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
  one('summary', 'stale', { replies: ofSubmit({ refused: 'StaleEdit' }), act: acceptAndSend }),
  {
    screen: 'summary',
    state: 'refused later',
    path: myDeals,
    replies: { ...load(incomplete), ...deals },
    act: seeWhyRefused,
  },
  one('success', 'sending', { replies: ofSubmit('network'), act: acceptAndSend }),
  one('success', 'sent', { replies: { ...ofSubmit(sent), ...deals }, act: acceptAndSend }),
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
