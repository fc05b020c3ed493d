import { blankAddress } from '../addresses/blank.ts'
import type { RequestedMortgage, SubjectMortgage, SubjectProperty } from './fields.ts'

export const blankSubjectMortgage: SubjectMortgage = {
  MortgageID: 0,
  TypeofMortgage: -1,
  TotalLoanAmount: null,
  Balance: null,
  PAndIPayment: null,
  PaymentFrequencyDD: -1,
  MaturityDate: '',
  MortgageHolder: '',
  TermTypeDD: -1,
  RateTypeDD: -1,
  InterestRate: null,
  LoanTypeDD: -1,
  MortgageTypeDD: -1,
  MIFlag: 0,
}

export const blankSubjectProperty: SubjectProperty = {
  Address: blankAddress,
  ClosingDate: '',
  EstimatedValue: null,
  OriginalValue: null,
  PurchaseDate: '',
  Mortgages: [],
  DwellingTypeDD: -1,
  DwellingStyleDD: -1,
  NewConstructionDD: -1,
  Age: null,
  CondoFees: null,
  AnnualTaxes: null,
  TaxYear: null,
  PropertyTypeDD: -1,
  HeatTypeDD: -1,
  WaterTypeDD: -1,
  SewageTypeDD: -1,
  LivingSpace: null,
  LotSize: null,
  GarageSizeDD: -1,
  GarageTypeDD: -1,
}

export const blankRequestedMortgage: RequestedMortgage = {
  RequestedMortgageAmount: null,
  PropertyValue: null,
  DownPayment: null,
  SubjectProperty: blankSubjectProperty,
}
