import { postalCodeProblems } from '../../addresses/rules.ts'
import {
  firstOf,
  optionalAmount,
  requiredAmount,
  requiredChoice,
  requiredDate,
  requiredText,
} from '../../kit/checks.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import { purchaseDateProblems } from '../../mortgage-request/property-rules.ts'
import { maturityInTime, rateWellFormed } from '../../mortgages/rules.ts'
import { bringsRent, hasCondoFees, mostOwnedMortgages } from './conditions.ts'
import type { OwnedMortgage, OwnedProperty } from './fields.ts'

const addressProblems = ({ Address }: OwnedProperty) =>
  under<Problem['Key']>('Address', [
    ...requiredText(Address.StreetName, 'StreetName', 'PropertyMissingAddress'),
    ...postalCodeProblems(Address),
  ])

const rentProblems = (property: OwnedProperty): Problem[] =>
  bringsRent(property) === true
    ? requiredAmount(property.RentalIncome, 'RentalIncome', 'PropertyMissingRentalIncome')
    : optionalAmount(property.RentalIncome, 'RentalIncome')

const condoProblems = (property: OwnedProperty): Problem[] =>
  hasCondoFees(property) === true
    ? requiredAmount(property.CondoFees, 'CondoFees', 'PropertyMissingCondoFee')
    : optionalAmount(property.CondoFees, 'CondoFees')

const optionalAmounts = ['OriginalValue', 'EstimatedPropertyValue', 'Heating', 'ExpHydro', 'ExpInsurance'] as const

/** One mortgage, with paths inside it. A rate of zero is one: families lend like that. */
const mortgageProblems = (mortgage: OwnedMortgage, today: string): Problem[] => [
  ...requiredChoice(mortgage.PaymentFrequencyDD, 'PaymentFrequencyDD', 'PropertyMissingPaymentFrequency'),
  ...requiredAmount(mortgage.Balance, 'Balance', 'PropertyMissingBalance'),
  ...optionalAmount(mortgage.PAndIPayment, 'PAndIPayment'),
  ...requiredChoice(mortgage.RateTypeDD, 'RateTypeDD', 'PropertyMissingRateType'),
  ...firstOf<Problem['Key']>(
    problem(mortgage.InterestRate === null, 'InterestRate', 'PropertyMissingInterestRate'),
    rateWellFormed(mortgage.InterestRate),
  ),
  ...requiredChoice(mortgage.LoanTypeDD, 'LoanTypeDD', 'PropertyMissingLoanType'),
  ...firstOf<Problem['Key']>(
    requiredDate(mortgage.MaturityDate, 'MaturityDate', 'PropertyMissingMaturityDate'),
    maturityInTime(mortgage.MaturityDate, today),
  ),
]

/**
 * Everything that keeps a property from being saved, with field paths as in the body of UpsertProperty. The mortgage
 * switch is on where there are mortgages.
 */
export const propertyProblems = (property: OwnedProperty, today: string): Problem[] =>
  under<Problem['Key']>('Property', [
    ...addressProblems(property),
    ...requiredChoice(property.OccupancyTypeDD, 'OccupancyTypeDD', 'PropertyMissingOccupancyType'),
    ...requiredChoice(property.PropertyTypeDD, 'PropertyTypeDD', 'PropertyMissingPropertyType'),
    ...requiredAmount(property.PropertyValue, 'PropertyValue', 'PropertyMissingPropertyValue'),
    ...requiredAmount(property.AnnualTaxes, 'AnnualTaxes', 'PropertyMissingPropertyTax'),
    ...rentProblems(property),
    ...condoProblems(property),
    ...optionalAmounts.flatMap((field) => optionalAmount(property[field], field)),
    ...purchaseDateProblems(property.PurchaseDate, today),
    ...problem(property.Mortgages.length > mostOwnedMortgages, 'Mortgages', 'TooManyMortgages'),
    ...property.Mortgages.flatMap((mortgage, index) => under(`Mortgages.${index}`, mortgageProblems(mortgage, today))),
  ])

/** A property as it is kept: no rent where nothing is rented out, no condo fees where there are none. */
export const cleanProperty = (property: OwnedProperty): OwnedProperty => ({
  ...property,
  RentalIncome: bringsRent(property) === true ? property.RentalIncome : null,
  CondoFees: hasCondoFees(property) === true ? property.CondoFees : null,
})
