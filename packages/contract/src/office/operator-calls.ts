import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'
import { Email } from './fields.ts'

export const operatorOfficeCalls = {
  resetOwnerFactors: defineCall({
    path: '/broker-api/ResetOwnerFactors',
    access: 'operator',
    action: 'owner.recover',
    perHour: 60,
    effect: 'write',
    audit: 'factors-reset',
    summary:
      'Remove the factors, recovery codes and sessions of an owner who lost them all. They make a new factor with a mailed code',
    body: Type.Object({ Email }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
