import type { IncomeFacts, PropertyFacts } from '../../qualification/facts.ts'
import type { Policy } from '../../qualification/policy.ts'
import { cents, percentOf, roundedHalfUp, sum, thousandths, whole } from './arithmetic.ts'
import type { Deal } from './deal.ts'

/** By IncomePeriodDD: a year, half a year, a quarter, a month, half a month, two weeks, a week. */
const periodsAYear = [1n, 2n, 4n, 12n, 24n, 26n, 52n]

const inAYear = ({ IncomeAmount, IncomePeriodDD }: IncomeFacts): bigint =>
  cents(IncomeAmount) * (periodsAYear[IncomePeriodDD ?? 0] ?? 1n)

/** The average of two years, or the later one where it is lower. */
const ofTwoYears = (income: IncomeFacts): bigint => {
  const [latest, before] = [inAYear(income), cents(income.PreviousYearAmount)]
  return latest < before ? latest : roundedHalfUp(latest + before, 2n)
}

const selfEmployed = (income: IncomeFacts, { selfEmployed: added }: Policy): bigint => {
  const average = ofTwoYears(income)
  if (added.adds === 'percent') return average + percentOf(average, added.percent)
  return added.adds === 'addBacks' ? average + cents(income.AddBacks) : average
}

const isSupport = ({ IncomeTypeDD }: IncomeFacts): boolean => IncomeTypeDD === 5 || IncomeTypeDD === 8

/** What counts of one income before the rules on taxes and support. */
const counted = (income: IncomeFacts, policy: Policy): bigint => {
  const { IncomeTypeDD: type, EmploymentHistoryTypeDD: hours } = income
  const isWork = type === 0 || type === 6 || type === 11
  if (isWork && income.EmploymentHistoryStatusDD === 1) return 0n
  if (type === 0) {
    const isSteady = hours !== 1 && hours !== 2
    return (
      (isSteady ? inAYear(income) : ofTwoYears(income)) +
      percentOf(cents(income.VariablePay), policy.variablePayPercent)
    )
  }
  if (type === 4 || type === 11) return ofTwoYears(income)
  if (type === 6) return selfEmployed(income, policy)
  if (type === 10) return percentOf(inAYear(income), policy.otherIncomePercent)
  return type === 7 || isSupport(income) ? inAYear(income) : 0n
}

/** Untaxed income counts more, by its amount. */
const grossedUp = (amount: bigint, { NotTaxableFlag }: IncomeFacts, { notTaxable }: Policy): bigint => {
  if (notTaxable === null || NotTaxableFlag !== 1) return amount
  const times = amount < cents(notTaxable.threshold) ? notTaxable.below : notTaxable.from
  return roundedHalfUp(amount * thousandths(times), 1_000n)
}

const rentOf = (monthly: number | null | undefined, percent: number): bigint => percentOf(cents(monthly) * 12n, percent)

export const bringsRent = (occupancy: number | undefined): boolean => occupancy === 1 || occupancy === 2

const rentAdded = ({ facts, policy }: Deal): bigint => {
  const here = bringsRent(facts.OccupancyDD)
    ? rentOf(facts.SubjectProperty?.RentalIncome, policy.subjectRentPercent)
    : 0n
  const { method, percent } = policy.otherRent
  const rented = (facts.Properties ?? []).filter(({ OccupancyTypeDD }: PropertyFacts) => bringsRent(OccupancyTypeDD))
  const elsewhere = method === 'addBack' ? rented.map(({ RentalIncome }) => rentOf(RentalIncome, percent)) : []
  return here + sum(elsewhere)
}

/** A year. Support counts in full up to a share of all income, and otherwise by half; each one is rounded by itself. */
export const incomeOf = (deal: Deal): bigint => {
  const { facts, policy } = deal
  const amounts = (incomes: readonly IncomeFacts[]) =>
    incomes.map((income) => grossedUp(counted(income, policy), income, policy))
  const incomes = facts.Incomes ?? []
  const supports = amounts(incomes.filter(isSupport))
  const others = sum(amounts(incomes.filter((income) => !isSupport(income)))) + rentAdded(deal)
  const isInFull = sum(supports) * whole <= (sum(supports) + others) * thousandths(policy.support.full)
  return others + sum(isInFull ? supports : supports.map((amount) => percentOf(amount, policy.support.above)))
}
