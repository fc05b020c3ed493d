import type { Deal } from '@foyer/domain/deals/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import type { Fact } from '@foyer/ui/page/facts.tsx'
import type { useTexts } from '../texts.ts'

type T = ReturnType<typeof useTexts>

const monthsOf = (months: number | null, language: Language) =>
  months === null || months <= 0 ? '' : monthsInWords(months, language)

export const requestFacts = (deal: Deal, t: T, language: Language): Fact[] => [
  { label: t('dialog.status'), value: deal.MortgageApplicationStatus },
  { label: t('dialog.property'), value: deal.FullPropertyAddress || deal.PropertyAddress },
  { label: t('dialog.purpose'), value: deal.Purpose },
  { label: t('dialog.type'), value: deal.ApplicationType },
  { label: t('dialog.applied'), value: formatDate(dayOfInstant(deal.ApplicationDate), language) },
  { label: t('dialog.mainBorrower'), value: deal.MainBorrowerName },
  {
    label: t('dialog.applicants'),
    value: deal.Applicants.length > 1 ? joined(deal.Applicants.map(({ Name }) => Name)) : '',
  },
  { label: t('dialog.amount'), value: formatMoney(deal.MortgageAmount, language) },
  { label: t('dialog.closing'), value: formatDate(deal.ClosingDate, language) },
]

/** What the broker arranged; `frequency` is the label of PaymentFrequency. */
export const termFacts = (deal: Deal, t: T, language: Language, frequency: string): Fact[] => [
  { label: t('dialog.lender'), value: deal.LenderName },
  { label: t('dialog.rate'), value: formatPercent(deal.InterestRate, language) },
  { label: t('dialog.rateType'), value: deal.RateType },
  { label: t('dialog.term'), value: monthsOf(deal.Term, language), help: t('dialog.termHelp') },
  {
    label: t('dialog.amortization'),
    value: monthsOf(deal.Amortization, language),
    help: t('dialog.amortizationHelp'),
  },
  { label: t('dialog.payment'), value: formatMoney(deal.PaymentAmount, language) },
  { label: t('dialog.frequency'), value: frequency },
  {
    label: t('dialog.maturity'),
    value: formatDate(deal.MaturityDate, language),
    help: t('dialog.maturityHelp'),
  },
  { label: t('dialog.insured'), value: deal.InsuredFl === 1 ? t('dialog.insuredYes') : '' },
  { label: t('dialog.premium'), value: deal.InsuredFl === 1 ? formatMoney(deal.InsurancePremium, language) : '' },
]
