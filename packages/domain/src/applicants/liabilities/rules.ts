import { optionalAmount, requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { roundToCents } from '../../kit/money.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import type { ApplicationSettings } from '../../site/fields.ts'
import type { Liability } from './fields.ts'

/** Everything that keeps a liability from being saved, with field paths as in the body of UpsertLiability. */
export const liabilityProblems = (liability: Liability): Problem[] =>
  under<Problem['Key']>('Liability', [
    ...requiredChoice(liability.LiabilityType, 'LiabilityType', 'AssetMissingLiabilityType'),
    ...requiredAmount(liability.Balance, 'Balance', 'AssetMissingLiabilityBalance'),
    ...optionalAmount(liability.Limit, 'Limit'),
  ])

/** Everything that keeps the step from being done. */
export const liabilityStepProblems = (
  liabilities: readonly unknown[],
  { ReqLiabilities }: Pick<ApplicationSettings, 'ReqLiabilities'>,
): Problem[] => problem(ReqLiabilities === 1 && liabilities.length === 0, 'Liabilities', 'LiabilityRequiredRecord')

/** Dollars that an applicant owes, mortgages left out. */
export const totalOwed = (liabilities: readonly Pick<Liability, 'Balance'>[]): number =>
  roundToCents(liabilities.reduce((sum, { Balance }) => sum + (Balance ?? 0), 0))
