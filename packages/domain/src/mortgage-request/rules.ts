import { type AddressNeed, addressProblems } from '../addresses/rules.ts'
import { type Situation, subjectAddressNeed } from '../interview/conditions.ts'
import type { InterView } from '../interview/fields.ts'
import {
  dateWithin,
  firstOf,
  optionalAmount,
  optionalDate,
  requiredAmount,
  requiredChoice,
  requiredDate,
} from '../kit/checks.ts'
import { addYears } from '../kit/dates.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBelowMinimum } from '../qualification/down-payment.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { requestedMortgage } from './amounts.ts'
import { type RequestParts, requestParts, requestTypeOf } from './conditions.ts'
import type { RequestedMortgage, SubjectProperty } from './fields.ts'
import { completeMortgageProblems, optionalMortgageProblems } from './mortgage-rules.ts'
import { propertyDetailProblems } from './property-rules.ts'

/** Maximum of years until a closing, once a mortgage is requested. */
export const requestClosingYearsAhead = 2
/** Maximum of existing mortgages on the property of the request. */
export const mostSubjectMortgages = 2

const isAbove = (amount: number | null, least: number) => amount !== null && amount > least

/** An amount to borrow must remain; reported only when both figures are given. */
const leftToBorrow = (request: RequestedMortgage) =>
  problem(
    isAbove(request.PropertyValue, 0) && isAbove(request.DownPayment, 0) && !isAbove(requestedMortgage(request), 0),
    'RequestedMortgageAmount',
    'MissingRequiredMortgage',
  )

const purchaseProblems = (request: RequestedMortgage, required: boolean, isTooLow: boolean): Problem[] => [
  ...(required
    ? requiredAmount(request.PropertyValue, 'PropertyValue', 'InterViewMissingPropertyValue')
    : optionalAmount(request.PropertyValue, 'PropertyValue')),
  ...firstOf<Problem['Key']>(
    required
      ? requiredAmount(request.DownPayment, 'DownPayment', 'InterViewMissingDownPayment')
      : optionalAmount(request.DownPayment, 'DownPayment'),
    problem(isTooLow, 'DownPayment', 'DownPaymentTooLow'),
  ),
  ...leftToBorrow(request),
]

const valueProblems = ({ EstimatedValue }: SubjectProperty) =>
  requiredAmount(EstimatedValue, 'EstimatedValue', 'MortgageMissingEstimatedValue')

const placeProblems = ({ Address }: SubjectProperty, parts: RequestParts, need: AddressNeed): Problem[] =>
  under<Problem['Key']>('Address', [
    ...(parts.province ? requiredChoice(Address.ProvinceDD, 'ProvinceDD', 'MissingWhichProvince') : []),
    ...addressProblems(Address, need, 'MortgageMissingAddress'),
  ])

const typeProblems = ({ DwellingTypeDD, PropertyTypeDD }: SubjectProperty) =>
  problem(DwellingTypeDD < 0 && PropertyTypeDD < 0, 'DwellingTypeDD', 'MortgageMissingPropertyType')

const closingProblems = ({ ClosingDate }: SubjectProperty, required: boolean, today: string) =>
  firstOf<Problem['Key']>(
    required
      ? requiredDate(ClosingDate, 'ClosingDate', 'InterViewMissingClosingDate')
      : optionalDate(ClosingDate, 'ClosingDate'),
    dateWithin(ClosingDate, [today, addYears(today, requestClosingYearsAhead)], 'ClosingDate', 'ClosingDateOutOfRange'),
  )

const mortgageProblems = ({ Mortgages }: SubjectProperty, complete: boolean, today: string): Problem[] => {
  const check = complete ? completeMortgageProblems : optionalMortgageProblems
  return [
    ...problem(Mortgages.length > mostSubjectMortgages, 'Mortgages', 'TooManyMortgages'),
    ...Mortgages.flatMap((mortgage, index) => under(`Mortgages.${index}`, check(mortgage, today))),
  ]
}

const propertyProblems = (property: SubjectProperty, parts: RequestParts, context: RequestContext): Problem[] => [
  ...(parts.estimatedValue ? valueProblems(property) : []),
  ...(parts.propertyTypeRequired ? typeProblems(property) : []),
  ...closingProblems(property, parts.closingDateRequired, context.today),
  ...placeProblems(property, parts, requestAddressNeed(context.interview, context.settings)),
  ...propertyDetailProblems(property, context.today),
  ...(parts.existingMortgages ? mortgageProblems(property, parts.existingMortgagesComplete, context.today) : []),
]

/** What the rules read of the interview. */
type Buying = Situation & Pick<InterView, 'OccupancyDD'>
type Settings = Pick<ApplicationSettings, 'ReqFullAddress'>

/** What the rules read beside the request. */
export interface RequestContext {
  interview: Buying
  settings: Settings
  today: string
}

/** How much of the property's address is required; where it may be missing, only a site that asks for whole addresses requires it. */
export const requestAddressNeed = (interview: Situation, settings: Settings): AddressNeed => {
  const type = requestTypeOf(interview)
  const mayMiss = type === undefined || !requestParts[type].addressRequired
  return mayMiss && settings.ReqFullAddress === 0 ? 'nothing' : subjectAddressNeed(interview, settings)
}

/**
 * All problems of the mortgage request, with field paths as in the body of UpdateRequestMortgage. The interview
 * decides which rules apply (see requestParts); before it has a purpose, the step is not open.
 */
export const mortgageRequestProblems = (request: RequestedMortgage, context: RequestContext): Problem[] => {
  const { interview } = context
  const type = requestTypeOf(interview)
  if (type === undefined) return problem(true, 'RequestTypeDD', 'StepNotOpen')
  const parts = requestParts[type]
  const { DownPayment, PropertyValue } = request
  const isTooLow =
    parts.legalMinimum && isBelowMinimum(DownPayment, PropertyValue, interview.OccupancyDD, context.today)
  return under<Problem['Key']>('RequestMortgage', [
    ...(parts.purchaseAmounts ? purchaseProblems(request, parts.purchaseAmountsRequired, isTooLow) : []),
    ...(parts.typedAmount ? optionalAmount(request.RequestedMortgageAmount, 'RequestedMortgageAmount') : []),
    ...under('SubjectProperty', propertyProblems(request.SubjectProperty, parts, context)),
  ])
}

const amountProblems = (request: RequestedMortgage, parts: RequestParts): Problem[] => [
  ...(parts.purchaseAmounts ? purchaseProblems(request, true, false) : []),
  ...(parts.typedAmount
    ? requiredAmount(request.RequestedMortgageAmount, 'RequestedMortgageAmount', 'MissingRequestedAmount')
    : []),
  ...problem(
    parts.existingMortgagesComplete && request.SubjectProperty.Mortgages.length === 0,
    'SubjectProperty.Mortgages',
    'MissingRenewedMortgage',
  ),
]

/**
 * The same, and what is missing for an amount above zero, which every submission requires. The page of the request asks
 * for it; a save without it is accepted.
 */
export const completeRequestProblems = (request: RequestedMortgage, context: RequestContext): Problem[] => {
  const problems = mortgageRequestProblems(request, context)
  const type = requestTypeOf(context.interview)
  const missing = type === undefined ? [] : under('RequestMortgage', amountProblems(request, requestParts[type]))
  return [...problems, ...missing.filter(({ Field }) => !problems.some((known) => known.Field === Field))]
}
