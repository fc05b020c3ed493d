import { Application } from '@foyer/domain/application-fields.ts'
import { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import { Deal, DealTerms } from '@foyer/domain/deals/fields.ts'
import { DealInvite } from '@foyer/domain/invites/fields.ts'
import { Choice, Flag, Id, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { AgentProfile, ApplicationSettings, Link, ReferralSourceProfile } from '@foyer/domain/site/fields.ts'
import Type from 'typebox'
import { ListedItem } from '../documents/index.ts'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds, UserIds } from '../kit/ids.ts'

const Settings = Type.Partial(
  Type.Object({
    ...ApplicationSettings.properties,
    FrameAncestors: Type.Array(Text(300), { maxItems: 50 }),
    /** Where the home page leads, once this broker's portal has moved; empty: nowhere. */
    NewVersionUrl: Text(300),
    Credits: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    TellUnknownEmail: Flag,
  }),
)
const ApplicationRef = Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id })
const WholeApplication = Type.Object({
  Application,
  Status: Choice,
  SubmittedAt: Text(30),
  /** Who was invited, how it stands, and what they sent with their own consent. */
  Invites: Type.Array(DealInvite),
})

export const operatorSiteCalls = {
  saveSite: defineCall({
    path: '/broker-api/SaveSite',
    access: 'operator',
    effect: 'write',
    audit: 'site-saved',
    summary: 'Creates or changes a site; missing fields keep their value',
    body: Type.Object({
      ...SiteIds.properties,
      Link: Type.Optional(
        Type.Partial(
          Type.Object({
            PrimaryColor: Link.properties.PrimaryColor,
            AgentProfile: Type.Partial(AgentProfile),
            ReferralSourceProfile: Type.Partial(ReferralSourceProfile),
          }),
        ),
      ),
      Settings: Type.Optional(Settings),
    }),
    reply: Type.Object({ SiteID: Text(40), Url: Text(300) }),
    refusals: ['InvalidSetting'],
  }),
  createSignInTicket: defineCall({
    path: '/broker-api/CreateSignInTicket',
    access: 'operator',
    effect: 'write',
    audit: 'hand-off',
    summary: 'A one-time hand-off link: 60 seconds, bound to site and user',
    body: UserIds,
    reply: Type.Object({ Url: Text(400) }),
    refusals: ['UnknownSite', 'NoAccess'],
  }),
}

export const operatorDealCalls = {
  listDeals: defineCall({
    path: '/broker-api/ListDeals',
    access: 'operator',
    effect: 'read',
    audit: 'deals-listed',
    summary: 'The newest 500 deals of a site',
    body: Type.Object({ ...SiteIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({ Deals: Type.Array(Type.Object({ ...Deal.properties, UserID: Text(64) })) }),
    refusals: ['UnknownSite'],
  }),
  loadDeal: defineCall({
    path: '/broker-api/LoadDeal',
    access: 'operator',
    effect: 'read',
    audit: 'deal-viewed',
    summary: 'The whole application with every applicant',
    body: ApplicationRef,
    reply: WholeApplication,
    refusals: ['NoAccess'],
  }),
  exportDeal: defineCall({
    path: '/broker-api/ExportDeal',
    access: 'operator',
    effect: 'read',
    audit: 'deal-exported',
    summary: 'What was submitted, with its consents, the PDF (base64) and the bank statements received',
    body: Type.Object({ ...ApplicationRef.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      ...WholeApplication.properties,
      Submissions: Type.Array(Type.Unknown()),
      /** Every request with its files, by id and checksum; their bytes come by DownloadUpload. */
      Documents: Type.Array(
        Type.Object({ RequestDocID: Text(64), RequestName: Text(200), Items: Type.Array(ListedItem) }),
      ),
      /** Of the newest submission; empty where there is none, or where it could not be drawn (PdfFailed 1). */
      Pdf: Type.String(),
      PdfFailed: Flag,
      BankStatements: Type.Array(
        Type.Object({ RequestID: Id, ApplicantID: Id, ApplicantName: Text(130), Statement: BankStatement }),
      ),
    }),
    refusals: ['NoAccess'],
  }),
  saveDeal: defineCall({
    path: '/broker-api/SaveDeal',
    access: 'operator',
    effect: 'write',
    audit: 'deal-saved',
    summary: "Keeps the deal's status and terms",
    body: Type.Object({
      ...ApplicationRef.properties,
      Status: Type.Optional(Choice),
      ...Type.Partial(DealTerms).properties,
    }),
    reply: Nothing,
    refusals: ['NoAccess', 'InvalidSetting'],
  }),
  requestReview: defineCall({
    path: '/broker-api/RequestReview',
    access: 'operator',
    effect: 'write',
    audit: 'review-requested',
    summary: 'Asks the borrower to look at the application again, and tells them by mail',
    body: Type.Object({ ...ApplicationRef.properties, DisplayMortgage: Flag, DisplayIncome: Flag }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}

const ImportedAddress = Type.Object({
  UnitNumber: Text(20),
  StreetNumber: Text(20),
  Street: Text(150),
  City: Text(100),
  ProvinceDD: Choice,
  PostalCode: Text(10),
})

export const operatorAddressCalls = {
  importAddresses: defineCall({
    path: '/broker-api/ImportAddresses',
    access: 'operator',
    effect: 'write',
    audit: 'addresses-imported',
    bodyLimit: 1024 * 1024,
    summary: 'Adds up to 1,000 addresses to our own search, each once. Done 1 says that they were the last',
    body: Type.Object({ Addresses: Type.Array(ImportedAddress, { maxItems: 1000 }), Done: Type.Optional(Flag) }),
    reply: Type.Object({ Added: Type.Integer(), Skipped: Type.Integer() }),
    refusals: [],
  }),
}
