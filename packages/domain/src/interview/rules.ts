import { addressProblems } from '../addresses/rules.ts'
import { dateWithin, firstOf, optionalAmount, requiredAmount, requiredChoice, requiredDate } from '../kit/checks.ts'
import { addYears } from '../kit/dates.ts'
import { isPositiveMoney } from '../kit/money.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBelowMinimum } from '../qualification/down-payment.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import type { InterviewAnswers } from './answers.ts'
import {
  asksAddress,
  asksBalance,
  asksClosingDate,
  asksDownPayment,
  asksLandOwnership,
  asksPropertyBlock,
  asksRefinanceDate,
  asksRenewingDate,
  asksSearchStage,
  isKnownLandOwnership,
  isKnownPurpose,
  isKnownStage,
  type SituationCondition,
  subjectAddressNeed,
} from './conditions.ts'

/** Maximum of years until a closing. */
export const closingYearsAhead = 5

export const subjectAddressPath = 'RequestedMortgage.SubjectProperty.Address'

/** What the rules read beside the answers. */
export interface InterviewContext {
  settings: Pick<ApplicationSettings, 'ReqFullAddress'>
  today: string
}

type Rule = (answers: InterviewAnswers, context: InterviewContext) => Problem[]

/** Every question in page order; its rules apply only where it is asked. */
const questions: readonly { asked?: SituationCondition; rules: readonly Rule[] }[] = [
  {
    rules: [
      ({ InterView }) =>
        problem(!isKnownPurpose(InterView.DealPurposeDD), 'InterView.DealPurposeDD', 'InterViewMissingPurpose'),
    ],
  },
  {
    asked: asksLandOwnership,
    rules: [
      ({ LandOwnership: land }) =>
        problem(land !== -1 && !isKnownLandOwnership(land), 'LandOwnership', 'UnknownChoice'),
    ],
  },
  {
    asked: asksSearchStage,
    rules: [
      ({ InterView }) =>
        problem(!isKnownStage(InterView.SearchStageDD), 'InterView.SearchStageDD', 'InterViewMissingSearchStatus'),
    ],
  },
  {
    asked: asksPropertyBlock,
    rules: [
      ({ InterView }) =>
        requiredAmount(InterView.PropertyValue, 'InterView.PropertyValue', 'InterViewMissingPropertyValue'),
    ],
  },
  {
    asked: asksDownPayment,
    rules: [
      ({ InterView }, { today }) => {
        const { DownPaymentAmount: paid, PropertyValue: price } = InterView
        const field = 'InterView.DownPaymentAmount'
        return firstOf<Problem['Key']>(
          requiredAmount(paid, field, 'InterViewMissingDownPayment'),
          problem(isPositiveMoney(price) && paid !== null && paid >= price, field, 'MissingRequiredMortgage'),
          problem(isBelowMinimum(paid, price, InterView.OccupancyDD, today), field, 'DownPaymentTooLow'),
        )
      },
    ],
  },
  {
    asked: asksPropertyBlock,
    rules: [
      ({ InterView }) =>
        requiredChoice(InterView.PropertyTypeDD, 'InterView.PropertyTypeDD', 'InterViewMissingPropertyType'),
      ({ InterView }) => requiredChoice(InterView.OccupancyDD, 'InterView.OccupancyDD', 'InterViewMissingOccupancy'),
    ],
  },
  {
    asked: asksClosingDate,
    rules: [
      ({ InterView: { ClosingDate } }, { today }) =>
        firstOf<Problem['Key']>(
          requiredDate(ClosingDate, 'InterView.ClosingDate', 'InterViewMissingClosingDate'),
          dateWithin(
            ClosingDate,
            [today, addYears(today, closingYearsAhead)],
            'InterView.ClosingDate',
            'ClosingDateOutOfRange',
          ),
        ),
    ],
  },
  {
    asked: asksRefinanceDate,
    rules: [
      ({ InterView }) =>
        requiredDate(InterView.RefinanceDate, 'InterView.RefinanceDate', 'InterViewMissingRefinanceDate'),
    ],
  },
  {
    asked: asksRenewingDate,
    rules: [
      ({ InterView }) => requiredDate(InterView.RenewingDate, 'InterView.RenewingDate', 'InterViewMissingRenewDate'),
    ],
  },
  { asked: asksBalance, rules: [({ InterView }) => optionalAmount(InterView.Balance, 'InterView.Balance')] },
  {
    asked: asksAddress,
    rules: [
      ({ InterView, Address }, { settings }) =>
        under(
          subjectAddressPath,
          addressProblems(Address, subjectAddressNeed(InterView, settings), 'MortgageMissingAddress'),
        ),
    ],
  },
]

/** All problems of the interview, with field paths as in the body of SaveInterView. */
export const interviewProblems = (answers: InterviewAnswers, context: InterviewContext): Problem[] =>
  questions
    .filter(({ asked }) => asked === undefined || asked(answers.InterView) === true)
    .flatMap(({ rules }) => rules.flatMap((rule) => rule(answers, context)))
