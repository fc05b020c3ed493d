import {
  employmentStatuses,
  employmentTypes,
  type IncomeType,
  incomeTypes,
  periodsAYear,
} from '../codes/income-types.ts'
import { type Amount, basisOf, between, exactly, isExact, mapAmount, missing, type Part, sumOf } from './amount.ts'
import { isWithin, percentOf, scale, toCents } from './cents.ts'
import { answered, chosen, type Deal, given } from './deal.ts'
import type { IncomeFacts } from './facts.ts'
import type { LineKey } from './keys.ts'
import type { Policy, PolicyKey } from './policy.ts'

/** How much of an income counts, in cents a year, with the setting that decides it. */
interface Counted {
  amount: Amount
  label?: LineKey
  policy?: PolicyKey
}

type Treatment = (income: IncomeFacts, policy: Policy) => Counted

const work: readonly IncomeType[] = [incomeTypes.employment, incomeTypes.selfEmployment, incomeTypes.contract]

/** Work is per year where it has no period; what is received always has one. */
const timesAYear = ({ IncomeTypeDD, IncomePeriodDD }: IncomeFacts): number | undefined => {
  const period = chosen(IncomePeriodDD)
  if (period !== undefined) return periodsAYear[period]
  return work.some((type) => type === IncomeTypeDD) ? 1 : undefined
}

const annual = (income: IncomeFacts): Amount => {
  const times = timesAYear(income)
  if (times === undefined) return missing('Incomes.IncomePeriodDD')
  return mapAmount(answered(income.IncomeAmount, 'Incomes.IncomeAmount'), (cents) => cents * times)
}

const whole: Treatment = (income) => ({ amount: annual(income) })

const none: Treatment = () => ({ amount: exactly(0) })

/**
 * The average of two years, or the later year where it is lower; between the two while one year is known. The year
 * before is entered as a whole year, whatever the period of the latest amount is.
 */
const average = (income: IncomeFacts): Amount => {
  const later = annual(income)
  const before = answered(income.PreviousYearAmount, 'Incomes.PreviousYearAmount')
  if (!isExact(later)) return later
  const half = (cents: number) => scale(cents, 1, 2, 'halfUp')
  if (!isExact(before)) return between(half(later.least), later.least, basisOf(later, before))
  return exactly(Math.min(later.least, half(later.least + before.least)))
}

const averaged: Treatment = (income) => ({ amount: average(income), label: 'incomeAverage' })

const percentAmount = (amount: Amount, percent: number) => mapAmount(amount, (cents) => percentOf(cents, percent))

const employed: Treatment = (income, policy) => {
  const type = chosen(income.EmploymentHistoryTypeDD) ?? employmentTypes.fullTime
  const pay = type === employmentTypes.fullTime ? whole(income, policy) : averaged(income, policy)
  if (!given(income.VariablePay) || policy.variablePayPercent === 0) return pay
  const variable = percentAmount(exactly(toCents(income.VariablePay)), policy.variablePayPercent)
  return {
    ...pay,
    amount: sumOf([pay, { amount: variable }].map(({ amount }) => ({ label: 'income', amount }))),
    policy: 'variablePayPercent',
  }
}

const selfEmployed: Treatment = (income, { selfEmployed: added }) => {
  const amount = average(income)
  const label = 'incomeAverage'
  if (added.adds === 'percent')
    return { amount: percentAmount(amount, 100 + added.percent), label, policy: 'selfEmployed' }
  if (added.adds === 'nothing' || !given(income.AddBacks)) return { amount, label }
  const addBacks = toCents(income.AddBacks)
  return { amount: mapAmount(amount, (cents) => cents + addBacks), label, policy: 'selfEmployed' }
}

const other: Treatment = (income, { otherIncomePercent }) => ({
  amount: otherIncomePercent === 0 ? exactly(0) : percentAmount(annual(income), otherIncomePercent),
  label: otherIncomePercent === 0 ? 'incomeNotCounted' : 'income',
  policy: 'otherIncomePercent',
})

const treatments: Readonly<Record<IncomeType, Treatment>> = {
  [incomeTypes.employment]: employed,
  [incomeTypes.selfEmployment]: selfEmployed,
  [incomeTypes.contract]: averaged,
  [incomeTypes.interest]: averaged,
  [incomeTypes.pension]: whole,
  [incomeTypes.childSupport]: whole,
  [incomeTypes.alimony]: whole,
  [incomeTypes.other]: other,
  [incomeTypes.withoutJob]: none,
}

const isKnownType = (type: number): type is IncomeType => Object.hasOwn(treatments, type)

const isSupport = ({ IncomeTypeDD }: IncomeFacts) =>
  IncomeTypeDD === incomeTypes.childSupport || IncomeTypeDD === incomeTypes.alimony

