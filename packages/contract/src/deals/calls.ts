import { MyDeal } from '@foyer/domain/deals/fields.ts'
import { InvitedPart } from '@foyer/domain/invites/fields.ts'
import { LanguageId } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds, Nothing, UserIds } from '../kit/ids.ts'

export const dealsCalls = {
  loadMyDeals: defineCall({
    path: '/api/MTGAPPLoadMyDeals',
    access: 'user',
    effect: 'read',
    summary: "The user's applications, newest first, 200 at most, and the parts of others' that they were invited to",
    body: Type.Object({ ...UserIds.properties, LangID: Type.Optional(LanguageId) }),
    reply: Type.Object({ Deals: Type.Array(MyDeal), InvitedParts: Type.Array(InvitedPart) }),
    refusals: [],
  }),
  deleteApplication: defineCall({
    path: '/api/MTGAPPDeleteApplication',
    access: 'application',
    effect: 'write',
    summary:
      'Delete an application that was never submitted, with its documents and the parts of invited people, who are notified',
    body: ApplicationIds,
    reply: Nothing,
    refusals: ['ApplicationSubmitted', 'ApplicationOnHold'],
  }),
}
