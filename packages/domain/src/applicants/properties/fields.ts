import Type, { type Static } from 'typebox'
import { Address, LoadedAddress } from '../../addresses/fields.ts'
import { Choice, DateText, Id, Money, Percentage, Text } from '../../kit/schema.ts'

/** A mortgage on a property an applicant owns. TypeofMortgage: 1 staying, 2 replacing. */
export const OwnedMortgage = Type.Object({
  MortgageID: Id,
  TypeofMortgage: Choice,
  PAndIPayment: Money,
  PaymentFrequencyDD: Choice,
  Balance: Money,
  MaturityDate: DateText,
  MortgageHolder: Text(100),
  TermTypeDD: Choice,
  RateTypeDD: Choice,
  InterestRate: Percentage,
  LoanTypeDD: Choice,
  MortgageTypeDD: Choice,
})
export type OwnedMortgage = Static<typeof OwnedMortgage>

/**
 * A property an applicant owns. CondoFees, Heating, RentalIncome, ExpHydro and ExpInsurance are dollars a month,
 * AnnualTaxes a year. OriginalValue is what it cost, PropertyValue what it is worth.
 */
export const OwnedProperty = Type.Object({
  PropertyID: Id,
  Address,
  OccupancyTypeDD: Choice,
  PropertyTypeDD: Choice,
  PropertyValue: Money,
  OriginalValue: Money,
  EstimatedPropertyValue: Money,
  CondoFees: Money,
  AnnualTaxes: Money,
  Heating: Money,
  PurchaseDate: DateText,
  RentalIncome: Money,
  ExpHydro: Money,
  ExpInsurance: Money,
  Mortgages: Type.Array(OwnedMortgage, { maxItems: 20 }),
})
export type OwnedProperty = Static<typeof OwnedProperty>

export const LoadedProperty = Type.Object({
  ...OwnedProperty.properties,
  Address: LoadedAddress,
  strPropertyType: Text(80),
  strOccupancyType: Text(80),
  strPropertyValue: Text(40),
  strPurchaseDate: Text(60),
})
export type LoadedProperty = Static<typeof LoadedProperty>
