import { blankAddress } from '../../addresses/blank.ts'
import type { OwnedMortgage, OwnedProperty } from './fields.ts'

export const blankOwnedMortgage: OwnedMortgage = {
  MortgageID: 0,
  TypeofMortgage: -1,
  PAndIPayment: null,
  PaymentFrequencyDD: -1,
  Balance: null,
  MaturityDate: '',
  MortgageHolder: '',
  TermTypeDD: -1,
  RateTypeDD: -1,
  InterestRate: null,
  LoanTypeDD: -1,
  MortgageTypeDD: -1,
}

export const blankOwnedProperty: OwnedProperty = {
  PropertyID: 0,
  Address: blankAddress,
  OccupancyTypeDD: -1,
  PropertyTypeDD: -1,
  PropertyValue: null,
  OriginalValue: null,
  EstimatedPropertyValue: null,
  CondoFees: null,
  AnnualTaxes: null,
  Heating: null,
  PurchaseDate: '',
  RentalIncome: null,
  ExpHydro: null,
  ExpInsurance: null,
  Mortgages: [],
}
