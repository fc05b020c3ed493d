import type { Identification, IdentificationDocument } from './fields.ts'

export const blankIdentification: Identification = {
  ApplicantGroupTypeDD: -1,
  SalutationDD: -1,
  FirstName: '',
  LastName: '',
  DOB: '',
  Email: '',
  Mobile: '',
  HomePhone: '',
  SIN: '',
  MaritalStatusDD: -1,
  RelationshipDD: -1,
  FirstTimeHomeBuyerFlag: 0,
}

export const blankIdentificationDocument: IdentificationDocument = {
  IdentificationID: 0,
  Type: -1,
  Country: -1,
  IdentificationNumber: '',
}

/** The main applicant is a borrower; only others are asked what they are. */
export const blankPrimaryIdentification: Identification = { ...blankIdentification, ApplicantGroupTypeDD: 0 }
