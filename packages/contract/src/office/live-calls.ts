import { Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { changeKinds } from '@foyer/domain/office/live.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'

/** A deal or a lead that changed, without what changed in it. Also the data of an event of `GET /console-api/Events`. */
export const ChangedDeal = Type.Object({
  Kind: Type.Enum([...changeKinds]),
  SiteID: Text(40),
  /** 0: a lead, or what is signed and belongs to no deal. */
  MortgageApplicationID: Id,
  /** Only of a lead. */
  LeadID: Type.Optional(Id),
})

export const officeLiveCalls = {
  listChanges: defineCall({
    path: '/console-api/ListChanges',
    access: 'officeWatching',
    action: 'deal.view',
    effect: 'read',
    summary:
      'The deals within reach that others changed since an earlier reply, where a page cannot keep the stream of events. It does not keep the session alive',
    body: Type.Object({
      /** Now of the earlier reply; empty for the first. */
      Since: Instant,
    }),
    reply: Type.Object({
      Changes: Type.Array(ChangedDeal),
      /** 0: this server does not know all changes since then, so that anything may have changed. */
      CompleteFl: Flag,
      Now: Instant,
    }),
    refusals: [],
  }),
}
