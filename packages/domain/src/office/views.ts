import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'

export const mostViewCharacters = 60
/** Saved views of a person, and shared ones of a brokerage. */
export const mostViews = 50

/** What a name of a saved view may not be: empty, or more than a line. */
export const viewProblems = ({ Name }: { Name: string }): Problem<'InvalidSetting' | 'RequiredSetting'>[] => [
  ...problem(isBlank(Name), 'Name', 'RequiredSetting'),
  ...problem(hasControlCharacters(Name), 'Name', 'InvalidSetting'),
]
