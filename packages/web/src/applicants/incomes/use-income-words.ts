import { periodAmount } from '@foyer/domain/applicants/incomes/annual.ts'
import { gapReason } from '@foyer/domain/applicants/incomes/income-lines.ts'
import type { Income } from '@foyer/domain/applicants/incomes/kind.ts'
import { isGap, isWork } from '@foyer/domain/applicants/incomes/types.ts'
import { employmentStatuses } from '@foyer/domain/codes/income-types.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { localeOf } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from './texts.ts'

/** An income as lists display it, in the page's language. */
export const useIncomeWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const typeOf = useMenuWords('IncomeType')
  const reasonOf = useMenuWords('EmploymentGap')
  const periodOf = useMenuWords('IncomePeriod')

  const isJob = (income: Income) => isWork(income) && income.JobTitle !== ''
  /** The job, the reason of a period without one, or the type. */
  const name = (income: Income) => {
    if (isJob(income)) return joined([income.JobTitle, income.EmployerName])
    return isGap(income) ? gapReason(income, reasonOf) : typeOf(income.IncomeTypeDD)
  }
  /** What the name does not include. */
  const more = (income: Income) => {
    const type = typeOf(income.IncomeTypeDD)
    const arrival = formatDate(income.ArrivalDate, language)
    if (isGap(income)) return joined([type, arrival && t('arrived', { date: arrival })], '\u00A0· ')
    if (!isJob(income)) return income.Desc
    return joined([type, income.EmploymentHistoryStatusDD === employmentStatuses.previous && t('earlier')], '\u00A0· ')
  }
  const amount = (income: Income) => {
    const period = periodOf(income.IncomePeriodDD).toLocaleLowerCase(localeOf(language))
    return [formatMoney(periodAmount(income), language), period].filter(Boolean).join(' ')
  }
  return { name, more, amount }
}
