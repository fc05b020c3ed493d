import { Choice, DateText, Flag, Id, Instant, orNull, Text } from '@foyer/domain/kit/schema.ts'
import { expiryKinds } from '@foyer/domain/retention/expiry.ts'
import { erasureReasons, erasureStates, holdReasons, mostRetentionWords } from '@foyer/domain/retention/rules.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

/** A deal, or what was sent to be signed and belongs to none (MortgageApplicationID is 0 then). */
const KeptIds = { ...SiteIds.properties, MortgageApplicationID: Id, SigningRequestID: Type.Optional(Text(64)) }
const Words = Text(mostRetentionWords)
const Name = Text(130)

const Hold = {
  HoldID: Id,
  Reason: Type.Enum([...holdReasons]),
  Words,
  /** Who holds it, and since when. */
  HeldBy: Name,
  HeldAt: Instant,
}

const Erasure = {
  ErasureID: Id,
  Reason: Type.Enum([...erasureReasons]),
  /** Empty once the deal is erased. */
  Words,
  /** 1: the account of the client goes too, unless it has another application. */
  AccountFl: Flag,
  State: Type.Enum([...erasureStates]),
  AskedBy: Name,
  AskedAt: Instant,
  /** 1: the caller asked for it, and can therefore only withdraw it. */
  OwnFl: Flag,
  DecidedBy: Name,
  DecidedAt: Instant,
  DecisionWords: Words,
}

const Keeping = {
  /** ProvinceDD of the property; -1 where none was chosen. */
  ProvinceDD: Choice,
  /** The first day on which it may be erased; empty where nothing was sent or signed. */
  KeptUntil: DateText,
}

const ListedDeal = { ...SiteIds.properties, MortgageApplicationID: Id, Client: Name }
/** A deal, or what was sent to be signed without one; its title is empty once it is erased, and for whom it may not be shown to. */
const Listed = { ...ListedDeal, SigningRequestID: Text(64), Title: Text(200), TitleFr: Text(200) }

const page = { After: Type.Optional(Text(200)) }

/** Over all sites of the brokerage. */
export const officeRetentionCalls = {
  countExpired: defineCall({
    path: '/console-api/CountExpired',
    access: 'office',
    action: 'retention.view',
    effect: 'read',
    audit: 'retention-viewed',
    summary: 'How many rows of each class the next nightly run deletes on the sites of the brokerage',
    body: Nothing,
    reply: Type.Object({
      Classes: Type.Array(Type.Object({ Class: Type.Enum([...expiryKinds]), Count: Type.Integer() })),
      CountedAt: Instant,
    }),
    refusals: ['TooManyRequests'],
  }),
  listKeptDeals: defineCall({
    path: '/console-api/ListKeptDeals',
    access: 'office',
    action: 'retention.view',
    effect: 'read',
    audit: 'retention-viewed',
    summary:
      'A page of the deals that were sent, or from which something was signed, by the day until which they are kept: those whose time has ended (due), or the others (kept). Next is After of the page that follows; empty at the end',
    body: Type.Object({ View: Type.Enum(['due', 'kept']), ...page }),
    reply: Type.Object({
      Deals: Type.Array(Type.Object({ ...ListedDeal, ...Keeping, SubmittedAt: Instant, HeldFl: Flag })),
      Next: Text(200),
    }),
    refusals: [],
  }),
  listHolds: defineCall({
    path: '/console-api/ListHolds',
    access: 'office',
    action: 'retention.view',
    effect: 'read',
    audit: 'retention-viewed',
    summary: 'A page of the deals, and of the documents to sign without one, that are on hold, the newest hold first',
    body: Type.Object(page),
    reply: Type.Object({ Holds: Type.Array(Type.Object({ ...Listed, ...Hold })), Next: Text(200) }),
    refusals: [],
  }),
  listErasures: defineCall({
    path: '/console-api/ListErasures',
    access: 'office',
    action: 'retention.view',
    effect: 'read',
    audit: 'retention-viewed',
    summary:
      'A page of the requests to erase a deal, or a document to sign without one: the open ones, or those that were decided, the newest first',
    body: Type.Object({ View: Type.Enum(['open', 'decided']), ...page }),
    reply: Type.Object({
      Requests: Type.Array(Type.Object({ ...Listed, ...Erasure })),
      Next: Text(200),
    }),
    refusals: [],
  }),
  countErasures: defineCall({
    path: '/console-api/CountErasures',
    access: 'office',
    action: 'retention.decide',
    stepUp: false,
    effect: 'read',
    summary: 'How many requests to erase wait for this person, who did not make them, up to 1,000',
    body: Nothing,
    reply: Type.Object({ Waiting: Type.Integer() }),
    refusals: [],
  }),
}

