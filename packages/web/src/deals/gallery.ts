import type { MyDeal } from '@foyer/domain/deals/fields.ts'
import type { InvitedPart } from '@foyer/domain/invites/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { click } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { appears } from '@foyer/ui/gallery/wait.ts'
import { arrangedTerms, deal, documentRequests, longDeal, openDocument, refusedDocument } from '../gallery/deals.ts'
import type { GalleryEntry, GalleryReplies } from '../gallery/entry.ts'
import { anonymousSite, SiteID } from '../gallery/fixtures.ts'

const path = `/${SiteID}/user/mydeals`
const answer = (...Deals: MyDeal[]): GalleryReplies => ({
  '/api/MTGAPPLoadMyDeals': { Deals, InvitedParts: [] },
})
const invitedPart = (given: Partial<InvitedPart> = {}): InvitedPart => ({
  InviteID: 1,
  InviterName: 'Marie-Joséphine Charbonneau-Lévesque',
  Status: 'Opened',
  strInviteDate: formatDate('2026-11-18', language),
  strSubmittedAt: '',
  RenewFlag: 1,
  ...given,
})
const invitedTo = (InvitedParts: InvitedPart[], ...Deals: MyDeal[]): GalleryReplies => ({
  '/api/MTGAPPLoadMyDeals': { Deals, InvitedParts },
})
const mailing = click('main li button')
const resumePath = `/${SiteID}/user/7`
const statuses = [11, 0, 1, 2, 3, 4, 5]

const renewal = { PurposeDD: 4, PropertyAddress: '58 Maple Street, Gatineau' }
const preApproval = { SearchStageDD: 4, PropertyAddress: '', FullPropertyAddress: '' }
const unknown = { MortgageAmount: null, ClosingDate: '', PropertyAddress: '' }

const purposes = [{}, preApproval, { PurposeDD: 2 }, { PurposeDD: 3 }, renewal]
const personSteps = ['identification', 'address', 'income', 'property', 'asset', 'liability']
const steps = [...personSteps, 'start', 'mortgage', 'request', 'bankStatement', 'summary', 'success']
const invited = 'Jean-Christophe Beauchemin-Thériault'
const couple = [invited, '(613) 555-0142']
const withRequests = { DocumentRequests: documentRequests }

/** Presses a card's button by its index and waits for what it opens. */
const pressing = (place: number) => async (page: Document) => {
  await appears(page, 'article button')
  page.querySelectorAll<HTMLButtonElement>('article button')[place]?.click()
  await appears(page, 'dialog')
}

const shared = deal({ AwaitedNames: [invited], DocumentRequests: documentRequests })
/** Presses the last button of the card, which deletes the application. */
const deleting = async (page: Document) => {
  await appears(page, 'article button')
  ;[...page.querySelectorAll<HTMLButtonElement>('article button')].at(-1)?.click()
  await appears(page, 'dialog')
}
const confirming = async (page: Document) => {
  await deleting(page)
  ;[...page.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1)?.click()
}

