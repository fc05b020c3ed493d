import {
  InsuranceAnswers,
  InsuranceApplication,
  InsuranceType,
  OwnAnswers,
  SecurityQuestion,
  Signer,
} from '@foyer/domain/insurance/fields.ts'
import { Flag, Id, LanguageId, Money, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'

/** Ids of this flow begin with a lower-case letter on the wire. */
const Place = Type.Object({ siteId: Text(40), token: Text(100), languageId: Type.Optional(LanguageId) })
/** The same with the site in the path. A body may carry it too, but the path takes precedence. */
const PlaceInPath = Type.Object({ ...Place.properties, siteId: Type.Optional(Text(40)) })
const Question = Type.Optional(Type.Unknown())

const answersRefusals = [
  'CLI_ApplicantsNotFound',
  'CLI_MissingSmoker',
  'CLI_MissingEffectiveType',
  'CLI_PastFundingDate',
  'InvalidAmount',
  'CLI_QuoteError',
  'CLI_ApplicationSent',
] as const

export const insuranceCalls = {
  sendAccessCode: defineCall({
    path: '/cli-api/send-accesscode',
    access: 'visitor',
    effect: 'write',
    summary:
      'Mail an access code to the person of this link; Email, if given, must be their address. With IfNeeded 1 nothing is mailed while the code that came with the link is unused',
    body: Type.Object({ ...Place.properties, Email: Type.Optional(Text(254)), IfNeeded: Type.Optional(Flag) }),
    reply: Type.Object({ SentFl: Flag }),
    refusals: ['CLI_InvalidApplication', 'CLI_WrongEmail', 'TooManyRequests'],
  }),
  validateToken: defineCall({
    path: '/cli-api/validate-token',
    access: 'visitor',
    effect: 'write',
    audit: 'insurance-opened',
    summary: 'Open the application for this browser if the three answers and the code are right',
    body: Type.Object({ ...Place.properties, securityQuestion: SecurityQuestion, Code: Text(10) }),
    reply: Type.Object({ Token: Text(100) }),
    refusals: [
      'CLI_InvalidLoanAmount',
      'InvalidPostalCode',
      'CLI_InvalidDateOfBirth',
      'RequiredVerificationCode',
      'CLI_InformationDoesNotMatch',
      'TooManyRequests',
    ],
  }),
  loadApplicationDetail: defineCall({
    path: '/cli-api/load-application-detail',
    access: 'insurance',
    effect: 'read',
    summary:
      'The application as this person may see it, with their own health answers; 403 requires the security check again',
    body: Type.Object({ ...Place.properties, securityQuestion: Question }),
    reply: InsuranceApplication,
    refusals: [],
  }),
  getQuote: defineCall({
    path: '/cli-api/:siteid/get-quote',
    access: 'insurancePrimary',
    effect: 'write',
    summary:
      'Monthly premiums by ApplicantId, computed by the server; premiums and loan figures in the body are ignored',
    body: Type.Object({ ...PlaceInPath.properties, applicationDetail: InsuranceAnswers }),
    reply: Type.Object({
      Coverages: Type.Record(Type.String(), Type.Array(InsuranceType)),
      InsuranceDetail: Type.Object({
        CoverageAmount: Money,
        PartialCoveragePercentage: Type.Integer({ minimum: -1000, maximum: 1000 }),
      }),
      RateSource: Text(200),
      IllustrativeFl: Flag,
    }),
    refusals: ['CLI_PleaseEnterGetQuoteRequiredInformation', ...answersRefusals],
  }),
  prepareApplication: defineCall({
    path: '/cli-api/prepare-application',
    access: 'insurancePrimary',
    effect: 'write',
    summary:
      "Check and store the application for signing, and invite the other insured people to answer about their health; only the primary applicant's health answers are accepted. With SignNowFl 1 they are invited when the signatures are requested",
    body: Type.Object({ ...Place.properties, applicationDetail: InsuranceAnswers, SignNowFl: Type.Optional(Flag) }),
    reply: Type.Object({ CliApplicationId: Id }),
    refusals: [
      'CLI_PleaseEnterRequiredInformation',
      'CLI_QuoteChanged',
      ...answersRefusals,
      'UnknownChoice',
      'CLI_MissingCoverage',
      'CLI_MissingHealthAnswers',
      'CLI_Institution_Number',
      'CLI_NotValidFinCode',
      'CLI_Transit_Number',
      'CLI_Account_Number',
      'CLI_AgreementRequired',
    ],
  }),
  getApplication: defineCall({
    path: '/cli-api/get-application',
    access: 'insurance',
    effect: 'read',
    summary: 'The prepared application; empty before that',
    body: Place,
    reply: Type.Object({ ApplicationDetails: Type.Array(InsuranceApplication) }),
    refusals: [],
  }),
  createDocuSignLink: defineCall({
    path: '/cli-api/CreateDocuSignLink',
    access: 'insurancePrimary',
    effect: 'write',
    perHour: 30,
    summary:
      'Request the signatures of every insured applicant and the account holder, once, for 25 of the broker’s credits; Signers must match the application. With SignNowFl 1 everyone signs by their own link, and the others answer about their health first',
    body: Type.Object({
      ...Place.properties,
      Signers: Type.Array(Signer, { maxItems: 20 }),
      MortgageApplicationID: Id,
      CliApplicationId: Id,
      EnableOrdering: Type.Optional(Type.Union([Flag, Type.Boolean()])),
      /** Ignored where documents are signed at an external service. */
      SignNowFl: Type.Optional(Flag),
    }),
    reply: Type.Object({ Status: Text(12) }),
    refusals: [
      'NoAccess',
      'CLI_SignersDiffer',
      'CLI_PleaseEnterRequiredInformation',
      'CLI_QuoteChanged',
      'CLI_PastFundingDate',
      'INSUFFICIENT_FUNDS',
      'TooManyRequests',
    ],
  }),
  signNow: defineCall({
    path: '/cli-api/sign-now',
    access: 'insurance',
    effect: 'write',
    summary: 'Authorize this browser to sign as the person of this link, once signatures were requested',
    body: Place,
    reply: Type.Object({ SigningRequestID: Text(64), SignerID: Id }),
    refusals: ['CLI_MissingHealthAnswers', 'SigningNotOpen'],
  }),
  loadDropdown: defineCall({
    path: '/cli-api/:siteid/load-dd',
    access: 'visitor',
    effect: 'read',
    summary: 'The menu FINCODE: financial institutions by their three-digit numbers',
    body: Type.Object({
      siteId: Type.Optional(Text(40)),
      LanguageID: Type.Optional(LanguageId),
      MenuCode: Text(40),
    }),
    reply: Type.Object({ Items: Type.Array(Type.Object({ Label: Text(150), Value: Text(10) })) }),
    refusals: [],
  }),
  saveHealthAnswers: defineCall({
    path: '/cli-api/save-health-answers',
    access: 'insurance',
    effect: 'write',
    audit: 'insurance-answered',
    summary: 'Store the health answers of the person of this link',
    body: Type.Object({ ...Place.properties, ...OwnAnswers.properties }),
    reply: Nothing,
    refusals: ['CLI_MissingHealthAnswers', 'CLI_ApplicationSent', 'NoAccess'],
  }),
  remindApplicant: defineCall({
    path: '/cli-api/remind-applicant',
    access: 'insurancePrimary',
    effect: 'write',
    audit: 'insurance-invited',
    summary: 'Mail a new link to a person who has not answered the health questions yet, or who has not signed',
    body: Type.Object({ ...Place.properties, ApplicantId: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'TooManyRequests'],
  }),
  saveInsuranceDraft: defineCall({
    path: '/cli-api/save-draft',
    access: 'insurancePrimary',
    effect: 'write',
    quiet: true,
    summary: 'Store unsent input, without account number and health answers; null deletes it',
    body: Type.Object({ ...Place.properties, Data: Type.Unknown() }),
    reply: Nothing,
    refusals: [],
  }),
}
