import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { completeMortgageProblems, optionalMortgageProblems } from '@foyer/domain/mortgage-request/mortgage-rules.ts'

/** The domain's rules for an existing mortgage: all of it (a renewal), or only what is given. */
export const mortgageRules = (isComplete: boolean) => (isComplete ? completeMortgageProblems : optionalMortgageProblems)

/** The fields whose absence is a problem; every other one is optional. */
export const requiredFields = (isComplete: boolean, today: string): ReadonlySet<string> =>
  new Set(mortgageRules(isComplete)(blankSubjectMortgage, today).map(({ Field }) => Field))
