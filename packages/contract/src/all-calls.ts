import type { TSchema } from 'typebox'
import { accountCalls } from './account/calls.ts'
import { operatorAccountCalls } from './account/operator-calls.ts'
import { addressCalls } from './addresses/calls.ts'
import { operatorAddressCalls } from './addresses/operator-calls.ts'
import { officeKeyCalls } from './api-keys/office-calls.ts'
import { operatorKeyCalls } from './api-keys/operator-calls.ts'
import { applicantAddressCalls } from './applicants/address-calls.ts'
import { identificationCalls } from './applicants/calls.ts'
import { listCalls } from './applicants/list-calls.ts'
import { ownedMortgageCalls } from './applicants/owned-mortgage-calls.ts'
import { reasonCalls } from './applicants/reason-calls.ts'
import { bankStatementCalls, operatorBankStatementCalls } from './bank-statements/calls.ts'
import { coApplicantCalls } from './co-applicants/calls.ts'
import { operatorCoApplicantCalls } from './co-applicants/operator-calls.ts'
import { commentCalls } from './comments/calls.ts'
import { operatorCommentCalls } from './comments/operator-calls.ts'
import { officeConditionCalls } from './conditions/office-calls.ts'
import { operatorConditionCalls } from './conditions/operator-calls.ts'
import { dealsCalls } from './deals/calls.ts'
import { operatorDealCalls } from './deals/operator-calls.ts'
import { documentCalls, operatorDocumentCalls } from './documents/calls.ts'
import { incidentCalls } from './incidents/calls.ts'
import { insuranceCalls } from './insurance/calls.ts'
import { operatorInstitutionCalls } from './insurance/institution-calls.ts'
import { officeInsuranceCalls, operatorInsurancePageCalls } from './insurance/office-calls.ts'
import { operatorInsuranceCalls } from './insurance/operator-calls.ts'
import { interviewCalls } from './interview/calls.ts'
import { inviteCalls } from './invites/calls.ts'
import { operatorInviteCalls } from './invites/operator-calls.ts'
import type { CallBody, CallDeclaration, CallReply } from './kit/define-call.ts'
import { leadCalls, operatorLeadCalls, widgetCalls } from './leads/calls.ts'
import { leadInviteCalls, officeLeadCalls, operatorInboxCalls } from './leads/inbox-calls.ts'
import { officeFormCalls, operatorFormCalls } from './leads/office-form-calls.ts'
import { legalCalls } from './legal/calls.ts'
import { operatorLegalCalls } from './legal/operator-calls.ts'
import { maintenanceCalls } from './maintenance/calls.ts'
import { officeStatusCalls } from './maintenance/office-calls.ts'
import { messageCalls } from './messages/calls.ts'
import { operatorMessageCalls } from './messages/operator-calls.ts'
import { mortgageRequestCalls } from './mortgage-request/calls.ts'
import { officeActivityCalls } from './office/activity-calls.ts'
import { officeAuditLogCalls, officeChainCalls } from './office/audit-log-calls.ts'
import { officeLiveCalls } from './office/live-calls.ts'
import { officeMeCalls } from './office/me-calls.ts'
import { officeNoteCalls } from './office/note-calls.ts'
import { operatorOfficeCalls } from './office/operator-calls.ts'
import { officePeopleCalls } from './office/people-calls.ts'
import { officePipelineCalls } from './office/pipeline-calls.ts'
import { officeRevealCalls } from './office/reveal-calls.ts'
import { officeSetupCalls } from './office/setup-calls.ts'
import { officeSignInCalls } from './office/sign-in-calls.ts'
import { officeSignOnCalls } from './office/sign-on-calls.ts'
import { officeTemplateCalls } from './office/template-calls.ts'
import { officeViewCalls } from './office/view-calls.ts'
import { operatorPartnerCalls, partnerOfferCalls } from './partner-offers/calls.ts'
import { qualificationCalls } from './qualification/calls.ts'
import { operatorQualificationCalls } from './qualification/operator-calls.ts'
import { reportCalls } from './reports/calls.ts'
import { officeRetentionCalls, operatorRetentionCalls } from './retention/office-calls.ts'
import { reviewCalls } from './review/calls.ts'
import { operatorSigningCalls, signingCalls } from './signing/calls.ts'
import { officeSigningCalls, operatorSigningPageCalls } from './signing/office-calls.ts'
import { operatorBrandCalls, operatorSampleMailCalls } from './site/brand-calls.ts'
import { siteCalls } from './site/calls.ts'
import { operatorSiteCalls } from './site/operator-calls.ts'
import { webhookCalls } from './webhooks/calls.ts'

/**
 * Every call of Foyer by feature. The server's handlers, the tests and the browser's types are derived from this
 * object.
 */
