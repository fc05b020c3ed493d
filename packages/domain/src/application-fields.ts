import Type, { type Static, type TUnsafe } from 'typebox'
import { Identification, Reasons } from './applicants/fields.ts'
import { byListName, type Kinds, kinds, type ListedId } from './applicants/kinds/all-kinds.ts'
import { type LoadedOf, loadedSchema } from './applicants/kinds/kind-schemas.ts'
import { BankStatementsApplicant } from './bank-statements/fields.ts'
import { RequestDocument } from './documents/fields.ts'
import { InterView } from './interview/fields.ts'
import { Choice, DateText, Flag, Id, Instant, Money, Text } from './kit/schema.ts'
import type { Vocabulary } from './kit/vocabulary.ts'
import { RequestedMortgage } from './mortgage-request/fields.ts'
import type { SharedFigure } from './mortgage-request/shared-changes.ts'
import type { Area } from './site/areas.ts'
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
  /** Completed steps: identification 1, address 2, income 3, property 4, assets 5, liabilities 6. */
  Step: Type.Integer(),
  Disabled: Flag,
  Deletable: Flag,
  /** Whether SameAddressFlag may be set: for co-applicants, once the primary applicant's address is known. */
  SameAddressEnableFlag: Flag,
  /** The applicant lives at the primary applicant's address; their own Addresses are stored but not used. */
  SameAddressFlag: Flag,
  /** The areas that their person keeps from the reader, if any: they are blank here. */
  Hidden: Type.Optional(Type.Array(Type.Unsafe<Area>({ type: 'string' }))),
  /** Blank for every contradiction that the answers do not have. */
  Reasons,
  ...listSchemas,
})
export type Applicant = Static<typeof Applicant>

/**
 * A person who was invited and has not sent their part. ApplicantID 0: they are not an applicant yet; only Contact is
 * known, and the Name that the main applicant gave.
 */
export const OpenInvite = Type.Object({
  InviteID: Id,
  ApplicantID: Id,
  Contact: Text(254),
  /** Missing in submissions that are older than it. */
  Name: Type.Optional(Text(130)),
})
export type OpenInvite = Static<typeof OpenInvite>

/** A figure of the deal that an invited person changed and the main applicant has not confirmed. */
export const SharedChange = Type.Object({
  Field: Type.Unsafe<SharedFigure>({ type: 'string' }),
  /** Of the person; empty if they are no longer an applicant. */
  Name: Text(130),
  /** What the main applicant knew: dollars, or for ClosingDate a date. */
  Before: Money,
  BeforeDate: DateText,
})
export type SharedChange = Static<typeof SharedChange>

/** Unsaved input of a step. StepKey names the form; Data holds the form's own values. */
export const Draft = Type.Object({
  StepKey: Text(60),
  ApplicantID: Id,
  Data: Type.Unknown(),
  SavedAt: Instant,
})
export type Draft = Static<typeof Draft>

/** Dollars a year before tax, number of properties, and assets without properties. */
const summaryTotals = { strAnnualIncome: Text(40), PropertyCount: Type.Integer(), strTotalAsset: Text(40) }

/** SHA-256 in hex; empty without content to hash. */
const Sha256 = Text(64)

/**
 * Hashes of what a review shows and its consents cover, independent of the language except for the text. A submission
 * returns them, which proves that the consents cover the current content.
 */
export const Reviewed = Type.Object({
  /** Of the exact text of the consent. */
  ConsentHash: Sha256,
  /** By applicant; ApplicantID 0 is the shared part. Empty for a part that its person has not sent by their own link. */
  Parts: Type.Array(Type.Object({ ApplicantID: Id, PartHash: Sha256 }), { maxItems: 60 }),
})
export type Reviewed = Static<typeof Reviewed>

/** What a reviewer reads before the consents; totals cover all applicants. */
export const Summary = Type.Object({
  Consent: Text(60_000),
  ConsentVersion: Text(20),
  Reviewed,
  TotalApplicantCount: Type.Integer(),
  MainApplicantName: Text(130),
  AllOtherApplicantNames: Text(2000),
  ...summaryTotals,
  ApplicantsNames: Type.Array(Type.Object({ ApplicantID: Id, Type: Text(60), Name: Text(130), ...summaryTotals })),
})
export type Summary = Static<typeof Summary>

/** `At`: when the application was begun. */
const EarlierApplication = Type.Object({ MortgageApplicationID: Id, At: Instant })

/** The application in the reply of MTGAPPLoad, at the top level. */
export const Application = Type.Object({
  MortgageApplicationID: Id,
  UserID: Text(64),
  SiteID: Text(40),
  /** Raised by every save. Sent back, it detects that another session changed the application since. */
  Version: Type.Integer(),
  Step: Type.Integer(),
  MortgageApplicationStatusDD: Choice,
  /** When its client sent it last; absent until then. */
  SubmittedAt: Type.Optional(Instant),
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
  /** Construction financing only: 1 owned, 2 not owned, -1 not asked. */
  LandOwnership: Choice,
  RequestReview: Flag,
  DisplayMortgage: Flag,
  DisplayIncome: Flag,
  /** The first document request, and all of them, oldest first. */
  RequestDocument,
  Requests: Type.Array(RequestDocument),
  /** A required document lacks its file. */
  MissingDocs: Flag,
  /** One entry per applicant, in their order. */
  BankStatementsApplicants: Type.Array(BankStatementsApplicant),
  ...ApplicationSettings.properties,
  Comments: Text(4000),
  Summary,
  Drafts: Type.Array(Draft),
  /** People whose part is missing; absent in data stored before invitations existed. */
  OpenInvites: Type.Optional(Type.Array(OpenInvite)),
  /** Applicants who were ever invited, whatever became of the invitation: they consent by their own link alone. */
  InvitedApplicants: Type.Optional(Type.Array(Id)),
  /** 0: the server has no text message service, so a telephone receives no link. Absent in data stored before. */
  SendsTexts: Type.Optional(Flag),
  /** The median minutes of each step that enough people have finished, by the step's id. Absent in data stored before. */
  StepMinutes: Type.Optional(Type.Record(Text(40), Type.Integer({ minimum: 1 }))),
  /** Applicants whose part changed after their consent; ReInviteCoApplicant asks them again. */
  ChangedParts: Type.Optional(Type.Array(OpenInvite)),
  /** What the main applicant confirms before the submission; absent without any, and for invited people. */
  SharedChanges: Type.Optional(Type.Array(SharedChange)),
  /** For application 0: the user's latest application with personal details, whose people the new one may begin with. */
  Earlier: Type.Optional(EarlierApplication),
})
export type Application = Static<typeof Application>
