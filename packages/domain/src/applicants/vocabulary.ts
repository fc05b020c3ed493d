import { chosenFrom, date, flag, text } from '../kit/vocabulary.ts'

export const identificationVocabulary = {
  ApplicantGroupTypeDD: chosenFrom('ApplicantGroupType'),
  SalutationDD: chosenFrom('Salutation'),
  FirstName: text(60),
  LastName: text(60),
  DOB: date,
  Email: text(254),
  Mobile: text(20),
  HomePhone: text(20),
  SIN: text(20),
  MaritalStatusDD: chosenFrom('MaritalStatus'),
  StatusInCanadaDD: chosenFrom('StatusInCanada'),
  ArrivalDate: date,
  RelationshipDD: chosenFrom('Relationship'),
  FirstTimeHomeBuyerFlag: flag,
}
