import Type, { type Static } from 'typebox'
import { Address } from '../addresses/fields.ts'
import { Choice, Count, DateText, Flag, Id, Money, Percentage, Text } from '../kit/schema.ts'

/** An existing mortgage on the subject property. TypeofMortgage: 1 staying, 2 replacing. */
export const SubjectMortgage = Type.Object({
  MortgageID: Id,
  TypeofMortgage: Choice,
  TotalLoanAmount: Money,
  Balance: Money,
  PAndIPayment: Money,
  PaymentFrequencyDD: Choice,
  MaturityDate: DateText,
  MortgageHolder: Text(100),
  TermTypeDD: Choice,
  RateTypeDD: Choice,
  InterestRate: Percentage,
  LoanTypeDD: Choice,
  MortgageTypeDD: Choice,
  MIFlag: Flag,
})
export type SubjectMortgage = Static<typeof SubjectMortgage>

/**
 * The property the mortgage is asked for. DwellingTypeDD is its type (menu PropertyType; the call may also bring it beside
 * RequestMortgage), PropertyTypeDD its tenure; LivingSpace and LotSize are square feet.
 */
export const SubjectProperty = Type.Object({
  Address,
  ClosingDate: DateText,
  EstimatedValue: Money,
  OriginalValue: Money,
  PurchaseDate: DateText,
  Mortgages: Type.Array(SubjectMortgage, { maxItems: 20 }),
  DwellingTypeDD: Choice,
  DwellingStyleDD: Choice,
  NewConstructionDD: Choice,
  Age: Count,
  CondoFees: Money,
  AnnualTaxes: Money,
  TaxYear: Count,
  PropertyTypeDD: Choice,
  HeatTypeDD: Choice,
  WaterTypeDD: Choice,
  SewageTypeDD: Choice,
  LivingSpace: Count,
  LotSize: Count,
  GarageSizeDD: Choice,
  GarageTypeDD: Choice,
})
export type SubjectProperty = Static<typeof SubjectProperty>

export const RequestedMortgage = Type.Object({
  RequestedMortgageAmount: Money,
  PropertyValue: Money,
  DownPayment: Money,
  SubjectProperty,
})
export type RequestedMortgage = Static<typeof RequestedMortgage>
