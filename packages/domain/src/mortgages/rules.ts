import { dateWithin } from '../kit/checks.ts'
import { addYears } from '../kit/dates.ts'
import { problem } from '../kit/problem.ts'

/** Maximum of years until maturity. Past dates have no limit, because a mortgage may have matured already. */
export const maturityYearsAhead = 30

const anyDay = '0000-00-00'

/** A well-formed date at most 30 years ahead. */
export const maturityInTime = (date: string, today: string) =>
  dateWithin(date, [anyDay, addYears(today, maturityYearsAhead)], 'MaturityDate', 'MaturityDateOutOfRange')

/** LoanTypeDD of a home equity line of credit. */
export const homeEquityLine = 1

/** A line of credit has neither an amount with which it began nor a day on which it ends. */
export const hasTerm = ({ LoanTypeDD }: { LoanTypeDD: number }): boolean => LoanTypeDD !== homeEquityLine

const isRate = (rate: number) => rate >= 0 && rate <= 100
/** A rate that is given is 0 to 100 %. */
export const rateWellFormed = (rate: number | null) =>
  problem(rate !== null && !isRate(rate), 'InterestRate', 'InvalidAmount')
