import { Choice, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { activityActors, activityFilters, logKinds } from '@foyer/domain/office/activity.ts'
import { mostReasonCharacters } from '@foyer/domain/office/reveals.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'

/** What an event was, of the kinds that its page has. */
export const Happened = {
  At: Instant,
  Kind: Type.Enum([...logKinds]),
  By: Type.Enum([...activityActors]),
  /** Empty where the trail knows no name. */
  Name: Text(130),
  /** The document; -1 for an event of none. */
  DocumentType: Choice,
  DocumentDesc: Text(4000),
  /** The applicant whose number was shown, or the colleague who got the deal. */
  Person: Text(130),
  /** The new status; -1 for another event. */
  StatusDD: Choice,
  /** The stage to which the deal was moved; empty for another event. */
  Stage: Type.Union([Type.Enum([...stages]), Type.Literal('')]),
  /** Of a reveal. */
  Reason: Text(20),
  Words: Text(mostReasonCharacters),
}

export const officeActivityCalls = {
  listActivity: defineCall({
    path: '/broker-api/ListActivity',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'activity-viewed',
    summary:
      'A page of what happened to a deal, the newest first, as far as the caller may see it. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({
      SiteID: Text(40),
      MortgageApplicationID: Id,
      /** Whose deeds, or all looks at the deal; everything by default. */
      By: Type.Optional(Type.Enum([...activityFilters])),
      After: Type.Optional(Text(20)),
    }),
    reply: Type.Object({ Events: Type.Array(Type.Object(Happened)), Next: Text(20) }),
    refusals: ['NoAccess'],
  }),
}