/** Of one deal. Its writes are for people of staff only: a program is refused, since it cannot confirm with a factor. */
export const operatorRetentionCalls = {
  loadKeeping: defineCall({
    path: '/broker-api/LoadKeeping',
    access: 'operator',
    action: 'retention.view',
    effect: 'read',
    audit: 'retention-viewed',
    summary:
      'Until when a deal is kept, or a document to sign without one, whether it is on hold, and the open request to erase it',
    body: Type.Object(KeptIds),
    reply: Type.Object({
      ...Keeping,
      /** 1: it may be erased today, if it is not on hold. */
      ErasableFl: Flag,
      /** 1: the account of its client has no other application. */
      OnlyFl: Flag,
      /** 1: a document that someone can still sign, or that is about to be sealed, which is never erased. */
      OpenFl: Flag,
      Hold: orNull(Type.Object(Hold)),
      Erasure: orNull(Type.Object(Erasure)),
    }),
    refusals: ['NoAccess'],
  }),
  holdDeal: defineCall({
    path: '/broker-api/HoldDeal',
    access: 'operator',
    action: 'retention.decide',
    effect: 'write',
    changes: 'deal',
    audit: 'deal-held',
    summary:
      'Put a deal on hold, or a document to sign without one, for a reason: nothing of it is deleted or erased until the hold is lifted',
    body: Type.Object({ ...KeptIds, Reason: Text(20), Words }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'RequiredRetentionReason'],
  }),
  liftHold: defineCall({
    path: '/broker-api/LiftHold',
    access: 'operator',
    action: 'retention.decide',
    effect: 'write',
    changes: 'deal',
    audit: 'deal-released',
    summary: 'Lift a hold, for a reason',
    body: Type.Object({ ...KeptIds, HoldID: Id, Words }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'RequiredRetentionReason'],
  }),
  requestErasure: defineCall({
    path: '/broker-api/RequestErasure',
    access: 'operator',
    action: 'retention.decide',
    effect: 'write',
    changes: 'deal',
    audit: 'erasure-requested',
    summary:
      'Ask for the erasure of a deal, or of a document to sign without one, which another person approves: at any time for an application that was never sent and a document that no one signed, and for any other once it need not be kept',
    body: Type.Object({ ...KeptIds, Reason: Text(20), Words, AccountFl: Flag }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'RequiredRetentionReason', 'DealHeld', 'DealKept'],
  }),
  withdrawErasure: defineCall({
    path: '/broker-api/WithdrawErasure',
    access: 'operator',
    action: 'retention.decide',
    effect: 'write',
    changes: 'deal',
    audit: 'erasure-withdrawn',
    summary: 'Withdraw one’s own request to erase',
    body: Type.Object({ ...KeptIds, ErasureID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit'],
  }),
  declineErasure: defineCall({
    path: '/broker-api/DeclineErasure',
    access: 'operator',
    action: 'retention.decide',
    effect: 'write',
    changes: 'deal',
    audit: 'erasure-declined',
    summary: 'Decline a colleague’s request to erase, for a reason',
    body: Type.Object({ ...KeptIds, ErasureID: Id, Words }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'RequiredRetentionReason', 'ErasureNeedsAnother'],
  }),
  approveErasure: defineCall({
    path: '/broker-api/ApproveErasure',
    access: 'operator',
    action: 'retention.decide',
    effect: 'write',
    changes: 'deal',
    audit: 'erasure-approved',
    summary:
      'Approve a colleague’s request, and erase the deal or the document with everything that belongs to it, for good. What was checked for the request is checked again',
    body: Type.Object({ ...KeptIds, ErasureID: Id }),
    reply: Type.Object({ AccountErasedFl: Flag }),
    refusals: ['NoAccess', 'StaleEdit', 'ErasureNeedsAnother', 'DealHeld', 'DealKept'],
  }),
}
