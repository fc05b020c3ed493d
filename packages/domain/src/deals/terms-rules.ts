import { isCodeOf } from '../codes/menus.ts'
import { isDate } from '../kit/dates.ts'
import { isMoney } from '../kit/money.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters } from '../kit/text.ts'
import type { DealTerms } from './fields.ts'

/** A hundred years; no mortgage is longer. */
const mostMonths = 1200

const isMonths = (months: number | null) => months === null || (months >= 0 && months <= mostMonths)
const isAmount = (dollars: number | null) => dollars === null || isMoney(dollars)
const isLine = (text: string) => !hasControlCharacters(text)

const rules: { [Name in keyof DealTerms]: (value: DealTerms[Name]) => boolean } = {
  LenderName: isLine,
  InterestRate: (rate) => rate === null || (rate >= 0 && rate <= 100),
  Term: isMonths,
  Amortization: isMonths,
  RateType: isLine,
  PaymentFrequency: (frequency) => frequency === -1 || isCodeOf('PaymentFrequency', frequency),
  PaymentAmount: isAmount,
  MaturityDate: (date) => date === '' || isDate(date),
  InsuredFl: () => true,
  InsurancePremium: isAmount,
}

/** All problems of the terms that are given, at their fields. */
export const termsProblems = (terms: Partial<DealTerms>): Problem<'InvalidSetting'>[] =>
  (Object.keys(rules) as (keyof DealTerms)[]).flatMap((name) => {
    const value = terms[name]
    const isValid = rules[name] as (value: unknown) => boolean
    return problem(value !== undefined && !isValid(value), name, 'InvalidSetting')
  })
