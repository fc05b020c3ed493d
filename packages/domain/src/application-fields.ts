import Type, { type Static } from 'typebox'
import { Identification, IdentificationDocument } from './applicants/fields.ts'
import { InterView } from './interview/fields.ts'
import { Choice, Flag, Id, Instant, Text } from './kit/schema.ts'
import { RequestedMortgage } from './mortgage-request/fields.ts'
import { ApplicationSettings } from './site/fields.ts'

export const LoadedIdentification = Type.Object({
  ...Identification.properties,
  SINOnFile: Flag,
  PrimaryFlag: Flag,
  strDOB: Text(60),
  IdentificationLst: Type.Array(
    Type.Object({ ...IdentificationDocument.properties, strType: Text(80), strCountry: Text(80) }),
  ),
})
export type LoadedIdentification = Static<typeof LoadedIdentification>

export const Applicant = Type.Object({
  ApplicantID: Id,
  FirstName: Text(60),
  LastName: Text(60),
  Identification: LoadedIdentification,
  /** Steps done: identification 1, address 2, income 3, property 4, assets 5, liabilities 6. */
  Step: Type.Integer(),
  Disabled: Flag,
  Deletable: Flag,
})
export type Applicant = Static<typeof Applicant>

/** What was typed on a step and not yet saved. StepKey names the form; Data is the form's own values. */
export const Draft = Type.Object({
  StepKey: Text(60),
  ApplicantID: Id,
  Data: Type.Unknown(),
  SavedAt: Instant,
})
export type Draft = Static<typeof Draft>

/** What a reviewer reads before the consents. */
export const Summary = Type.Object({
  Consent: Text(20_000),
  ConsentVersion: Text(20),
  TotalApplicantCount: Type.Integer(),
  MainApplicantName: Text(130),
  AllOtherApplicantNames: Text(2000),
  ApplicantsNames: Type.Array(Type.Object({ ApplicantID: Id, Type: Text(60), Name: Text(130) })),
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
  MissingDocs: Flag,
  ...ApplicationSettings.properties,
  Comments: Text(4000),
  Summary,
  Drafts: Type.Array(Draft),
})
export type Application = Static<typeof Application>
