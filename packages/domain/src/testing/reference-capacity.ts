import type { DealFacts, IncomeFacts, LiabilityFacts, PropertyFacts } from '../qualification/facts.ts'
import type { Policy } from '../qualification/policy.ts'
import { annuity, cents, halfUp, least, levelPayment, most } from './reference-arithmetic.ts'

const percent = (amount: bigint, share: number) => halfUp(amount * BigInt(share), 100n)

/** Payments a year by IncomePeriodDD. */
const aYear = [1n, 2n, 4n, 12n, 24n, 26n, 52n]

const isWork = ({ IncomeTypeDD }: IncomeFacts) => [0, 6, 11].includes(IncomeTypeDD)
const isSupport = ({ IncomeTypeDD }: IncomeFacts) => [5, 8].includes(IncomeTypeDD)

const counted = (income: IncomeFacts, policy: Policy): bigint => {
  const { IncomeTypeDD: type, EmploymentHistoryTypeDD, IncomePeriodDD, NotTaxableFlag } = income
  const periods = aYear[IncomePeriodDD ?? 0] ?? 0n
  const later = cents(income.IncomeAmount) * periods
  const average = least(later, halfUp(later + cents(income.PreviousYearAmount) * periods, 2n))
  const amounts: Readonly<Record<number, () => bigint>> = {
    0: () => (EmploymentHistoryTypeDD === 0 ? later : average),
    4: () => average,
    5: () => later,
    6: () => (policy.selfEmployed.adds === 'percent' ? percent(average, 100 + policy.selfEmployed.percent) : average),
    7: () => later,
    8: () => later,
    10: () => percent(later, policy.otherIncomePercent),
    11: () => average,
  }
  const amount = amounts[type]?.() ?? 0n
  if (policy.notTaxable === null || NotTaxableFlag !== 1) return amount
  return percent(amount, amount < 3_000_000n ? 125 : 135)
}

/** All income of a year. */
export const incomeOf = (facts: DealFacts, policy: Policy): bigint => {
  const earned = (facts.Incomes ?? []).filter((income) => !(isWork(income) && income.EmploymentHistoryStatusDD === 1))
  const sum = (incomes: readonly IncomeFacts[], share = 100) =>
    incomes.reduce((total, income) => total + percent(counted(income, policy), share), 0n)
  const isRented = facts.OccupancyDD === 1 || facts.OccupancyDD === 2
  const own = isRented ? percent(cents(facts.SubjectProperty?.RentalIncome) * 12n, 50) : 0n
  const added = (facts.Properties ?? []).map((property) =>
    policy.otherRent.method === 'addBack' && isLet(property)
      ? percent(cents(property.RentalIncome) * 12n, policy.otherRent.percent)
      : 0n,
  )
  const others = added.reduce((total, rent) => total + rent, own + sum(earned.filter((income) => !isSupport(income))))
  const support = earned.filter(isSupport)
  const all = others + sum(support)
  return others + sum(support, sum(support) * 100n <= all * 30n ? 100 : 50)
}

const isLet = ({ OccupancyTypeDD }: PropertyFacts) => OccupancyTypeDD === 1 || OccupancyTypeDD === 2

const debtOf = (debt: LiabilityFacts, policy: Policy): bigint => {
  const { LiabilityType: type } = debt
  if (type === 11) return 0n
  if (type === 2 || type === 10) return percent(cents(debt.Balance), 3)
  if (type !== 13) return cents(debt.MonthlyPayment)
  const rate = most(5_250n, BigInt(Math.round((debt.InterestRate ?? 0) * 1000)) + 2_000n)
  const owed = cents(policy.securedLine.on === 'Limit' ? debt.Limit : debt.Balance)
  return levelPayment(owed, annuity(rate, 12, 12, 25))
}

const timesAYear = [12n, 24n, 26n, 26n, 52n, 52n]

const propertyDebt = (property: PropertyFacts, { otherRent }: Policy): bigint => {
  const mortgages = (property.Mortgages ?? [])
    .filter(({ TypeofMortgage }) => TypeofMortgage !== 2)
    .map((one) => halfUp(cents(one.PAndIPayment) * (timesAYear[one.PaymentFrequencyDD ?? 0] ?? 0n), 12n))
  const running =
    halfUp(cents(property.AnnualTaxes), 12n) + cents(property.Heating) + percent(cents(property.CondoFees), 50)
  const costs = mortgages.reduce((total, payment) => total + payment, running)
  if (otherRent.method === 'addBack' || !isLet(property)) return costs
  return most(0n, costs - percent(cents(property.RentalIncome), otherRent.percent))
}

/** All debts of a month. */
export const debtsOf = (facts: DealFacts, policy: Policy): bigint =>
  [
    ...(facts.Liabilities ?? []).map((debt) => debtOf(debt, policy)),
    ...(facts.Properties ?? []).map((property) => propertyDebt(property, policy)),
  ].reduce((total, debt) => total + debt, 0n)

/** The costs of the home in a year beside its mortgage. */
export const homeCosts = ({ SubjectProperty: home }: DealFacts): bigint =>
  cents(home?.AnnualTaxes) +
  cents(home?.Heating) * 12n +
  percent(cents(home?.CondoFees) * 12n, 50) +
  cents(home?.SiteRent) * 12n
