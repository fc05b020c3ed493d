import Type, { type Static } from 'typebox'
import { Choice, DateText, Flag, Id, Text } from '../kit/schema.ts'

/** One identification document (driver's licence, passport, …) of an applicant. */
export const IdentificationDocument = Type.Object({
  IdentificationID: Id,
  Type: Choice,
  Country: Choice,
  IdentificationNumber: Text(50),
})
export type IdentificationDocument = Static<typeof IdentificationDocument>

/** Who an applicant is. SIN travels in as nine digits and comes back masked; SINOnFile says that one is kept. */
export const Identification = Type.Object({
  ApplicantGroupTypeDD: Choice,
  SalutationDD: Choice,
  FirstName: Text(60),
  LastName: Text(60),
  DOB: DateText,
  Email: Text(254),
  Mobile: Text(20),
  HomePhone: Text(20),
  SIN: Text(20),
  MaritalStatusDD: Choice,
  RelationshipDD: Choice,
  FirstTimeHomeBuyerFlag: Flag,
})
export type Identification = Static<typeof Identification>
