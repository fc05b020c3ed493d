import type { ErrorKey } from '@foyer/domain/errors.ts'
import { InsuranceFacts } from '@foyer/domain/insurance/fields.ts'
import { type InsuranceStatus, insuranceViews } from '@foyer/domain/insurance/list.ts'
import { Id, Instant, LanguageId, Money, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

const { PropertyDetail, LoanDetail, BrokerDetail } = InsuranceFacts.properties

/** The applications of all sites within reach. */
export const officeInsuranceCalls = {
  listInsurance: defineCall({
    path: '/console-api/ListInsurance',
    access: 'office',
    action: 'insurance.view',
    effect: 'read',
    summary:
      'A page of the credit-insurance applications of all sites within reach, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({
      View: Type.Enum([...insuranceViews]),
      SiteID: Type.Optional(Text(40)),
      MortgageApplicationID: Type.Optional(Id),
      /** Part of a name, an address or a loan number, or of what the list of deals finds the deal by. */
      Search: Type.Optional(Text(100)),
      After: Type.Optional(Text(40)),
    }),
    reply: Type.Object({
      Applications: Type.Array(
        Type.Object({
          ...SiteIds.properties,
          CliApplicationId: Id,
          /** The deal; 0 where it is none of ours. */
          MortgageApplicationID: Id,
          Status: Type.Unsafe<InsuranceStatus>({ type: 'string', maxLength: 12 }),
          /** The primary applicant first. */
          Names: Type.Array(Text(121)),
          LoanAmount: Money,
          CreatedAt: Instant,
          PreparedAt: Instant,
          SentAt: Instant,
          Signed: Type.Integer(),
          /** 0 before it is sent for signature. */
          Signers: Type.Integer(),
        }),
      ),
      Next: Text(40),
    }),
    refusals: [],
  }),
}

export const operatorInsurancePageCalls = {
  loadInsuranceFacts: defineCall({
    path: '/broker-api/LoadInsuranceFacts',
    access: 'operator',
    action: 'insurance.manage',
    alsoTakes: ['deal.view'],
    perHour: 600,
    effect: 'read',
    audit: 'insurance-viewed',
    summary:
      'What an insurance application of a submitted deal would begin with; blank is what the deal does not state. Problems are those of its people, whose birth dates are not returned',
    body: Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      Applicants: Type.Array(
        Type.Object({ ApplicantId: Id, FirstName: Text(60), LastName: Text(60), EmailAddress: Text(254) }),
      ),
      Problems: Type.Array(
        Type.Object({ ApplicantId: Id, Key: Type.Unsafe<ErrorKey>({ type: 'string', maxLength: 60 }) }),
      ),
      PropertyDetail,
      LoanDetail,
      BrokerDetail,
    }),
    refusals: ['UnknownSite', 'NoAccess', 'NotPermitted', 'CLI_NoMortgage'],
  }),
}
