import { colonOf, localeOf } from '../../kit/language.ts'
import { formatMoney } from '../../kit/money.ts'
import type { Words } from '../kinds/define-kind.ts'
import { periodAmount } from './annual.ts'
import type { Income } from './kind.ts'
import { hasOwnReason, isGap, isWork } from './types.ts'

/** The reason of a period without a job, or the words of a reason that is in no menu. */
export const gapReason = (income: Income, reasonOf: (code: number) => string): string =>
  hasOwnReason(income) && income.Desc !== '' ? income.Desc : reasonOf(income.EmploymentGapDD)

/**
 * DisplayName: `Teacher, Ottawa School Board`, `Pension: CPP`, `Period without a job: Studying`, or the type alone
 * without details.
 */
export const incomeName = (income: Income, { language, menu }: Words): string => {
  const type = menu('IncomeType', income.IncomeTypeDD)
  const job = [income.JobTitle, income.EmployerName].filter(Boolean).join(', ')
  if (isWork(income) && job !== '') return job
  const more = isGap(income) ? gapReason(income, (code) => menu('EmploymentGap', code)) : income.Desc
  return [type, more].filter(Boolean).join(colonOf(language))
}

/** DisplayAmount: `$1,200 per month`, `1 200 $ par mois`. */
export const incomeAmount = (income: Income, { language, menu }: Words): string => {
  const amount = formatMoney(periodAmount(income), language)
  const period = menu('IncomePeriod', income.IncomePeriodDD).toLocaleLowerCase(localeOf(language))
  return amount === '' ? '' : [amount, period].filter(Boolean).join(' ')
}
