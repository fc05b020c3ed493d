import { InsuranceFacts } from '@foyer/domain/insurance/fields.ts'
import { mostRates } from '@foyer/domain/insurance/rate-file.ts'
import { Flag, Id, Instant, LanguageId, Money, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const Link = Type.Object({ CliApplicationId: Id, Token: Text(100), Url: Text(400) })
const ApplicationRef = Type.Object({ ...SiteIds.properties, CliApplicationId: Id })
const Listed = Type.Object({
  CliApplicationId: Id,
  MortgageApplicationId: Id,
  Status: Text(12),
  PrimaryName: Text(130),
  LoanAmount: Money,
  CreatedAt: Instant,
  PreparedAt: Instant,
  SentAt: Instant,
})

const peopleRefusals = [
  'CLI_ApplicantsNotFound',
  'CLI_MissingApplicantNames',
  'CLI_InvalidEmail',
  'ESignUniqueEmail',
  'CLI_InvalidDateOfBirth',
  'CLI_InvalidAddress',
] as const

const factsRefusals = [
  ...peopleRefusals,
  'CLI_NoSubjectProperty',
  'CLI_InvalidPropertyAddress',
  'CLI_NoMortgage',
  'CLI_InvalidLoanAmount',
  'CLI_MissingTerm',
  'CLI_MissingInterestRate',
  'CLI_InvalidFrequency',
  'CLI_PastFundingDate',
  'CLI_InvalidFirstPaymentDate',
  'InvalidDate',
  'CLI_InvalidPolicyNumber',
  'CLI_InvalidPaymentAmount',
  'CLI_InvalidBrokerId',
  'CLI_InvalidBrokerName',
  'CLI_InvalidBrand',
  'CLI_InvalidBrokerage',
  'CLI_InvalidBrokerageType',
] as const

const rateTable = {
  Source: Text(200),
  JointDiscount: Type.Number(),
  StandaloneLoading: Type.Number(),
  Rates: Type.Array(
    Type.Object({
      Coverage: Text(10),
      SmokerFl: Text(10),
      AgeFrom: Type.Number(),
      AgeTo: Type.Number(),
      MonthlyRate: Type.Number(),
    }),
    { maxItems: mostRates },
  ),
}

export const operatorInsuranceCalls = {
  createInsuranceApplication: defineCall({
    path: '/broker-api/CreateInsuranceApplication',
    access: 'operator',
    action: 'insurance.manage',
    perHour: 60,
    effect: 'write',
    changes: 'signing',
    audit: 'insurance-created',
    summary: 'Create a credit-insurance application from its detail, or from a submitted deal, and mail its link',
    body: Type.Object({
      ...SiteIds.properties,
      LanguageID: Type.Optional(LanguageId),
      MortgageApplicationID: Type.Optional(Id),
      ...Type.Partial(Type.Pick(InsuranceFacts, ['Applicants', 'PropertyDetail', 'BrokerDetail'])).properties,
      LoanDetail: Type.Optional(Type.Partial(InsuranceFacts.properties.LoanDetail)),
    }),
    reply: Link,
    refusals: ['UnknownSite', 'NoAccess', 'NotPermitted', 'CLI_DuplicateApplication', ...factsRefusals],
  }),
  resendInsuranceApplication: defineCall({
    path: '/broker-api/ResendInsuranceApplication',
    access: 'operator',
    action: 'insurance.manage',
    alsoTakes: ['insurance.view'],
    perHour: 120,
    effect: 'write',
    audit: 'insurance-created',
    summary:
      'Mail a new link to the primary or the named applicant; it replaces the old link and resets the wrong tries',
    body: Type.Object({ ...ApplicationRef.properties, ApplicantId: Type.Optional(Id) }),
    reply: Link,
    refusals: ['NoAccess'],
  }),
  saveInsuranceApplicant: defineCall({
    path: '/broker-api/SaveInsuranceApplicant',
    access: 'operator',
    action: 'insurance.manage',
    alsoTakes: ['insurance.view'],
    perHour: 120,
    effect: 'write',
    audit: 'insurance-changed',
    summary:
      'Correct the name or an address of an applicant before the application is sent for signature. Their old link becomes invalid; a person who had one receives a new one',
    body: Type.Object({
      ...ApplicationRef.properties,
      ApplicantId: Id,
      FirstName: Type.Optional(Text(60)),
      LastName: Type.Optional(Text(60)),
      EmailAddress: Type.Optional(Text(254)),
      AddressDetail: Type.Optional(Type.Object({ PostalCode: Text(12) })),
      /** The name and address that the caller saw: StaleEdit if they are others by now. */
      Before: Type.Optional(Type.Object({ FirstName: Text(60), LastName: Text(60), EmailAddress: Text(254) })),
    }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit', 'CLI_ApplicationSent', ...peopleRefusals],
  }),
  listInsuranceApplications: defineCall({
    path: '/broker-api/ListInsuranceApplications',
    access: 'operator',
    action: 'insurance.view',
    perHour: 600,
    effect: 'read',
    audit: 'insurance-listed',
    summary: 'The newest 500 credit-insurance applications of a site',
    body: SiteIds,
    reply: Type.Object({ Applications: Type.Array(Listed) }),
    refusals: ['UnknownSite'],
  }),
  loadInsuranceApplication: defineCall({
    path: '/broker-api/LoadInsuranceApplication',
    access: 'operator',
    action: 'insurance.view',
    effect: 'read',
    audit: 'insurance-viewed',
    summary: 'The status of an application, and of each applicant and signer',
    body: ApplicationRef,
    reply: Type.Object({
      ...Listed.properties,
      /** What is signed; empty before it is sent for signature. */
      SigningRequestID: Text(64),
      Applicants: Type.Array(
        Type.Object({
          ApplicantId: Id,
          FirstName: Text(60),
          LastName: Text(60),
          EmailAddress: Text(254),
          AnsweredFl: Flag,
          InvitedAt: Instant,
        }),
      ),
      Signers: Type.Array(
        Type.Object({ FirstName: Text(60), LastName: Text(60), Email: Text(254), Status: Text(12), SignedAt: Instant }),
      ),
    }),
    refusals: ['NoAccess'],
  }),
  downloadInsuranceApplication: defineCall({
    path: '/broker-api/DownloadInsuranceApplication',
    access: 'operator',
    action: 'insurance.view',
    perHour: 120,
    effect: 'read',
    audit: 'insurance-downloaded',
    summary: 'The document of a prepared application (base64): the signed one once everyone has signed',
    body: Type.Object({ ...ApplicationRef.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({ Pdf: Type.String() }),
    refusals: ['NoAccess'],
  }),
  exportInsuranceApplication: defineCall({
    path: '/broker-api/ExportInsuranceApplication',
    access: 'operator',
    action: 'insurance.export',
    perHour: 120,
    effect: 'read',
    audit: 'insurance-exported',
    bodyLimit: 64 * 1024,
    summary:
      'The whole record of a prepared application with health answers and account: a PDF with its data attached, encrypted (CMS, base64) for the receiver of the given certificate (PEM, RSA)',
    body: Type.Object({
      ...ApplicationRef.properties,
      Certificate: Text(20_000),
      LanguageID: Type.Optional(LanguageId),
    }),
    reply: Type.Object({ Record: Type.String() }),
    refusals: ['NoAccess', 'CLI_InvalidApplication', 'InvalidCertificate'],
  }),
  loadRates: defineCall({
    path: '/broker-api/LoadRates',
    access: 'operator',
    action: 'setting.edit',
    effect: 'read',
    audit: 'rates-viewed',
    summary: 'The rates that quotes of a site are computed with',
    body: SiteIds,
    reply: Type.Object({
      ...rateTable,
      IllustrativeFl: Flag,
      /** Empty for those that come with the portal. */
      LoadedAt: Instant,
    }),
    refusals: ['UnknownSite'],
  }),
  importRates: defineCall({
    path: '/broker-api/ImportRates',
    access: 'operator',
    action: 'setting.edit',
    effect: 'write',
    audit: 'rates-loaded',
    bodyLimit: 1024 * 1024,
    summary: 'Replace the illustrative rates by an insurer’s',
    body: Type.Object({
      ...SiteIds.properties,
      ...rateTable,
      IllustrativeFl: Type.Optional(Flag),
    }),
    reply: Type.Object({ Loaded: Type.Integer() }),
    refusals: ['UnknownSite', 'InvalidRates'],
  }),
}