export const callsByFeature = {
  site: siteCalls,
  legal: legalCalls,
  qualification: qualificationCalls,
  account: accountCalls,
  deals: dealsCalls,
  interview: interviewCalls,
  identification: identificationCalls,
  applicantAddress: applicantAddressCalls,
  ...listCalls,
  ownedMortgage: ownedMortgageCalls,
  reason: reasonCalls,
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
  operatorBrand: operatorBrandCalls,
  operatorLegal: operatorLegalCalls,
  operatorQualification: operatorQualificationCalls,
  operatorAccount: operatorAccountCalls,
  operatorDeal: operatorDealCalls,
  operatorInvite: operatorInviteCalls,
  comment: commentCalls,
  operatorComment: operatorCommentCalls,
  message: messageCalls,
  operatorMessage: operatorMessageCalls,
  operatorCondition: operatorConditionCalls,
  officeCondition: officeConditionCalls,
  operatorCoApplicant: operatorCoApplicantCalls,
  operatorBankStatement: operatorBankStatementCalls,
  operatorDocument: operatorDocumentCalls,
  operatorAddress: operatorAddressCalls,
  insurance: insuranceCalls,
  operatorInsurance: operatorInsuranceCalls,
  operatorInsurancePage: operatorInsurancePageCalls,
  officeInsurance: officeInsuranceCalls,
  operatorInstitution: operatorInstitutionCalls,
  operatorSigning: operatorSigningCalls,
  operatorSigningPage: operatorSigningPageCalls,
  officeSigning: officeSigningCalls,
  operatorLead: operatorLeadCalls,
  operatorPartner: operatorPartnerCalls,
  maintenance: maintenanceCalls,
  officeStatus: officeStatusCalls,
  operatorKey: operatorKeyCalls,
  officeKey: officeKeyCalls,
  webhooks: webhookCalls,
  officeSetup: officeSetupCalls,
  officeSignIn: officeSignInCalls,
  officeSignOn: officeSignOnCalls,
  officeMe: officeMeCalls,
  officePeople: officePeopleCalls,
  officePipeline: officePipelineCalls,
  officeView: officeViewCalls,
  officeTemplate: officeTemplateCalls,
  operatorOffice: operatorOfficeCalls,
  officeNote: officeNoteCalls,
  officeActivity: officeActivityCalls,
  officeAuditLog: officeAuditLogCalls,
  officeChain: officeChainCalls,
  officeLive: officeLiveCalls,
  officeReveal: officeRevealCalls,
  officeLead: officeLeadCalls,
  operatorInbox: operatorInboxCalls,
  officeForm: officeFormCalls,
  operatorSampleMail: operatorSampleMailCalls,
  operatorForm: operatorFormCalls,
  leadInvite: leadInviteCalls,
  report: reportCalls,
  incident: incidentCalls,
  officeRetention: officeRetentionCalls,
  operatorRetention: operatorRetentionCalls,
}

type Features = typeof callsByFeature
type AnyCall = { [F in keyof Features]: Features[F][keyof Features[F]] }[keyof Features]

type PathsOf<C extends CallDeclaration> = C['path'] extends infer P extends string | readonly string[]
  ? P extends readonly string[]
    ? P[number]
    : P
  : never

/** An operator's call is the same one under `/console-api` for staff, see staffPathOf. */
type StaffPathOf<C extends CallDeclaration> = C extends {
  path: `/broker-api/${infer Name}`
  body: { properties: { SiteID: TSchema } }
}
  ? `/console-api/${Name}`
  : never

/** Each call by its paths. Resolved once, so that a lookup does not search all calls. */
type CallsByPath = { [C in AnyCall as PathsOf<C> | StaffPathOf<C>]: C }
type Bodies = { [P in keyof CallsByPath]: CallBody<CallsByPath[P]> }
type Replies = { [P in keyof CallsByPath]: CallReply<CallsByPath[P]> }

export type CallPath = keyof CallsByPath
/** The call behind a path: `CallOf<'/api/MTGAPPLoad'>`. */
export type CallOf<P extends CallPath> = CallsByPath[P]
export type BodyOf<P extends CallPath> = Bodies[P]
export type ReplyOf<P extends CallPath> = Replies[P]
/** The path of a write for invited people, by its path for signed-in users. */
type Twins = {
  [C in AnyCall as C['path'] extends readonly [infer Main extends string, `${string}Invite`]
    ? Main
    : never]: C['path'][1]
}
export type TwinOf<P extends CallPath> = P extends keyof Twins ? [twin: Twins[P]] : []
export type ReadPath = { [P in CallPath]: CallsByPath[P]['effect'] extends 'read' ? P : never }[CallPath]
export type WritePath = Exclude<CallPath, ReadPath>

export const allCalls: readonly CallDeclaration[] = Object.values(callsByFeature).flatMap((calls) =>
  Object.values(calls),
)
