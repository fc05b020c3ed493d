import type { DealFacts, MortgageFacts, Scenario } from '../../qualification/facts.ts'
import type { Policy } from '../../qualification/policy.ts'
import { type Compounding, cents, thousandths } from './arithmetic.ts'
import { dwellings, type Province, provinceByCode } from './tables.ts'

export interface Deal {
  facts: DealFacts
  scenario: Scenario
  policy: Policy
  today: string
}

/** A figure: cents or thousandths of a per cent, or in words that there is none, or between which amounts it is. */
export type Outcome = bigint | string | boolean | undefined
export const none = 'none'

/** What is not known exactly: from one amount to another, or to any. */
export interface Span {
  least: bigint
  most: bigint | undefined
}
export const exactly = (amount: bigint): Span => ({ least: amount, most: amount })
export const anything: Span = { least: 0n, most: undefined }

export const totalOf = (spans: readonly Span[]): Span =>
  spans.reduce((total, { least, most }) => ({
    least: total.least + least,
    most: most === undefined || total.most === undefined ? undefined : total.most + most,
  }))

/** "At least" zero is unknown, as every amount is. */
export const outcomeOf = ({ least, most }: Span): Outcome => {
  if (most === undefined) return least <= 0n ? 'unknown' : `at least ${least}`
  return least === most ? least : `${least} to ${most}`
}

type Purpose = 'purchase' | 'refinance' | 'construction' | 'renewal'
const purposes: Readonly<Record<number, Purpose>> = { 0: 'purchase', 2: 'refinance', 3: 'construction', 4: 'renewal' }
export const purposeOf = ({ facts }: Deal): Purpose => purposes[facts.DealPurposeDD ?? 0] ?? 'purchase'

export const provinceOf = ({ facts }: Deal): Province => {
  const province = provinceByCode[facts.SubjectProperty?.Address?.ProvinceDD ?? -1]
  if (province === undefined) throw new Error('The reference needs a province')
  return province
}
export const unitsOf = ({ facts }: Deal): number => dwellings[facts.SubjectProperty?.DwellingTypeDD ?? 0] ?? 1
export const isRental = ({ facts }: Deal): boolean => facts.OccupancyDD === 2
export const isLivedIn = ({ facts }: Deal): boolean => facts.OccupancyDD === 0 || facts.OccupancyDD === 1
export const isNewHome = ({ facts }: Deal): boolean => (facts.SubjectProperty?.NewConstructionDD ?? 0) > 0

export const closingOf = ({ facts, today }: Deal): string => facts.ClosingDate || today
export const agreementOf = ({ facts, today }: Deal): string => facts.AgreementDate || today

const isFirst = (exact: number | undefined, { facts }: Deal) => (exact ?? facts.FirstTimeHomeBuyerFlag) === 1
export const isFirstForInsurer = (deal: Deal): boolean => isFirst(deal.facts.FirstTimeInsuranceFlag, deal)
export const isFirstForSalesTax = (deal: Deal): boolean => isFirst(deal.facts.FirstTimeFederalFlag, deal)
export const isFirstForProvince = (deal: Deal): boolean => isFirst(deal.facts.FirstTimeProvinceFlag, deal)

const mortgagesOf = ({ facts }: Deal): readonly MortgageFacts[] => facts.SubjectProperty?.Mortgages ?? []
export const stayingMortgages = (deal: Deal): readonly MortgageFacts[] =>
  mortgagesOf(deal).filter(({ TypeofMortgage }) => TypeofMortgage === 1)
export const replacedMortgages = (deal: Deal): readonly MortgageFacts[] =>
  mortgagesOf(deal).filter(({ TypeofMortgage }) => TypeofMortgage !== 1)

/** By PaymentFrequencyDD: payments a year, and into how many parts an accelerated one divides the monthly payment. */
const frequencies: Readonly<Record<number, { paymentsAYear: bigint; ofMonthly?: bigint }>> = {
  0: { paymentsAYear: 12n },
  1: { paymentsAYear: 24n },
  2: { paymentsAYear: 26n },
  3: { paymentsAYear: 26n, ofMonthly: 2n },
  4: { paymentsAYear: 52n },
  5: { paymentsAYear: 52n, ofMonthly: 4n },
}
export const frequencyOf = (code: number | undefined) =>
  frequencies[code ?? 0] ?? { paymentsAYear: 12n, ofMonthly: undefined }

export const compoundingOf = ({ policy }: Deal, rateType: number | undefined): Compounding =>
  (rateType ?? 0) === 0 || policy.variableCompounding === 'semiAnnual' ? 2n : 12n

export const yearsOf = ({ scenario, policy }: Deal): number => scenario.AmortizationYears ?? policy.amortizationYears
export const rateOf = ({ scenario, policy }: Deal): bigint => thousandths(scenario.Rate ?? policy.exampleRate ?? 0)

export const balancesOf = (mortgages: readonly MortgageFacts[]): bigint =>
  mortgages.reduce((total, { Balance }) => total + cents(Balance), 0n)
