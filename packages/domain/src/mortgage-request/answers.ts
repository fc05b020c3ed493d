import type { InterView } from '../interview/fields.ts'
import { requestedMortgage, totalBalance } from './amounts.ts'
import { blankSubjectMortgage } from './blank.ts'
import { type RequestType, requestParts, requestTypeOf, requestTypes } from './conditions.ts'
import type { RequestedMortgage } from './fields.ts'

type AmountOf = (request: RequestedMortgage) => number | null

const typed: AmountOf = (request) => request.RequestedMortgageAmount
/** With value and down payment, the amount is computed, whatever is sent. */
const computed: AmountOf = requestedMortgage
/** A renewal requests the balance owed. */
const owed: AmountOf = (request) => totalBalance(request.SubjectProperty.Mortgages) ?? request.RequestedMortgageAmount

const amountOf: Record<RequestType, AmountOf> = {
  [requestTypes.found]: computed,
  [requestTypes.notFound]: computed,
  [requestTypes.refinance]: typed,
  [requestTypes.renewal]: owed,
  [requestTypes.construction]: computed,
}

/**
 * The request as it is stored: RequestedMortgageAmount is derived where other answers determine it, purchase figures
 * are cleared without a purchase, and existing mortgages where there cannot be any.
 */
export const cleanRequest = (request: RequestedMortgage, type: RequestType): RequestedMortgage => {
  const parts = requestParts[type]
  const { SubjectProperty } = request
  const kept: RequestedMortgage = {
    ...request,
    PropertyValue: parts.purchaseAmounts ? request.PropertyValue : null,
    DownPayment: parts.purchaseAmounts ? request.DownPayment : null,
    SubjectProperty: {
      ...SubjectProperty,
      EstimatedValue: parts.estimatedValue ? SubjectProperty.EstimatedValue : null,
      OriginalValue: parts.purchaseHistory ? SubjectProperty.OriginalValue : null,
      PurchaseDate: parts.purchaseHistory ? SubjectProperty.PurchaseDate : '',
      Mortgages: parts.existingMortgages ? SubjectProperty.Mortgages : [],
    },
  }
  return { ...kept, RequestedMortgageAmount: amountOf[type](kept) }
}

/** The first mortgage of a renewal or refinance, so that its balance is not asked for twice. */
const firstMortgages = (
  { existingMortgages, existingMortgagesComplete }: { existingMortgages: boolean; existingMortgagesComplete: boolean },
  balance: number | null,
) =>
  existingMortgagesComplete || (existingMortgages && balance !== null)
    ? [{ ...blankSubjectMortgage, Balance: balance }]
    : []

/**
 * Fills blank parts of the request from the interview: value, down payment, dates, type of property and balance.
 * Given values are never overwritten, so it is idempotent.
 */
export const requestFromInterview = (request: RequestedMortgage, interview: InterView): RequestedMortgage => {
  const type = requestTypeOf(interview)
  if (type === undefined) return request
  const { SubjectProperty } = request
  const { Mortgages } = SubjectProperty
  const date = interview.ClosingDate || interview.RefinanceDate || interview.RenewingDate
  return cleanRequest(
    {
      ...request,
      PropertyValue: request.PropertyValue ?? interview.PropertyValue,
      DownPayment: request.DownPayment ?? interview.DownPaymentAmount,
      SubjectProperty: {
        ...SubjectProperty,
        ClosingDate: SubjectProperty.ClosingDate || date,
        DwellingTypeDD: SubjectProperty.DwellingTypeDD < 0 ? interview.PropertyTypeDD : SubjectProperty.DwellingTypeDD,
        Mortgages: Mortgages.length > 0 ? Mortgages : firstMortgages(requestParts[type], interview.Balance),
      },
    },
    type,
  )
}
