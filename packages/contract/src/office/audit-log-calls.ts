import { DateText, Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { logGroups } from '@foyer/domain/office/activity.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId } from '../kit/ids.ts'
import { Happened } from './activity-calls.ts'

const Asked = {
  /** See isLogActor; everyone by default. */
  Who: Type.Optional(Text(50)),
  /** One subject. */
  What: Type.Optional(Type.Enum([...logGroups])),
  SiteID: Type.Optional(Text(40)),
  MortgageApplicationID: Type.Optional(Id),
  /** In the time zone of the brokerage. Empty is allowed with a deal: from its beginning. */
  FirstDay: DateText,
  /** Included; until now where it is empty. */
  LastDay: DateText,
  After: Type.Optional(Text(200)),
}

const LogEvent = Type.Object({
  ...Happened,
  EventID: Id,
  /** Empty: of the brokerage itself. */
  SiteID: Text(40),
  /** 0: of no deal. */
  MortgageApplicationID: Id,
  /** 1: the deal is still there. */
  DealFl: Flag,
  /** Of the deal. */
  Client: Text(200),
  /** 0: of no lead. */
  LeadID: Id,
  /** The person, key, webhook, site or invitation that it concerned, as it is called today. */
  About: Text(300),
  /** Why it was refused; empty for what happened. */
  Refused: Text(60),
  /** What the trail has of it: ids, versions and counts. */
  Details: Type.Array(Type.Object({ Name: Text(60), Value: Text(300) })),
  /** The position in the chain of its site; 0: not linked yet. */
  Sequence: Id,
})

const Events = Type.Object({
  Events: Type.Array(LogEvent),
  Next: Text(200),
})

/** What was done and looked at in a whole brokerage. */
export const officeAuditLogCalls = {
  listEvents: defineCall({
    path: '/console-api/ListEvents',
    access: 'office',
    action: 'audit.view',
    effect: 'read',
    audit: 'trail-viewed',
    summary:
      'A page of the audit log, the newest first: what happened on the sites of the brokerage and to the brokerage itself. At most 366 days, unless of one deal. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object(Asked),
    reply: Events,
    refusals: ['InvalidLogPeriod', 'TooManyRequests'],
  }),
  listEventActors: defineCall({
    path: '/console-api/ListEventActors',
    access: 'office',
    action: 'audit.view',
    effect: 'read',
    summary:
      'Whom the audit log can be filtered by, also who works here no more, its sites, and the time zone of its days',
    body: Nothing,
    reply: Type.Object({
      TimeZone: Text(60),
      /** All of the brokerage, whatever the reach of the person over deals is. */
      Sites: Type.Array(Text(40)),
      People: Type.Array(Type.Object({ PersonID: OfficeId, Name: Text(130), EndedFl: Flag })),
      Programs: Type.Array(Type.Object({ KeyID: Text(40), Name: Text(100) })),
    }),
    refusals: [],
  }),
  exportEvents: defineCall({
    path: '/console-api/ExportEvents',
    access: 'office',
    action: 'audit.export',
    effect: 'read',
    audit: 'trail-exported',
    summary: 'The same for a file, 2,000 lines a page and 50,000 an hour for a brokerage',
    body: Type.Object(Asked),
    reply: Events,
    refusals: ['InvalidLogPeriod', 'TooManyRequests'],
  }),
}

/** Whether the trail is as the server wrote it. */
export const officeChainCalls = {
  checkChain: defineCall({
    path: '/console-api/CheckChain',
    access: 'office',
    action: 'audit.view',
    effect: 'read',
    audit: 'trail-verified',
    summary:
      'Check a part of the chain of one site, or of the server’s (SiteID empty), at most 5,000 events after the position After. Its end also compares the chain with its head and its anchors',
    body: Type.Object({ SiteID: Text(40), After: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: Type.Object({
      /** The position up to which the chain is intact. */
      Checked: Id,
      /** How long it is. */
      Length: Id,
      /** 1: nothing is left to check. */
      DoneFl: Flag,
      /** The first broken link; 0 without one. */
      BrokenSequence: Id,
      /** Empty where the time is unknown. */
      BrokenAt: Text(30),
      Reason: Text(20),
      CheckedAt: Instant,
    }),
    refusals: ['NoAccess', 'TooManyRequests'],
  }),
}
