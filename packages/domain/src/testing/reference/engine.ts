import type { Figure } from '../../qualification/figure.ts'
import type { Qualification } from '../../qualification/qualify.ts'
import { none } from './deal.ts'
import type { Reference } from './index.ts'

const inUnit = (amount: number, { unit }: Figure): bigint =>
  BigInt(Math.round(amount * (unit === 'percent' ? 1000 : 100)))

const outcome = (figure: Figure) => {
  if (figure.is === 'known') return inUnit(figure.amount, figure)
  if (figure.is === 'notApplicable') return none
  if (figure.is === 'unknown') return 'unknown'
  const least = inUnit(figure.least, figure)
  return figure.most === null ? `at least ${least}` : `${least} to ${inUnit(figure.most, figure)}`
}

const dollars = (amount: number | undefined) => (amount === undefined ? undefined : BigInt(Math.round(amount * 100)))
const percent = (amount: number | undefined) => (amount === undefined ? undefined : BigInt(Math.round(amount * 1000)))

/** The engine's result in the form of the reference. */
export const engineOf = (result: Qualification): Reference => ({
  minimumDownPayment: outcome(result.minimumDownPayment),
  loan: outcome(result.loan),
  loanToValue: outcome(result.loanToValue),
  isInsuranceRequired: result.insurance.isRequired,
  isInsuranceAvailable: result.insurance.isAvailable,
  isInsured: result.insurance.isInsured,
  mostYears: result.amortization.mostYears === undefined ? undefined : BigInt(result.amortization.mostYears),
  isWithinYears: result.amortization.isWithin,
  premium: outcome(result.premium),
  premiumTax: outcome(result.premiumTax),
  loanWithPremium: outcome(result.loanWithPremium),
  payment: outcome(result.payment),
  paidInFirstYear: dollars(result.course?.paid),
  interestInFirstYear: dollars(result.course?.interest),
  principalInFirstYear: dollars(result.course?.principal),
  balanceAfterFirstYear: dollars(result.course?.balance),
  balanceAtTermEnd: dollars(result.course?.balanceAtTermEnd),
  qualifyingRate: outcome(result.qualifyingRate),
  qualifyingPayment: outcome(result.qualifyingPayment),
  income: outcome(result.income),
  debts: outcome(result.debts),
  housingCosts: outcome(result.housingCosts),
  gds: outcome(result.gds.ratio),
  gdsLimit: percent(result.gds.limit),
  isWithinGds: result.gds.isWithin,
  tds: outcome(result.tds.ratio),
  tdsLimit: percent(result.tds.limit),
  isWithinTds: result.tds.isWithin,
  maximumPrice: outcome(result.maximumPrice),
  limitedBy: result.limitedBy.toSorted().join(' '),
  transferTax: outcome(result.transferTax),
  registration: outcome(result.registration),
  notResidentTax: outcome(result.notResidentTax),
  federalRelief: outcome(result.federalRelief),
  provincialRelief: outcome(result.provincialRelief),
  newHomeTax: outcome(result.newHomeTax),
  cashToClose: outcome(result.cashToClose),
  billedLater: outcome(result.billedLater),
  refinanceLimit: outcome(result.refinanceLimit),
  availableEquity: outcome(result.availableEquity),
  creditLineLimit: outcome(result.creditLineLimit),
  penalty: outcome(result.penalty),
  interestDuringWork: outcome(result.interestDuringWork),
})
