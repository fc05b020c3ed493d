import { firstOf, optionalAmount, optionalDate, requiredAmount, requiredChoice, requiredDate } from '../kit/checks.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasTerm, maturityInTime, rateWellFormed } from '../mortgages/rules.ts'
import type { SubjectMortgage } from './fields.ts'

/** Optional values of an existing mortgage must be well formed. */
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

/** The same for a renewal, where every value is required that the loan has. */
export const completeMortgageProblems = (mortgage: SubjectMortgage, today: string): Problem[] => [
  ...requiredChoice(mortgage.LoanTypeDD, 'LoanTypeDD', 'MortgageMissingLoanType'),
  ...(hasTerm(mortgage)
    ? requiredAmount(mortgage.TotalLoanAmount, 'TotalLoanAmount', 'MortgageMissingOriginalMtgAmount')
    : optionalAmount(mortgage.TotalLoanAmount, 'TotalLoanAmount')),
  ...requiredAmount(mortgage.Balance, 'Balance', 'MortgageMissingBalance'),
  ...requiredAmount(mortgage.PAndIPayment, 'PAndIPayment', 'MortgageMissingPayment'),
  ...requiredChoice(mortgage.PaymentFrequencyDD, 'PaymentFrequencyDD', 'MortgageMissingPaymentFrequency'),
  ...firstOf<Problem['Key']>(
    hasTerm(mortgage)
      ? requiredDate(mortgage.MaturityDate, 'MaturityDate', 'MortgageMissingMaturityDate')
      : optionalDate(mortgage.MaturityDate, 'MaturityDate'),
    maturityInTime(mortgage.MaturityDate, today),
  ),
  ...firstOf<Problem['Key']>(
    problem((mortgage.InterestRate ?? 0) <= 0, 'InterestRate', 'MortgageMissingInterestRate'),
    rateWellFormed(mortgage.InterestRate),
  ),
]
