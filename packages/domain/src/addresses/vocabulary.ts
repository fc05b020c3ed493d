import { choice, choiceFrom, type Field, flag, text } from '../kit/vocabulary.ts'

export const addressVocabulary = {
  UnitNumber: text(10),
  StreetNumber: text(20),
  NoStreetNumberFlag: flag,
  StreetName: text(100),
  StreetTypeDD: choice,
  StreetDirectionDD: choice,
  City: text(100),
  ProvinceDD: choice,
  CountryTypeDD: choiceFrom(1),
  CountryDD: choiceFrom(1),
  Region: text(100),
  PostalFsa: text(3),
  PostalLdu: text(3),
  InternationalPostalCode: text(12),
  AddressLine1: text(200),
  AddressLine2: text(200),
}

/** Whether a field of a record is an address. */
export const isAddressGroup = (field: Field): boolean => field.kind === 'group' && field.of === addressVocabulary
