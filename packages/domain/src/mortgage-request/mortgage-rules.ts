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
import { type Problem, problem } from '../kit/problem.ts'
import type { SubjectMortgage } from './fields.ts'

/** Years ahead that a mortgage may mature; before today there is no limit: it may have matured already. */
export const maturityYearsAhead = 30

const anyDay = '0000-00-00'

/** A well-formed date at most 30 years ahead. */
export const maturityInTime = (date: string, today: string) =>
  dateWithin(date, [anyDay, addYears(today, maturityYearsAhead)], 'MaturityDate', 'MaturityDateOutOfRange')

const isRate = (rate: number) => rate >= 0 && rate <= 100
/** A rate that is given is 0 to 100 %. */
export const rateWellFormed = (rate: number | null) =>
  problem(rate !== null && !isRate(rate), 'InterestRate', 'InvalidAmount')

/** What may be given of an existing mortgage must be well formed. */
export const optionalMortgageProblems = (mortgage: SubjectMortgage, today: string): Problem[] => [
  ...optionalAmount(mortgage.TotalLoanAmount, 'TotalLoanAmount'),
  ...optionalAmount(mortgage.Balance, 'Balance'),
  ...optionalAmount(mortgage.PAndIPayment, 'PAndIPayment'),
  ...firstOf<Problem['Key']>(
    optionalDate(mortgage.MaturityDate, 'MaturityDate'),
    maturityInTime(mortgage.MaturityDate, today),
  ),
  ...rateWellFormed(mortgage.InterestRate),
]

/** The same where everything of it is needed: a renewal. */
export const completeMortgageProblems = (mortgage: SubjectMortgage, today: string): Problem[] => [
  ...requiredAmount(mortgage.TotalLoanAmount, 'TotalLoanAmount', 'MortgageMissingOriginalMtgAmount'),
  ...requiredAmount(mortgage.Balance, 'Balance', 'MortgageMissingBalance'),
  ...requiredAmount(mortgage.PAndIPayment, 'PAndIPayment', 'MortgageMissingPayment'),
  ...requiredChoice(mortgage.PaymentFrequencyDD, 'PaymentFrequencyDD', 'MortgageMissingPaymentFrequency'),
  ...firstOf<Problem['Key']>(
    requiredDate(mortgage.MaturityDate, 'MaturityDate', 'MortgageMissingMaturityDate'),
    maturityInTime(mortgage.MaturityDate, today),
  ),
  ...firstOf<Problem['Key']>(
    problem((mortgage.InterestRate ?? 0) <= 0, 'InterestRate', 'MortgageMissingInterestRate'),
    rateWellFormed(mortgage.InterestRate),
  ),
  ...requiredChoice(mortgage.LoanTypeDD, 'LoanTypeDD', 'MortgageMissingLoanType'),
]
