import { Choice, DateText, Flag, Id, Instant, LanguageId, Money, Text } from '@foyer/domain/kit/schema.ts'
import { roles } from '@foyer/domain/office/permissions.ts'
import { needReasons, pipelineViews } from '@foyer/domain/office/pipeline.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId } from '../kit/ids.ts'
import { Sites } from './fields.ts'

const Need = Type.Object({
  Reason: Type.Enum([...needReasons]),
  /** When it began to wait; of `closing` the start of its last 30 days. */
  Since: Instant,
  /** How many documents are to be decided; 0 for another reason. */
  Count: Type.Integer(),
})

const ListedDeal = Type.Object({
  SiteID: Text(40),
  MortgageApplicationID: Id,
  /** The main applicant; empty before they gave a name. */
  Client: Text(130),
  /** How many other applicants there are. */
  Others: Type.Integer(),
  /** The language of the borrower's account. */
  LanguageID: LanguageId,
  PurposeDD: Choice,
  SearchStageDD: Choice,
  StatusDD: Choice,
  Stage: Type.Enum([...stages]),
  /** When it came to this stage by a move; empty if it was never moved there. */
  MovedAt: Instant,
  MortgageAmount: Money,
  ClosingDate: DateText,
  /** Empty: no one's. */
  OwnerID: OfficeId,
  OwnerName: Text(121),
  /** The most urgent reason first; none unless the deal is open. */
  Needs: Type.Array(Need),
  /** Empty before the first submission. */
  SubmittedAt: Instant,
  /** 1: on hold, so that nothing of it is deleted. */
  HeldFl: Flag,
  /** The last change of the application, or its last move. */
  ChangedAt: Instant,
})

/** What narrows lists and board alike. */
const Narrowing = {
  /** Empty: everyone's; `none`: no one's; else the id of a person. */
  Owner: Type.Optional(OfficeId),
  SiteID: Type.Optional(Text(40)),
  PurposeDD: Type.Optional(Choice),
  /** A part of an applicant's name or of the main applicant's e-mail address, without regard to case and accents. */
  Search: Type.Optional(Text(100)),
}

const Listing = {
  View: Type.Enum([...pipelineViews]),
  ...Narrowing,
  StatusDD: Type.Optional(Choice),
  Stage: Type.Optional(Type.Enum([...stages])),
  After: Type.Optional(Text(200)),
}
const Page = Type.Object({ Deals: Type.Array(ListedDeal), Next: Text(200) })

/** The deals of a brokerage, as far as the person's reach goes. */
export const officePipelineCalls = {
  listPipeline: defineCall({
    path: '/console-api/ListPipeline',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary:
      'A page of the deals of all sites within reach. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({
      ...Listing,
      /** With SiteID: this deal alone, whatever the view and the filters. */
      MortgageApplicationID: Type.Optional(Id),
    }),
    reply: Page,
    refusals: [],
  }),
  exportPipeline: defineCall({
    path: '/console-api/ExportPipeline',
    access: 'office',
    action: 'deal.export',
    effect: 'read',
    audit: 'pipeline-exported',
    summary: 'The same for a file, 500 deals a page and 50,000 an hour for a brokerage',
    body: Type.Object(Listing),
    reply: Page,
    refusals: ['TooManyRequests'],
  }),
  boardDeals: defineCall({
    path: '/console-api/BoardDeals',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary:
      'The deals of every stage, the newest change first: how many up to 1,000, and the first 25; ListPipeline has the rest',
    body: Type.Object(Narrowing),
    reply: Type.Object({
      /** One of each stage, in order. */
      Columns: Type.Array(
        Type.Object({ Stage: Type.Enum([...stages]), Count: Type.Integer(), Deals: Type.Array(ListedDeal) }),
      ),
    }),
    refusals: [],
  }),
  countPipeline: defineCall({
    path: '/console-api/CountPipeline',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary: 'How many deals each view has, up to 1,000, and how many open ones are the person’s own and no one’s',
    body: Nothing,
    reply: Type.Object({
      Needs: Type.Integer(),
      Open: Type.Integer(),
      Closing: Type.Integer(),
      Closed: Type.Integer(),
      Own: Type.Integer(),
      Unassigned: Type.Integer(),
    }),
    refusals: [],
  }),
  listColleagues: defineCall({
    path: '/console-api/ListColleagues',
    access: 'office',
    action: 'deal.view',
    effect: 'read',
    summary:
      'The people of the brokerage, by name; with a deal, those who can see it; with OwnSites, those who can be given deals of all these sites',
    body: Type.Object({
      SiteID: Type.Optional(Text(40)),
      MortgageApplicationID: Type.Optional(Id),
      OwnSites: Type.Optional(Sites),
    }),
    reply: Type.Object({
      People: Type.Array(Type.Object({ PersonID: OfficeId, Name: Text(121), Role: Type.Enum([...roles]) })),
    }),
    refusals: [],
  }),
  assignDeal: defineCall({
    path: '/console-api/AssignDeal',
    access: 'office',
    action: 'deal.assign',
    effect: 'write',
    audit: 'deal-assigned',
    summary: 'Give a deal within reach to a person of the brokerage who sees it then; empty: to no one',
    body: Type.Object({
      ...{ SiteID: Text(40), MortgageApplicationID: Id, PersonID: OfficeId },
      /** Whose it was when it was last seen, empty for no one: StaleEdit if it is another's by now. */
      OwnerID: Type.Optional(OfficeId),
    }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit'],
  }),
}
