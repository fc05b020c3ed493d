import Type, { type Static } from 'typebox'
import { Choice, Count, DateText, Flag, Id, Instant, Money, Percentage, Text } from '../kit/schema.ts'
import { mostLenderCharacters, mostRateTypeCharacters } from './limits.ts'

/** A request for documents as the dashboard lists it; Recipients are separated by semicolons. */
export const DocumentRequest = Type.Object({
  DocumentRequestId: Text(64),
  RequestName: Text(200),
  Recipients: Text(2000),
  SentDate: DateText,
  DocumentRequestUrl: Text(300),
})
export type DocumentRequest = Static<typeof DocumentRequest>

/** The terms a broker arranged for a deal. Term and Amortization are months. */
export const DealTerms = Type.Object({
  LenderName: Text(mostLenderCharacters),
  InterestRate: Percentage,
  Term: Count,
  Amortization: Count,
  RateType: Text(mostRateTypeCharacters),
  PaymentFrequency: Choice,
  PaymentAmount: Money,
  MaturityDate: DateText,
  InsuredFl: Flag,
  InsurancePremium: Money,
})
export type DealTerms = Static<typeof DealTerms>

/** One application on the dashboard; labels (Purpose, MortgageApplicationStatus) are in the caller's language. */
export const Deal = Type.Object({
  MortgageApplicationID: Id,
  PropertyAddress: Text(300),
  FullPropertyAddress: Text(400),
  Purpose: Text(60),
  PurposeDD: Choice,
  SearchStageDD: Choice,
  ApplicationDate: Instant,
  ApplicationType: Text(60),
  MortgageApplicationStatus: Text(60),
  MortgageApplicationStatusDD: Choice,
  MainBorrowerName: Text(130),
  MortgageAmount: Money,
  ClosingDate: DateText,
  ...DealTerms.properties,
  Applicants: Type.Array(Type.Object({ Name: Text(130) })),
  RequestReview: Flag,
  DisplayMortgage: Flag,
  DocumentRequests: Type.Array(DocumentRequest),
})
export type Deal = Static<typeof Deal>

/** A document that the borrower has yet to send. `Reason` is why the broker did not accept the last file. */
export const OpenDocument = Type.Object({
  DFRequestDocItemID: Id,
  /** The id in the link of its request. */
  RequestDocID: Text(64),
  Name: Text(1000),
  RefusedFlag: Flag,
  Reason: Text(1000),
})
export type OpenDocument = Static<typeof OpenDocument>

/** A deal on its borrower's dashboard, with the facts that decide whose turn it is. */
export const MyDeal = Type.Object({
  ...Deal.properties,
  /** When the borrower sent it last; absent until then. */
  SubmittedAt: Type.Optional(Instant),
  OpenDocuments: Type.Array(OpenDocument),
  /** People who have not sent their part by their own link: the name, or the contact until they have joined. */
  AwaitedNames: Type.Array(Text(254)),
  /** Answers about which the broker asks in a review. */
  Questions: Type.Integer(),
  /** 1: the brokerage reads messages. */
  MessagesFl: Flag,
  /** Messages of the broker that the borrower has not seen. */
  UnreadMessages: Type.Integer(),
  /** The step where the borrower left off, and its applicant if that is a co-applicant. Empty once submitted. */
  NextStep: Text(40),
  NextApplicantName: Text(130),
})
export type MyDeal = Static<typeof MyDeal>
