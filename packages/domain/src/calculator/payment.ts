import { roundToCents } from '../kit/money.ts'

/** Codes of PaymentFrequency: 0 monthly, 1 semi-monthly, 2 bi-weekly, 3 accelerated bi-weekly, 4 weekly, 5 accelerated weekly. */
export type Frequency = 0 | 1 | 2 | 3 | 4 | 5
export const frequencies: readonly Frequency[] = [0, 1, 2, 3, 4, 5]

export const paymentsPerYear: Readonly<Record<Frequency, number>> = { 0: 12, 1: 24, 2: 26, 3: 26, 4: 52, 5: 52 }

/** Divisor of the monthly payment for accelerated payments, so that a year of them is thirteen months. */
const partOfMonthly: Partial<Record<Frequency, number>> = { 3: 2, 5: 4 }

/** How often interest is added. The Interest Act requires twice a year of fixed rates; most variable rates compound monthly. */
export type Compounding = 'semiAnnual' | 'monthly'
const compoundingsAYear: Readonly<Record<Compounding, number>> = { semiAnnual: 2, monthly: 12 }

export interface Mortgage {
  /** Dollars. */
  amount: number
  /** Per year, not in advance: 5.25 is 5.25 %. */
  rate: number
  /** Semi-annual where absent. */
  compounding?: Compounding
  /** Amortization in years with ordinary payments. */
  years: number
  frequency: Frequency
}

/** Amounts above zero, rates up to 30 %, one to forty years. */
const ranges = {
  amount: (amount: number) => amount > 0 && amount <= 999_999_999,
  rate: (rate: number) => rate >= 0 && rate <= 30,
  years: (years: number) => Number.isInteger(years) && years >= 1 && years <= 40,
}
export type Figure = keyof typeof ranges
export const isInRange = (figure: Figure, value: number): boolean => ranges[figure](value)

export const isMortgage = ({ amount, rate, years }: Omit<Mortgage, 'frequency'>): boolean =>
  ranges.amount(amount) && ranges.rate(rate) && ranges.years(years)

/** The interest rate of one of `perYear` periods. */
export const ratePerPeriod = (rate: number, perYear: number, compounding: Compounding = 'semiAnnual'): number => {
  const times = compoundingsAYear[compounding]
  return (1 + rate / (100 * times)) ** (times / perYear) - 1
}

/** A level payment, rounded up to the cent: rounded down, the loan would end late. */
const levelPayment = ({ amount, rate, compounding, years }: Mortgage, perYear: number): number => {
  const count = years * perYear
  const interest = ratePerPeriod(rate, perYear, compounding)
  const exact = interest === 0 ? amount / count : (amount * interest) / (1 - (1 + interest) ** -count)
  return Math.ceil(Number((exact * 100).toPrecision(13))) / 100
}

/** Dollars of each payment. */
export const paymentOf = (mortgage: Mortgage): number => {
  const part = partOfMonthly[mortgage.frequency]
  if (part === undefined) return levelPayment(mortgage, paymentsPerYear[mortgage.frequency])
  return Math.ceil(Number(((levelPayment(mortgage, 12) / part) * 100).toPrecision(13))) / 100
}

/** Payments in a term; the last one may fall on its last day. */
export const paymentsInTerm = (months: number, frequency: Frequency): number =>
  Math.floor((months * paymentsPerYear[frequency]) / 12)

/** What is owed after a number of payments, in dollars and cents. The balance is kept exact and rounded at the end. */
export const balanceAfter = (mortgage: Mortgage, count: number): number => {
  const growth = 1 + ratePerPeriod(mortgage.rate, paymentsPerYear[mortgage.frequency], mortgage.compounding)
  const payment = paymentOf(mortgage)
  let balance = mortgage.amount
  for (let turn = 0; turn < count && balance > 0; turn += 1) balance = balance * growth - payment
  return Math.max(0, roundToCents(balance))
}

/** One year of the table in dollars, with the balance at its end. */
export interface Year {
  year: number
  paid: number
  interest: number
  principal: number
  balance: number
}

export interface Schedule {
  payment: number
  /** The number of payments; the last one may be smaller. */
  count: number
  totalPaid: number
  totalInterest: number
  years: Year[]
}

/**
 * All payments in order. The balance is kept exact and rounded only for display: with rounding each time, a small
 * payment at a high rate would never pay off the loan. The last payment is the remaining balance.
 */
export const scheduleOf = (mortgage: Mortgage): Schedule => {
  const perYear = paymentsPerYear[mortgage.frequency]
  const most = mortgage.years * perYear
  const interestRate = ratePerPeriod(mortgage.rate, perYear, mortgage.compounding)
  const payment = paymentOf(mortgage)
  const years: Year[] = []
  let balance = mortgage.amount
  let shown = roundToCents(balance)
  let count = 0
  while (shown > 0 && count < most) {
    let paidInYear = 0
    for (let turn = 0; turn < perYear && balance > 0 && count < most; turn += 1) {
      const owed = balance * (1 + interestRate)
      count += 1
      const isLast = owed - payment < 0.005 || count === most
      const paid = isLast ? roundToCents(owed) : payment
      balance = isLast ? 0 : owed - payment
      paidInYear = roundToCents(paidInYear + paid)
    }
    const left = roundToCents(balance)
    const principal = roundToCents(shown - left)
    const interest = roundToCents(paidInYear - principal)
    years.push({ year: years.length + 1, paid: paidInYear, interest, principal, balance: left })
    shown = left
  }
  const sum = (of: (year: Year) => number) => roundToCents(years.reduce((total, year) => total + of(year), 0))
  return { payment, count, totalPaid: sum(({ paid }) => paid), totalInterest: sum(({ interest }) => interest), years }
}

/** Years and months until the last payment. */
export const timeToPay = (
  { count }: Pick<Schedule, 'count'>,
  frequency: Frequency,
): { years: number; months: number } => {
  const months = Math.ceil((count * 12) / paymentsPerYear[frequency])
  return { years: Math.floor(months / 12), months: months % 12 }
}
