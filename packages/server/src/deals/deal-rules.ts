import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { isCodeOf } from '@foyer/domain/codes/menus.ts'
import { termsProblems } from '@foyer/domain/deals/terms-rules.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'

/** A deal never returns to the status in progress; a review is for that. */
const isStatus = (status: number) => status !== inProgress && isCodeOf('MortgageApplicationStatus', status)

/** All problems of a deal, at their fields. */
export const dealProblems = ({ Status, ...terms }: BodyOf<'/broker-api/SaveDeal'>): Problem<'InvalidSetting'>[] => [
  ...problem(Status !== undefined && !isStatus(Status), 'Status', 'InvalidSetting'),
  ...termsProblems(terms),
]
