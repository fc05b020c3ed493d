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
  /** 0: not sealed yet. */
  SealID: Id,
})

export const upkeepCalls = {
  auditTrail: defineCall({
    path: '/broker-api/AuditTrail',
    access: 'operator',
    effect: 'read',
    summary: 'What happened, 1,000 events a call from AfterEventID; Intact 0 names the first seal that no longer fits',
    body: Type.Object({
      ...SiteIds.properties,
      MortgageApplicationID: Type.Optional(Id),
      AfterEventID: Type.Optional(Id),
    }),
    reply: Type.Object({ Intact: Flag, BrokenSealID: Id, Events: Type.Array(AuditEvent) }),
    refusals: ['UnknownSite'],
  }),
  retentionReport: defineCall({
    path: '/broker-api/RetentionReport',
    access: 'operator',
    effect: 'read',
    summary: 'How much is past its time and goes with the next nightly run',
    body: Type.Object({}),
    reply: Type.Object({
      Codes: Type.Integer(),
      Links: Type.Integer(),
      Sessions: Type.Integer(),
      Limits: Type.Integer(),
      Drafts: Type.Integer(),
      Starts: Type.Integer(),
      Grants: Type.Integer(),
      /** Insurance applications that nobody finished. */
      Abandoned: Type.Integer(),
    }),
    refusals: [],
  }),
}
