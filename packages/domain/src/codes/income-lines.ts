import type { Income } from '../applicants/incomes/fields.ts'
import { isWork } from '../applicants/incomes/types.ts'
import { colonOf, type Language, localeOf } from '../kit/language.ts'
import { formatMoney } from '../kit/money.ts'
import { labelOf } from './menus.ts'

/** DisplayName: `Teacher, Ottawa School Board`, `Pension: CPP`. The type alone says it where nothing else does. */
export const incomeName = (income: Income, language: Language): string => {
  const type = labelOf('IncomeType', income.IncomeTypeDD, language)
  const job = [income.JobTitle, income.EmployerName].filter(Boolean).join(', ')
  if (isWork(income) && job !== '') return job
  return [type, income.Desc].filter(Boolean).join(colonOf(language))
}

/** DisplayAmount: `$1,200 per month`, `1 200 $ par mois`. */
export const incomeAmount = ({ IncomeAmount, IncomePeriodDD }: Income, language: Language): string => {
  const amount = formatMoney(IncomeAmount, language)
  const period = labelOf('IncomePeriod', IncomePeriodDD, language).toLocaleLowerCase(localeOf(language))
  return amount === '' ? '' : [amount, period].filter(Boolean).join(' ')
}
