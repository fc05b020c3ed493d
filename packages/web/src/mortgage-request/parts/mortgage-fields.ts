import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { completeMortgageProblems, optionalMortgageProblems } from '@foyer/domain/mortgage-request/mortgage-rules.ts'

/** The domain's rules for an existing mortgage: all fields (a renewal), or only given ones. */
export const mortgageRules = (isComplete: boolean) => (isComplete ? completeMortgageProblems : optionalMortgageProblems)

/** The fields whose absence is a problem for this type of loan. */
export const requiredFields = (isComplete: boolean, LoanTypeDD: number, today: string): ReadonlySet<string> =>
  new Set([
    ...(isComplete ? ['LoanTypeDD'] : []),
    ...mortgageRules(isComplete)({ ...blankSubjectMortgage, LoanTypeDD }, today).map(({ Field }) => Field),
  ])
