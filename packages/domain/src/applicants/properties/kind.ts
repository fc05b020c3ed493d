import { addressProblems, addressRefusals, homeNeed } from '../../addresses/rules.ts'
import { addressVocabulary } from '../../addresses/vocabulary.ts'
import {
  firstOf,
  optionalAmount,
  optionalDate,
  requiredAmount,
  requiredChoice,
  requiredDate,
} from '../../kit/checks.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import { type Blank, chosenFrom, date, group, id, list, money, text } from '../../kit/vocabulary.ts'
import { purchaseDateProblems } from '../../mortgage-request/property-rules.ts'
import { hasTerm, maturityInTime, rateWellFormed } from '../../mortgages/rules.ts'
import { mortgageVocabulary } from '../../mortgages/vocabulary.ts'
import { defineKind } from '../kinds/define-kind.ts'
import { bringsRent, hasCondoFees, mostOwnedMortgages } from './conditions.ts'

const fields = {
  PropertyID: id,
  Address: group(addressVocabulary),
  OccupancyTypeDD: chosenFrom('PropertyOwnedOccupancy'),
  PropertyTypeDD: chosenFrom('PropertyOwnedType'),
  CoOwners: text(200),
  PropertyValue: money,
  OriginalValue: money,
  EstimatedPropertyValue: money,
  CondoFees: money,
  AnnualTaxes: money,
  Heating: money,
  PurchaseDate: date,
  RentalIncome: money,
  ExpHydro: money,
  ExpInsurance: money,
  Mortgages: list(mortgageVocabulary, 20),
}

/**
 * A property an applicant owns. CondoFees, Heating, RentalIncome, ExpHydro and ExpInsurance are dollars a month,
 * AnnualTaxes a year. OriginalValue is the purchase price, PropertyValue the current value. CoOwners are the names of
 * owners who are not applying.
 */
export type OwnedProperty = Blank<typeof fields>
/** A mortgage on a property an applicant owns. */
export type OwnedMortgage = Blank<typeof mortgageVocabulary>

const refusals = [
  'PropertyMissingAddress',
  'PropertyMissingOccupancyType',
  'PropertyMissingPropertyType',
  'PropertyMissingPropertyValue',
  'PropertyMissingPropertyTax',
  'PropertyMissingRentalIncome',
  'PropertyMissingCondoFee',
  'PropertyMissingPaymentFrequency',
  'PropertyMissingBalance',
  'PropertyMissingRateType',
  'PropertyMissingInterestRate',
  'PropertyMissingLoanType',
  'PropertyMissingMaturityDate',
  'MaturityDateOutOfRange',
  'PurchaseDateInFuture',
  'TooManyMortgages',
  'InvalidAmount',
  'InvalidDate',
  ...addressRefusals,
] as const
type Refusal = (typeof refusals)[number]

const rentProblems = (property: OwnedProperty): Problem<Refusal>[] =>
  bringsRent(property) === true
    ? requiredAmount(property.RentalIncome, 'RentalIncome', 'PropertyMissingRentalIncome')
    : optionalAmount(property.RentalIncome, 'RentalIncome')

const condoProblems = (property: OwnedProperty): Problem<Refusal>[] =>
  hasCondoFees(property) === true
    ? requiredAmount(property.CondoFees, 'CondoFees', 'PropertyMissingCondoFee')
    : optionalAmount(property.CondoFees, 'CondoFees')

const optionalAmounts = ['OriginalValue', 'EstimatedPropertyValue', 'Heating', 'ExpHydro', 'ExpInsurance'] as const

/** One mortgage, with paths relative to it. A rate of zero is valid: families lend without interest. */
const mortgageProblems = (mortgage: OwnedMortgage, today: string): Problem<Refusal>[] => [
  ...requiredChoice(mortgage.LoanTypeDD, 'LoanTypeDD', 'PropertyMissingLoanType'),
  ...requiredChoice(mortgage.PaymentFrequencyDD, 'PaymentFrequencyDD', 'PropertyMissingPaymentFrequency'),
  ...requiredAmount(mortgage.Balance, 'Balance', 'PropertyMissingBalance'),
  ...optionalAmount(mortgage.PAndIPayment, 'PAndIPayment'),
  ...requiredChoice(mortgage.RateTypeDD, 'RateTypeDD', 'PropertyMissingRateType'),
  ...firstOf<Refusal>(
    problem(mortgage.InterestRate === null, 'InterestRate', 'PropertyMissingInterestRate'),
    rateWellFormed(mortgage.InterestRate),
  ),
  ...firstOf<Refusal>(
    hasTerm(mortgage)
      ? requiredDate(mortgage.MaturityDate, 'MaturityDate', 'PropertyMissingMaturityDate')
      : optionalDate(mortgage.MaturityDate, 'MaturityDate'),
    maturityInTime(mortgage.MaturityDate, today),
  ),
]

export const propertyKind = defineKind({
  kind: 'property',
  name: 'Property',
  list: 'Properties',
  idField: 'PropertyID',
  area: 'Assets',
  noun: ['a property with its mortgages', 'the step of properties owned; there may be none'],
  fields,
  words: {
    strPropertyType: { of: 'PropertyTypeDD', most: 80 },
    strOccupancyType: { of: 'OccupancyTypeDD', most: 80 },
    strPropertyValue: { of: 'PropertyValue', most: 40 },
    strPurchaseDate: { of: 'PurchaseDate', most: 60 },
  },
  paths: {
    upsert: ['/api/MTGAPPUpsertProperty', '/api/MTGAPPUpsertPropertyInvite'],
    load: ['/api/MTGAPPLoadProperty', '/api/MTGAPPLoadPropertyInvite'],
    remove: ['/api/MTGAPPDeleteProperty', '/api/MTGAPPDeletePropertyInvite'],
    done: ['/api/MTGAPPDoneProperty', '/api/MTGAPPDonePropertyInvite'],
  },
  refusals,
  // Rent is kept for rented properties only, condo fees for condos only.
  clean: (property) => ({
    ...property,
    RentalIncome: bringsRent(property) === true ? property.RentalIncome : null,
    CondoFees: hasCondoFees(property) === true ? property.CondoFees : null,
  }),
  problems: (property, { settings, today }) => [
    ...under('Address', addressProblems(property.Address, homeNeed(settings), 'PropertyMissingAddress')),
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
  ],
})
