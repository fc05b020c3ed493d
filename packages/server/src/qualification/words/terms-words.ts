import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { Scenario } from '@foyer/domain/qualification/facts.ts'
import type { Worksheet } from '@foyer/domain/qualification/worksheet.ts'
import type { WorksheetWords } from './worksheet-words.ts'

const terms = ['price', 'downPayment', 'rate', 'rateType', 'term', 'amortization', 'frequency'] as const
export type TermName = (typeof terms)[number]

const dollars = (words: WorksheetWords, amount: number | null | undefined): string =>
  typeof amount === 'number' ? words.amount(amount, 'dollars') : ''

/** The mortgage of a scenario in words, with what the deal and the policy give where it names nothing; empty while unknown. */
export const termsOf = (
  words: WorksheetWords,
  { facts, policy }: Worksheet,
  scenario: Scenario,
): Record<TermName, string> => {
  const { language, amount, shared, t } = words
  const rate = scenario.Rate ?? policy.exampleRate
  return {
    price: dollars(words, scenario.PropertyValue ?? facts.PropertyValue ?? facts.SubjectProperty?.EstimatedValue),
    downPayment: dollars(words, scenario.DownPayment ?? facts.DownPayment),
    rate:
      rate === null
        ? ''
        : scenario.Rate === undefined
          ? `${amount(rate, 'percent')} (${shared('lines.exampleRate').toLocaleLowerCase(language)})`
          : amount(rate, 'percent'),
    rateType: labelOf('RateType', scenario.RateTypeDD ?? 0, language),
    term: scenario.TermMonths === undefined ? '' : t('fields.months', { count: scenario.TermMonths }),
    amortization: amount(scenario.AmortizationYears ?? policy.amortizationYears, 'years'),
    frequency: labelOf('PaymentFrequency', scenario.PaymentFrequencyDD ?? 0, language),
  }
}

export const termNames: readonly TermName[] = terms
