import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

export const operatorCoApplicantCalls = {
  removeApplicant: defineCall({
    path: '/broker-api/RemoveApplicant',
    access: 'operator',
    action: 'deal.return',
    effect: 'write',
    audit: 'co-applicant-removed',
    summary:
      'Remove a co-applicant, whose part was not sent, from a submitted application. All they entered is deleted',
    body: Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id, ApplicantID: Id }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
