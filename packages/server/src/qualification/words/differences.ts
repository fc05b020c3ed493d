import type { Qualification } from '@foyer/domain/qualification/qualify.ts'
import { figureOf, type WorksheetFigure, type WorksheetResult } from '@foyer/domain/qualification/worksheet.ts'
import type { WorksheetWords } from './worksheet-words.ts'

const compared = [
  'payment',
  'qualifyingPayment',
  'loanWithPremium',
  'premium',
  'minimumDownPayment',
  'cashToClose',
  'gds',
  'tds',
  'maximumPrice',
  'availableEquity',
] as const satisfies readonly WorksheetFigure[]

const knownAmount = (qualification: Qualification, name: WorksheetFigure): number | undefined => {
  const figure = figureOf(qualification, name)
  return figure.is === 'known' ? figure.amount : undefined
}

/** What differs from the deal as it is, in words: not in colours alone. Payments compare only where they are as frequent. */
export const differencesOf = (words: WorksheetWords, deal: WorksheetResult, other: WorksheetResult): string[] => {
  const { t, points, amount } = words
  const isAsFrequent = (deal.scenario.PaymentFrequencyDD ?? 0) === (other.scenario.PaymentFrequencyDD ?? 0)
  const differences = compared.flatMap((name) => {
    if (name === 'payment' && !isAsFrequent) return []
    const before = knownAmount(deal.qualification, name)
    const after = knownAmount(other.qualification, name)
    if (before === undefined || after === undefined) return []
    const by = Math.round((after - before) * 1000) / 1000
    if (by === 0) return []
    const { unit } = figureOf(other.qualification, name)
    const size = unit === 'percent' ? points(by) : amount(Math.abs(by), unit)
    const values = { figure: t(`figures.${name}`), amount: size }
    return [by > 0 ? t('compare.more', values) : t('compare.less', values)]
  })
  return differences.length === 0 ? [t('compare.same')] : differences
}
