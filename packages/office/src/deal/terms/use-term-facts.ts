import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import type { Fact } from '@foyer/ui/page/facts.tsx'
import { useTermTexts } from '../texts.ts'

/** The terms that are entered, in the order in which the client reads them. */
export const useTermFacts = (terms: DealTerms): Fact[] => {
  const t = useTermTexts()
  const { language } = useLanguage()
  const frequency = useMenuWords('PaymentFrequency')
  const months = (count: number | null) => (count === null || count === 0 ? '' : monthsInWords(count, language))
  const isInsured = terms.InsuredFl === 1
  const values: Record<keyof DealTerms, string> = {
    LenderName: terms.LenderName,
    InterestRate: formatPercent(terms.InterestRate, language),
    RateType: terms.RateType,
    Term: months(terms.Term),
    Amortization: months(terms.Amortization),
    PaymentAmount: formatMoney(terms.PaymentAmount, language),
    PaymentFrequency: frequency(terms.PaymentFrequency),
    MaturityDate: formatDate(terms.MaturityDate, language),
    InsuredFl: isInsured ? t('insured') : '',
    InsurancePremium: isInsured ? formatMoney(terms.InsurancePremium, language) : '',
  }
  return (Object.keys(values) as (keyof DealTerms)[]).map((name) => ({
    label: t(`fields.${name}.label`),
    value: values[name],
  }))
}
