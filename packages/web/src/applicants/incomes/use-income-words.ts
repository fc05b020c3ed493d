import type { Income } from '@foyer/domain/applicants/incomes/kind.ts'
import { employmentStatuses, isWork } from '@foyer/domain/applicants/incomes/types.ts'
import { localeOf } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useMenuWords } from '../../kit/fields/index.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { useTexts } from './texts.ts'

/** An income as lists display it, in the page's language. */
export const useIncomeWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const typeOf = useMenuWords('IncomeType')
  const periodOf = useMenuWords('IncomePeriod')

  const isJob = (income: Income) => isWork(income) && income.JobTitle !== ''
  /** The job, or the type of an income without one. */
  const name = (income: Income) =>
    isJob(income) ? [income.JobTitle, income.EmployerName].filter(Boolean).join(', ') : typeOf(income.IncomeTypeDD)
  /** What the name does not include. */
  const more = (income: Income) => {
    if (!isJob(income)) return income.Desc
    const isPrevious = income.EmploymentHistoryStatusDD === employmentStatuses.previous
    return [typeOf(income.IncomeTypeDD), isPrevious ? t('earlier') : ''].filter(Boolean).join('\u00A0· ')
  }
  const amount = ({ IncomeAmount, IncomePeriodDD }: Income) => {
    const period = periodOf(IncomePeriodDD).toLocaleLowerCase(localeOf(language))
    return [formatMoney(IncomeAmount, language), period].filter(Boolean).join(' ')
  }
  return { name, more, amount }
}
