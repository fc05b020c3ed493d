import { addressVocabulary } from '../addresses/vocabulary.ts'
import { chosenFrom, count, date, flag, group, list, money, text } from '../kit/vocabulary.ts'
import { mortgageVocabulary } from '../mortgages/vocabulary.ts'

export const subjectMortgageVocabulary = { ...mortgageVocabulary, TotalLoanAmount: money, MIFlag: flag }

export const subjectPropertyVocabulary = {
  Address: group(addressVocabulary),
  ClosingDate: date,
  EstimatedValue: money,
  OriginalValue: money,
  PurchaseDate: date,
  Mortgages: list(subjectMortgageVocabulary, 20),
  DwellingTypeDD: chosenFrom('PropertyType'),
  CoOwners: text(200),
  DwellingStyleDD: chosenFrom('DwellingStyle'),
  NewConstructionDD: chosenFrom('NewConstruction'),
  Age: count,
  CondoFees: money,
  AnnualTaxes: money,
  TaxYear: count,
  PropertyTypeDD: chosenFrom('Tenure'),
  HeatTypeDD: chosenFrom('HeatType'),
  WaterTypeDD: chosenFrom('WaterType'),
  SewageTypeDD: chosenFrom('SewageType'),
  LivingSpace: count,
  LotSize: count,
  GarageSizeDD: chosenFrom('GarageSize'),
  GarageTypeDD: chosenFrom('GarageType'),
}

export const requestedMortgageVocabulary = {
  RequestedMortgageAmount: money,
  PropertyValue: money,
  DownPayment: money,
  /** What the money of a refinancing is for that does not pay off a mortgage: lenders ask. */
  FundsPurpose: text(300),
  SubjectProperty: group(subjectPropertyVocabulary),
}
