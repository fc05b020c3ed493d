import Type, { type Static, type TUnsafe } from 'typebox'
import { Identification } from './applicants/fields.ts'
import { byListName, type Kinds, kinds, type ListedId } from './applicants/kinds/all-kinds.ts'
import { type LoadedOf, loadedSchema } from './applicants/kinds/kind-schemas.ts'
import { BankStatementsApplicant } from './bank-statements/fields.ts'
import { RequestDocument } from './documents/fields.ts'
import { InterView } from './interview/fields.ts'
import { Choice, Flag, Id, Instant, Text } from './kit/schema.ts'
import type { Vocabulary } from './kit/vocabulary.ts'
import { RequestedMortgage } from './mortgage-request/fields.ts'
import { ApplicationSettings } from './site/fields.ts'

export const LoadedIdentification = Type.Object({
  ...Identification.properties,
  SINOnFile: Flag,
  PrimaryFlag: Flag,
  strDOB: Text(60),
  IdentificationLst: Type.Array(loadedSchema(kinds.identification)),
})
export type LoadedIdentification = Static<typeof LoadedIdentification>

/** The lists of an applicant by their names. */
export type Lists = { [Id in ListedId as Kinds[Id]['list']]: LoadedOf<Kinds[Id]>[] }
const listSchemas = byListName((kind) => Type.Array(loadedSchema<Vocabulary, string>(kind))) as unknown as {
  [List in keyof Lists]: TUnsafe<Lists[List]>
}

export const Applicant = Type.Object({
  ApplicantID: Id,
  FirstName: Text(60),
  LastName: Text(60),
  Identification: LoadedIdentification,
  /** Steps done: identification 1, address 2, income 3, property 4, assets 5, liabilities 6. */
  Step: Type.Integer(),
  Disabled: Flag,
  Deletable: Flag,
  /** Whether SameAddressFlag may be set: of everybody but the primary applicant, once it is known where that one lives. */
  SameAddressEnableFlag: Flag,
  /** Lives where the primary applicant lives; their own Addresses are kept and do not count. */
  SameAddressFlag: Flag,
  ...listSchemas,
})
export type Applicant = Static<typeof Applicant>

/** Somebody who was invited and has not sent their part; ApplicantID 0: not an applicant yet, known by Contact alone. */
export const OpenInvite = Type.Object({ InviteID: Id, ApplicantID: Id, Contact: Text(254) })
export type OpenInvite = Static<typeof OpenInvite>

/** What was typed on a step and not yet saved. StepKey names the form; Data is the form's own values. */
export const Draft = Type.Object({
  StepKey: Text(60),
  ApplicantID: Id,
  Data: Type.Unknown(),
  SavedAt: Instant,
})
export type Draft = Static<typeof Draft>

/** Dollars a year before tax, properties owned, and assets without them. */
const summaryTotals = { strAnnualIncome: Text(40), PropertyCount: Type.Integer(), strTotalAsset: Text(40) }

/** SHA-256 in hex; empty where there is nothing to hash. */
const Sha256 = Text(64)

/**
 * Hashes of what a review shows and its consents cover. They do not depend on the language, except that of the text.
 * A submission returns them, so that no one consents to what they have not read.
 */
export const Reviewed = Type.Object({
  /** Of the consent's exact words. */
  ConsentHash: Sha256,
  /** By applicant, and with ApplicantID 0 what belongs to none. Empty for a part that its invited person has not sent. */
  Parts: Type.Array(Type.Object({ ApplicantID: Id, PartHash: Sha256 }), { maxItems: 60 }),
})
export type Reviewed = Static<typeof Reviewed>

/** What a reviewer reads before the consents; the totals are those of all applicants together. */
export const Summary = Type.Object({
  Consent: Text(20_000),
  ConsentVersion: Text(20),
  Reviewed,
  TotalApplicantCount: Type.Integer(),
  MainApplicantName: Text(130),
  AllOtherApplicantNames: Text(2000),
  ...summaryTotals,
  ApplicantsNames: Type.Array(Type.Object({ ApplicantID: Id, Type: Text(60), Name: Text(130), ...summaryTotals })),
})
export type Summary = Static<typeof Summary>

/** The application as MTGAPPLoad answers it, at the top level of the reply. */
export const Application = Type.Object({
  MortgageApplicationID: Id,
  UserID: Text(64),
  SiteID: Text(40),
  /** Raised by every save: sent back, it tells whether somebody else changed the application since. */
  Version: Type.Integer(),
  Step: Type.Integer(),
  MortgageApplicationStatusDD: Choice,
  MainApplicantID: Id,
  CurrentApplicantID: Id,
  Applicants: Type.Array(Applicant),
  InterView: Type.Object({
    ...InterView.properties,
    strClosingDate: Text(60),
    strClosingDateMMM: Text(60),
    strPropertyValue: Text(40),
    strDownPaymentAmount: Text(40),
  }),
  RequestedMortgage: Type.Object({ ...RequestedMortgage.properties, strRequestedMortgageAmount: Text(40) }),
  /** Construction financing only: 1 the land is owned, 2 it is not, -1 not asked. */
  LandOwnership: Choice,
  RequestReview: Flag,
  DisplayMortgage: Flag,
  DisplayIncome: Flag,
  /** The first of the requests for documents, and all of them, the oldest first. */
  RequestDocument,
  Requests: Type.Array(RequestDocument),
  /** A required document lacks its file. */
  MissingDocs: Flag,
  /** One entry an applicant, in their order. */
  BankStatementsApplicants: Type.Array(BankStatementsApplicant),
  ...ApplicationSettings.properties,
  Comments: Text(4000),
  Summary,
  Drafts: Type.Array(Draft),
  /** Whose part is still on its way; absent in what was kept before there were invitations. */
  OpenInvites: Type.Optional(Type.Array(OpenInvite)),
  /** Whose part was sent and is no longer what they consented to: they are asked again, by ReInviteCoApplicant. */
  ChangedParts: Type.Optional(Type.Array(OpenInvite)),
})
export type Application = Static<typeof Application>