/** A job of before and a period without a job bring nothing. */
const isEarned = ({ IncomeTypeDD, EmploymentHistoryStatusDD }: IncomeFacts) =>
  isKnownType(IncomeTypeDD) &&
  IncomeTypeDD !== incomeTypes.withoutJob &&
  (EmploymentHistoryStatusDD !== employmentStatuses.previous || !work.some((type) => type === IncomeTypeDD))

/** Thousandths of a factor such as 1.25. */
const multiply = (cents: number, factor: number) => scale(cents, Math.round(factor * 1000), 1000, 'halfUp')

/** More of an income counts on which no tax is due. */
const grossedUp = (income: IncomeFacts, counted: Counted, { notTaxable }: Policy): Counted => {
  if (notTaxable === null || income.NotTaxableFlag !== 1) return counted
  const change = (cents: number) =>
    multiply(cents, cents < toCents(notTaxable.threshold) ? notTaxable.below : notTaxable.from)
  return { amount: mapAmount(counted.amount, change), label: 'grossUp', policy: 'notTaxable' }
}

const partOf = (income: IncomeFacts, item: number, { policy }: Deal): Part => {
  const treat = isKnownType(income.IncomeTypeDD) ? treatments[income.IncomeTypeDD] : none
  const counted = grossedUp(income, treat(income, policy), policy)
  return {
    label: counted.label ?? 'income',
    amount: counted.amount,
    details: { fact: 'Incomes.IncomeAmount', item, ...(counted.policy && { policy: counted.policy }) },
  }
}

/** OccupancyDD or OccupancyTypeDD of what brings rent. */
export const bringsRent = (occupancy: number | undefined): boolean => occupancy === 1 || occupancy === 2

const rentPart = (rent: Amount, percent: number, details: Part['details']): Part => ({
  label: 'rentAdded',
  amount: mapAmount(rent, (cents) => percentOf(cents * 12, percent)),
  details: { percent, ...details },
})

const rents = ({ facts, policy }: Deal): Part[] => {
  const { SubjectProperty, OccupancyDD, Properties = [] } = facts
  const isOpen = chosen(OccupancyDD) === undefined && given(SubjectProperty?.RentalIncome)
  const subject = bringsRent(OccupancyDD) || isOpen
  const fact = 'SubjectProperty.RentalIncome' as const
  const { method, percent } = policy.otherRent
  return [
    ...(subject
      ? [
          rentPart(answered(SubjectProperty?.RentalIncome, fact), policy.subjectRentPercent, {
            fact,
            policy: 'subjectRentPercent',
          }),
        ]
      : []),
    ...(method === 'addBack' ? Properties : []).flatMap(({ OccupancyTypeDD, RentalIncome }, item) =>
      bringsRent(OccupancyTypeDD)
        ? [
            rentPart(answered(RentalIncome, 'Properties.RentalIncome'), percent, {
              fact: 'Properties.RentalIncome',
              item,
              policy: 'otherRent',
            }),
          ]
        : [],
    ),
  ]
}

/** Support counts in full while it is a small enough share of all income. */
const supportParts = (parts: readonly Part[], others: Amount, { support }: Policy): Part[] => {
  const all = sumOf(parts)
  const isFull = (own: number | null, rest: number | null) =>
    own !== null && (rest === null || isWithin(own, support.full, own + rest))
  const surelyFull = isFull(all.most, others.least)
  const maybeFull = isFull(all.least, others.most)
  const policy = { policy: 'support' } as const
  return parts.map(({ amount, details, label }) => ({
    label: surelyFull ? label : 'supportReceived',
    amount: surelyFull
      ? amount
      : between(
          percentOf(amount.least, support.above),
          amount.most === null ? null : maybeFull ? amount.most : percentOf(amount.most, support.above),
          basisOf(amount),
        ),
    details: { ...details, ...policy },
  }))
}

/** A list that is empty, or not given, is zero only when its step is done. */
export const isMissing = (list: readonly unknown[] | undefined, isDone: boolean | undefined): boolean =>
  (list === undefined || list.length === 0) && isDone !== true

/** All income of all applicants, a year. */
export const incomeOf = (deal: Deal): Amount => {
  const { Incomes = [], Done } = deal.facts
  if (isMissing(Incomes, Done?.Incomes)) return missing('Incomes')
  const earned = Incomes.map((income, item) => ({ income, item })).filter(({ income }) => isEarned(income))
  const toPart = ({ income, item }: { income: IncomeFacts; item: number }) => partOf(income, item, deal)
  const others = [...earned.filter(({ income }) => !isSupport(income)).map(toPart), ...rents(deal)]
  const support = earned.filter(({ income }) => isSupport(income)).map(toPart)
  const base = sumOf(others)
  return support.length === 0 ? base : sumOf([...others, ...supportParts(support, base, deal.policy)])
}
