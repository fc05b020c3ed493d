import { colonOf, localeOf } from '../../kit/language.ts'
import { formatMoney } from '../../kit/money.ts'
import type { Words } from '../kinds/define-kind.ts'
import type { Income } from './kind.ts'
import { isWork } from './types.ts'

/** DisplayName: `Teacher, Ottawa School Board`, `Pension: CPP`, or the type alone without details. */
export const incomeName = (income: Income, { language, menu }: Words): string => {
  const type = menu('IncomeType', income.IncomeTypeDD)
  const job = [income.JobTitle, income.EmployerName].filter(Boolean).join(', ')
  if (isWork(income) && job !== '') return job
  return [type, income.Desc].filter(Boolean).join(colonOf(language))
}

/** DisplayAmount: `$1,200 per month`, `1 200 $ par mois`. */
export const incomeAmount = ({ IncomeAmount, IncomePeriodDD }: Income, { language, menu }: Words): string => {
  const amount = formatMoney(IncomeAmount, language)
  const period = menu('IncomePeriod', IncomePeriodDD).toLocaleLowerCase(localeOf(language))
  return amount === '' ? '' : [amount, period].filter(Boolean).join(' ')
}
