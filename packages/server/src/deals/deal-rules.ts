import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { isCodeOf } from '@foyer/domain/codes/menus.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import { isDate } from '@foyer/domain/kit/dates.ts'
import { isMoney } from '@foyer/domain/kit/money.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { hasControlCharacters } from '@foyer/domain/kit/text.ts'

type DealBody = BodyOf<'/broker-api/SaveDeal'>

/** A hundred years; no mortgage is longer. */
const mostMonths = 1200

const isMonths = (months: number | null) => months === null || (months >= 0 && months <= mostMonths)
const isAmount = (dollars: number | null) => dollars === null || isMoney(dollars)
const isLine = (text: string) => !hasControlCharacters(text)

type Terms = Required<Omit<DealBody, 'SiteID' | 'MortgageApplicationID'>>
/** A deal never returns to the status in progress; a review is for that. */
const rules: { [Name in keyof Terms]: (value: Terms[Name]) => boolean } = {
  Status: (status) => status !== inProgress && isCodeOf('MortgageApplicationStatus', status),
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

/** All problems of a deal, at their fields. */
export const dealProblems = (body: DealBody): Problem<'InvalidSetting'>[] =>
  (Object.keys(rules) as (keyof Terms)[]).flatMap((name) => {
    const value = body[name]
    const isValid = rules[name] as (value: unknown) => boolean
    return problem(value !== undefined && !isValid(value), name, 'InvalidSetting')
  })
