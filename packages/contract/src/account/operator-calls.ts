import { Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { UserIds } from '../kit/ids.ts'

export const operatorAccountCalls = {
  createSignInTicket: defineCall({
    path: '/broker-api/CreateSignInTicket',
    access: 'operator',
    action: 'deal.handoff',
    alsoTakes: ['deal.view', 'document.view'],
    perHour: 60,
    effect: 'write',
    audit: 'hand-off',
    summary:
      'A one-time hand-off link for 60 seconds, bound to site and user. The portal names documents, so it is for who may view them',
    body: UserIds,
    reply: Type.Object({ Url: Text(400) }),
    refusals: ['UnknownSite', 'NoAccess', 'NotPermitted'],
  }),
}