export const gallery: GalleryEntry[] = [
  { screen: 'myDeals', state: 'delete', path, replies: answer(deal()), act: deleting },
  { screen: 'myDeals', state: 'delete with others', path, replies: answer(shared), act: deleting },
  {
    screen: 'myDeals',
    state: 'delete withdrawn before it was sent',
    path,
    replies: answer(deal({ MortgageApplicationStatusDD: 5 })),
    act: deleting,
  },
  {
    screen: 'myDeals',
    state: 'deleted',
    path,
    replies: {
      '/api/MTGAPPLoadMyDeals': [
        { Deals: [shared], InvitedParts: [] },
        { Deals: [], InvitedParts: [] },
      ],
      '/api/MTGAPPDeleteApplication': {},
    },
    act: async (page) => {
      await confirming(page)
      await appears(page, '[role="status"]')
    },
  },
  {
    screen: 'myDeals',
    state: 'delete refused',
    path,
    replies: { ...answer(shared), '/api/MTGAPPDeleteApplication': { refused: 'ApplicationSubmitted' } },
    act: async (page) => {
      await confirming(page)
      await appears(page, 'dialog [role="alert"]')
    },
  },
  {
    screen: 'myDeals',
    state: 'delete refused, on hold',
    path,
    replies: { ...answer(shared), '/api/MTGAPPDeleteApplication': { refused: 'ApplicationOnHold' } },
    act: async (page) => {
      await confirming(page)
      await appears(page, 'dialog [role="alert"]')
    },
  },
  {
    screen: 'myDeals',
    state: 'withdraw',
    path,
    replies: answer(deal({ MortgageApplicationStatusDD: 0 })),
    act: deleting,
  },
  { screen: 'myDeals', state: 'empty', path, replies: answer() },
  { screen: 'myDeals', state: 'invited', path, replies: invitedTo([invitedPart()]) },
  {
    screen: 'myDeals',
    state: 'invited, and own',
    path,
    replies: invitedTo(
      [
        invitedPart({ Status: 'Submitted', strSubmittedAt: formatDate('2026-11-20', language), RenewFlag: 0 }),
        invitedPart({ InviteID: 2, InviterName: '', Status: 'Expired' }),
        invitedPart({ InviteID: 3, Status: 'Expired', RenewFlag: 0 }),
      ],
      deal(),
    ),
  },
  {
    screen: 'myDeals',
    state: 'link mailed',
    path,
    replies: { ...invitedTo([invitedPart()]), '/api/MTGAPPMailMyInvite': {} },
    act: mailing,
  },
  {
    screen: 'myDeals',
    state: 'link not mailed',
    path,
    replies: {
      ...invitedTo([invitedPart()]),
      '/api/MTGAPPMailMyInvite': { refused: 'TooManyRequests', retryAfter: 60 },
    },
    act: mailing,
  },
  { screen: 'myDeals', state: 'loading', path, replies: { '/api/MTGAPPLoadMyDeals': 'pending' } },
  { screen: 'myDeals', state: 'failed', path, replies: { '/api/MTGAPPLoadMyDeals': 'network' } },
  { screen: 'myDeals', state: 'filled', path, replies: answer(deal()) },
  {
    screen: 'myDeals',
    state: 'every status',
    path,
    replies: answer(
      ...statuses.map((code) => deal({ MortgageApplicationID: code + 1, MortgageApplicationStatusDD: code })),
    ),
  },
  {
    screen: 'myDeals',
    state: 'every wording',
    path,
    replies: answer(
      deal({ MortgageApplicationID: 1 }),
      deal({ MortgageApplicationID: 2, MortgageApplicationStatusDD: 0 }),
      deal({ MortgageApplicationID: 3, ...preApproval }),
      deal({ MortgageApplicationID: 4, ...preApproval, MortgageApplicationStatusDD: 1 }),
      deal({ MortgageApplicationID: 5, ...renewal }),
      deal({ MortgageApplicationID: 6, ...unknown }),
      ...[2, 3, 4].flatMap((PurposeDD) =>
        [11, 0].flatMap((MortgageApplicationStatusDD) => [
          deal({
            MortgageApplicationID: 100 * PurposeDD + MortgageApplicationStatusDD,
            PurposeDD,
            MortgageApplicationStatusDD,
          }),
          deal({
            MortgageApplicationID: 100 * PurposeDD + MortgageApplicationStatusDD + 50,
            PurposeDD,
            MortgageApplicationStatusDD,
            ...unknown,
          }),
        ]),
      ),
      deal({ MortgageApplicationID: 7, ...unknown, MortgageApplicationStatusDD: 0 }),
      deal({ MortgageApplicationID: 8, ...unknown, ...preApproval }),
      deal({ MortgageApplicationID: 9, ...unknown, ...preApproval, MortgageApplicationStatusDD: 1 }),
    ),
  },
  {
    screen: 'myDeals',
    state: 'your turn',
    path,
    replies: answer(
      deal({ MortgageApplicationID: 1, MortgageApplicationStatusDD: 2 }),
      deal({ MortgageApplicationID: 2, AwaitedNames: couple, NextStep: 'summary' }),
      deal({
        MortgageApplicationID: 3,
        MortgageApplicationStatusDD: 1,
        OpenDocuments: [openDocument({ RefusedFlag: 1 }), { ...refusedDocument, RequestDocID: 'r2' }, openDocument()],
        ...withRequests,
      }),
      deal({
        MortgageApplicationID: 4,
        OpenDocuments: [refusedDocument, openDocument(), openDocument()],
        NextStep: 'request',
        ...withRequests,
      }),
      deal({ MortgageApplicationID: 5, MortgageApplicationStatusDD: 0, AwaitedNames: [invited] }),
      deal({
        MortgageApplicationID: 6,
        MortgageApplicationStatusDD: 1,
        RequestReview: 1,
        OpenDocuments: [openDocument({ RequestDocID: 'r3' })],
        AwaitedNames: [invited],
        ...withRequests,
      }),
    ),
  },
  {
    screen: 'myDeals',
    state: 'next steps',
    path,
    replies: answer(
      ...steps.map((NextStep, place) => deal({ MortgageApplicationID: place + 1, NextStep })),
      ...personSteps.map((NextStep, place) =>
        deal({ MortgageApplicationID: place + 51, NextStep, NextApplicantName: invited }),
      ),
    ),
  },
  {
    screen: 'myDeals',
    state: 'with the broker',
    path,
    replies: answer(
      ...statuses.slice(1).flatMap((MortgageApplicationStatusDD) =>
        purposes.map((purpose, place) =>
          deal({
            MortgageApplicationID: 10 * MortgageApplicationStatusDD + place + 1,
            MortgageApplicationStatusDD,
            ...purpose,
          }),
        ),
      ),
    ),
  },
  {
    screen: 'myDeals',
    state: 'review asked for',
    path,
    replies: answer(
      deal({ MortgageApplicationID: 1, MortgageApplicationStatusDD: 1, RequestReview: 1, DisplayMortgage: 1 }),
      deal({ MortgageApplicationID: 2, MortgageApplicationStatusDD: 1, RequestReview: 1, ...renewal }),
      deal({ MortgageApplicationID: 3, MortgageApplicationStatusDD: 1, RequestReview: 1, Questions: 3 }),
      deal({ MortgageApplicationID: 4, MortgageApplicationStatusDD: 1, RequestReview: 1, Questions: 1 }),
    ),
  },
  {
    screen: 'myDeals',
    state: 'messages',
    path,
    replies: answer(
      deal({ MortgageApplicationID: 1, UnreadMessages: 2 }),
      deal({ MortgageApplicationID: 2, MortgageApplicationStatusDD: 0, UnreadMessages: 1 }),
      deal({ MortgageApplicationID: 3, MortgageApplicationStatusDD: 0, MessagesFl: 0 }),
    ),
  },
  { screen: 'resume', state: 'loading', path: resumePath, replies: { '/api/MTGAPPLoad': 'pending' } },
  { screen: 'resume', state: 'failed', path: resumePath, replies: { '/api/MTGAPPLoad': 'network' } },
  { screen: 'myDeals', state: 'long names', path, replies: answer(longDeal) },
  {
    screen: 'myDeals',
    state: 'many',
    path,
    replies: answer(...Array.from({ length: 20 }, (_, id) => deal({ MortgageApplicationID: id + 1 }))),
  },
  {
    screen: 'myDeals',
    state: 'anonymous',
    path,
    replies: { ...answer(deal()), '/api/loadSiteConfiguration': anonymousSite },
  },
  {
    screen: 'myDeals',
    state: 'deal summary',
    path,
    replies: answer({ ...longDeal, ...deal({ MortgageApplicationStatusDD: 2, ...arrangedTerms }) }),
    act: pressing(0),
  },
  {
    screen: 'myDeals',
    state: 'deal summary without terms',
    path,
    replies: answer(deal({ MortgageApplicationStatusDD: 0 })),
    act: pressing(0),
  },
  {
    screen: 'myDeals',
    state: 'documents',
    path,
    replies: answer(deal({ MortgageApplicationStatusDD: 1, DocumentRequests: documentRequests })),
    act: pressing(1),
  },
]
