import { accountCalls } from './account/calls.ts'
import { addressCalls } from './addresses/calls.ts'
import { applicantAddressCalls } from './applicants/address-calls.ts'
import { assetCalls } from './applicants/asset-calls.ts'
import { identificationCalls } from './applicants/calls.ts'
import { incomeCalls } from './applicants/income-calls.ts'
import { liabilityCalls } from './applicants/liability-calls.ts'
import { propertyCalls } from './applicants/property-calls.ts'
import { bankStatementCalls } from './bank-statements/calls.ts'
import { coApplicantCalls } from './co-applicants/calls.ts'
import { dealsCalls } from './deals/calls.ts'
import { documentCalls, operatorDocumentCalls } from './documents/calls.ts'
import { insuranceCalls } from './insurance/calls.ts'
import { operatorInsuranceCalls } from './insurance/operator-calls.ts'
import { interviewCalls } from './interview/calls.ts'
import { inviteCalls } from './invites/calls.ts'
import type { CallBody, CallDeclaration, CallRefusal, CallReply } from './kit/define-call.ts'
import { leadCalls, operatorLeadCalls, widgetCalls } from './leads/calls.ts'
import { mortgageRequestCalls } from './mortgage-request/calls.ts'
import { operatorAddressCalls, operatorDealCalls, operatorSiteCalls } from './operator/calls.ts'
import { operatorPartnerCalls, partnerOfferCalls } from './partner-offers/calls.ts'
import { reviewCalls } from './review/calls.ts'
import { operatorSigningCalls, signingCalls } from './signing/calls.ts'
import { siteCalls } from './site/calls.ts'
import { upkeepCalls } from './upkeep/calls.ts'

/** Every call of Foyer by feature. The server's handlers, the tests and the browser's types are made from this object. */
export const callsByFeature = {
  site: siteCalls,
  account: accountCalls,
  deals: dealsCalls,
  interview: interviewCalls,
  identification: identificationCalls,
  applicantAddress: applicantAddressCalls,
  income: incomeCalls,
  property: propertyCalls,
  asset: assetCalls,
  liability: liabilityCalls,
  coApplicant: coApplicantCalls,
  invites: inviteCalls,
  mortgageRequest: mortgageRequestCalls,
  documents: documentCalls,
  bankStatement: bankStatementCalls,
  review: reviewCalls,
  addresses: addressCalls,
  signing: signingCalls,
  lead: leadCalls,
  widget: widgetCalls,
  partnerOffer: partnerOfferCalls,
  operatorSite: operatorSiteCalls,
  operatorDeal: operatorDealCalls,
  operatorDocument: operatorDocumentCalls,
  operatorAddress: operatorAddressCalls,
  insurance: insuranceCalls,
  operatorInsurance: operatorInsuranceCalls,
  operatorSigning: operatorSigningCalls,
  operatorLead: operatorLeadCalls,
  operatorPartner: operatorPartnerCalls,
  upkeep: upkeepCalls,
}

type Features = typeof callsByFeature
type AnyCall = { [F in keyof Features]: Features[F][keyof Features[F]] }[keyof Features]

type PathsOf<C> = C extends { path: infer P } ? (P extends readonly (infer One)[] ? One : P) : never

export type CallPath = Extract<PathsOf<AnyCall>, string>
/** The call behind a path: `CallOf<'/api/MTGAPPLoad'>`. */
export type CallOf<P extends CallPath> = AnyCall extends infer C
  ? C extends CallDeclaration
    ? P extends PathsOf<C>
      ? C
      : never
    : never
  : never
export type BodyOf<P extends CallPath> = CallBody<CallOf<P>>
export type ReplyOf<P extends CallPath> = CallReply<CallOf<P>>
export type RefusalOf<P extends CallPath> = CallRefusal<CallOf<P>>
export type ReadPath = { [P in CallPath]: CallOf<P>['effect'] extends 'read' ? P : never }[CallPath]
export type WritePath = Exclude<CallPath, ReadPath>

export const allCalls: readonly CallDeclaration[] = Object.values(callsByFeature).flatMap((calls) =>
  Object.values(calls),
)
