import { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import { Id, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, ApplicationIds, Nothing, SiteIds, UserIds } from '../kit/ids.ts'

const UserID = Type.Optional(UserIds.properties.UserID)

export const bankStatementCalls = {
  requestBankStatement: defineCall({
    path: '/api/MtgappRequestBankStatement',
    access: 'ownApplicantBySession',
    effect: 'write',
    part: 'bankStatement',
    summary:
      "The address where the applicant authorises a bank statement, valid for 30 minutes. Costs one of the broker's credits",
    body: Type.Object({ ...ApplicantIds.properties, UserID, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({ url: Text(4000) }),
    refusals: [
      'BankStatementMaxRequests',
      'FeatureCreditInsufficientCredits',
      'unauthorizedRequest',
      'BankStatementUnavailable',
      'StepNotOpen',
      'ApplicationSubmitted',
      'TooManyRequests',
    ],
  }),
  saveFlinksResponse: defineCall({
    path: '/v1/flinks/SaveFlinksResponse',
    access: 'userBySession',
    effect: 'write',
    takesForms: true,
    summary:
      "Accept the institution's result, as JSON or a form. strTag is valid once, in the session that requested it; without SiteID it names the site",
    body: Type.Object({
      SiteID: Type.Optional(UserIds.properties.SiteID),
      UserID,
      LoginID: Text(2000),
      strTag: Text(200),
      Institution: Type.Optional(Text(120)),
      AccountId: Type.Optional(Text(1000)),
    }),
    reply: Type.Object({ MortgageApplicationID: Id, ApplicantID: Id }),
    refusals: [
      'NoAccess',
      'ApplicationSubmitted',
      'ApplicationWithdrawn',
      'InviteCoApplicantSubmitted',
      'PartIsPrivate',
    ],
  }),
  doneBankStatement: defineCall({
    path: '/api/MTGAPPDoneBankStatement',
    access: 'application',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: 'Finish the bank-statement step; refused while a required statement is missing',
    body: ApplicationIds,
    reply: Nothing,
    refusals: ['RequestDocumentReqUploads', 'StepNotOpen', 'ApplicationSubmitted'],
  }),
}

export const operatorBankStatementCalls = {
  loadBankStatement: defineCall({
    path: '/broker-api/LoadBankStatement',
    access: 'operator',
    action: 'statement.view',
    perHour: 300,
    effect: 'read',
    audit: 'bank-statement-viewed',
    summary: 'A bank statement that an applicant shared, with its transactions. LoadDeal lists them',
    body: Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id, RequestID: Id }),
    reply: Type.Object({ ApplicantID: Id, Statement: BankStatement }),
    refusals: ['NoAccess'],
  }),
}
