import { askedInterView } from '../interview/answers.ts'
import type { InterView } from '../interview/fields.ts'
import { roundToCents } from '../kit/money.ts'
import { requestedMortgage, totalBalance } from './amounts.ts'
import { blankSubjectMortgage } from './blank.ts'
import { type RequestType, requestParts, requestTypeOf, requestTypes } from './conditions.ts'
import type { RequestedMortgage, SubjectMortgage } from './fields.ts'

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

/** A renewal replaces every mortgage, so it does not ask what happens to each. */
const keptMortgage = (mortgage: SubjectMortgage, type: RequestType): SubjectMortgage =>
  type === requestTypes.renewal ? { ...mortgage, TypeofMortgage: -1 } : mortgage

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
    FundsPurpose: parts.typedAmount ? request.FundsPurpose : '',
    SubjectProperty: {
      ...SubjectProperty,
      EstimatedValue: parts.estimatedValue ? SubjectProperty.EstimatedValue : null,
      OriginalValue: parts.purchaseHistory ? SubjectProperty.OriginalValue : null,
      PurchaseDate: parts.purchaseHistory ? SubjectProperty.PurchaseDate : '',
      CoOwners: parts.purchaseHistory ? SubjectProperty.CoOwners : '',
      Mortgages: parts.existingMortgages ? SubjectProperty.Mortgages.map((one) => keptMortgage(one, type)) : [],
    },
  }
  return { ...kept, RequestedMortgageAmount: amountOf[type](kept) }
}

/** The first mortgage of a renewal or refinance, so that its balance and maturity date are not asked for twice. */
const firstMortgages = (
  { existingMortgages, existingMortgagesComplete }: { existingMortgages: boolean; existingMortgagesComplete: boolean },
  { Balance, RenewingDate }: InterView,
) =>
  existingMortgagesComplete || (existingMortgages && Balance !== null)
    ? [{ ...blankSubjectMortgage, Balance, MaturityDate: RenewingDate }]
    : []

/**
 * The mortgages of which the first matures on the day of the renewal. A date of its own is kept: it is neither blank nor
 * the day of the renewal before.
 */
const withMaturity = (mortgages: readonly SubjectMortgage[], date: string, before: string): SubjectMortgage[] => {
  const [first, ...others] = mortgages
  const isOwn = first !== undefined && first.MaturityDate !== '' && first.MaturityDate !== before
  if (!first || date === '' || isOwn) return [...mortgages]
  return [{ ...first, MaturityDate: date }, ...others]
}

/** The mortgages with this total balance; the first one takes the difference. */
const withBalance = (mortgages: readonly SubjectMortgage[], balance: number | null): SubjectMortgage[] => {
  const [first, ...others] = mortgages
  const rest = totalBalance(others) ?? 0
  if (!first || balance === null || balance <= rest) return [...mortgages]
  return [{ ...first, Balance: roundToCents(balance - rest) }, ...others]
}

/**
 * The request with the answers that the interview asks for too: value, down payment, date, type of property, balance
 * and the maturity date of what is renewed. What the interview leaves open keeps the value of the request. Idempotent.
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
      PropertyValue: interview.PropertyValue ?? request.PropertyValue,
      DownPayment: interview.DownPaymentAmount ?? request.DownPayment,
      SubjectProperty: {
        ...SubjectProperty,
        ClosingDate: date || SubjectProperty.ClosingDate,
        DwellingTypeDD: interview.PropertyTypeDD < 0 ? SubjectProperty.DwellingTypeDD : interview.PropertyTypeDD,
        Mortgages:
          Mortgages.length > 0
            ? withMaturity(
                withBalance(Mortgages, interview.Balance),
                interview.RenewingDate,
                SubjectProperty.ClosingDate,
              )
            : firstMortgages(requestParts[type], interview),
      },
    },
    type,
  )
}

/** The interview with the same answers as the request, so that a question has one answer wherever it is changed. */
export const interviewFromRequest = (interview: InterView, request: RequestedMortgage): InterView => {
  const { PropertyValue, DownPayment, SubjectProperty } = request
  const { ClosingDate, DwellingTypeDD, Mortgages } = SubjectProperty
  const dates = { ClosingDate, RefinanceDate: ClosingDate, RenewingDate: ClosingDate }
  return askedInterView({
    ...interview,
    PropertyValue: PropertyValue ?? interview.PropertyValue,
    DownPaymentAmount: DownPayment ?? interview.DownPaymentAmount,
    PropertyTypeDD: DwellingTypeDD < 0 ? interview.PropertyTypeDD : DwellingTypeDD,
    ...(ClosingDate !== '' && dates),
    Balance: totalBalance(Mortgages) ?? interview.Balance,
  })
}
