import { Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

const AuditEvent = Type.Object({
  EventID: Id,
  At: Instant,
  Actor: Text(100),
  Action: Text(60),
  MortgageApplicationID: Id,
  ApplicantID: Id,
  Details: Type.Unknown(),
  /** The position in the chain; 0: not linked yet. */
  Sequence: Id,
})

const Hex = Type.String({ pattern: '^([0-9a-f]{2}){1,64}$' })

/** The head of a site's chain, as published. */
export const Anchor = Type.Object({
  Site: Text(40),
  Sequence: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  Link: Hex,
  At: Instant,
  Key: Hex,
  Mac: Hex,
})

const VerifiedChain = Type.Object({
  /** `*` is the chain without a site. */
  SiteID: Text(40),
  Events: Type.Integer(),
  Unsealed: Type.Integer(),
  /** The newest anchor compared with the chain; 0 without one. */
  AnchoredSequence: Type.Integer(),
  /** 0: the chain is intact. */
  BrokenSequence: Type.Integer(),
  BrokenAt: Text(30),
  Reason: Text(20),
})

export const maintenanceCalls = {
  auditTrail: defineCall({
    path: '/broker-api/AuditTrail',
    access: 'operator',
    action: 'audit.view',
    perHour: 1200,
    effect: 'read',
    audit: 'trail-viewed',
    summary: 'Audit events, 1,000 per call after AfterEventID',
    body: Type.Object({
      ...SiteIds.properties,
      MortgageApplicationID: Type.Optional(Id),
      AfterEventID: Type.Optional(Id),
    }),
    reply: Type.Object({ Events: Type.Array(AuditEvent) }),
    refusals: ['UnknownSite'],
  }),
  verifyAudit: defineCall({
    path: '/broker-api/VerifyAudit',
    access: 'operator',
    action: 'audit.view',
    perHour: 60,
    effect: 'read',
    audit: 'trail-verified',
    summary: 'Verify the audit chain (of all sites without SiteID), with the first broken link of each',
    body: Type.Object({
      SiteID: Type.Optional(Text(40)),
      /** Heads stored by another system, beside those in AUDIT_ANCHOR_DIR. */
      Anchors: Type.Optional(Type.Array(Anchor, { maxItems: 1000 })),
    }),
    reply: Type.Object({ Intact: Flag, Sites: Type.Array(VerifiedChain) }),
    refusals: ['UnknownSite'],
  }),
  retentionReport: defineCall({
    path: '/broker-api/RetentionReport',
    access: 'operator',
    action: 'retention.view',
    perHour: 60,
    effect: 'read',
    audit: 'retention-viewed',
    summary: 'The number of expired records that the next nightly run deletes',
    body: Type.Object({}),
    reply: Type.Object({
      Codes: Type.Integer(),
      Links: Type.Integer(),
      Sessions: Type.Integer(),
      Limits: Type.Integer(),
      Drafts: Type.Integer(),
      Starts: Type.Integer(),
      Leads: Type.Integer(),
      RobotChecks: Type.Integer(),
      WebhookMessages: Type.Integer(),
      /** Contents of mails and text messages that were given up. */
      Undelivered: Type.Integer(),
      LookUps: Type.Integer(),
      Grants: Type.Integer(),
      /** Unfinished insurance applications. */
      Abandoned: Type.Integer(),
      /** Requests for documents without a deal: those to which nothing was submitted, and the others. */
      UnansweredRequests: Type.Integer(),
      AnsweredRequests: Type.Integer(),
    }),
    refusals: [],
  }),
}
