import { addYears } from '../kit/dates.ts'
import {
  type Amount,
  basisOf,
  between,
  exactly,
  isExact,
  lineOf,
  mapAmount,
  missing,
  notApplicable,
  type Part,
  sumOf,
} from './amount.ts'
import { percentOf, scale, toCents, toThousandths } from './cents.ts'
import { answered, chosen, type Deal, given, isAboutOwned, ruleOf, withRule } from './deal.ts'
import { addedUnitsOf } from './default-insurance.ts'
import type { MortgageFacts } from './facts.ts'
import { isReplaced, type Loan, owedOf } from './loan.ts'
import type { Rule } from './rule.ts'

/** What may be borrowed on a home that is owned, and what it costs to end its mortgage early. */
export interface Owned {
  /** All loans together. */
  refinanceLimit: Amount
  /** What is left of the limit above what is owed. */
  availableEquity: Amount
  /** The most of a line of credit beside the mortgages that are owed. */
  creditLineLimit: Amount
  penalty: Amount
}

const shareOfValue = (value: Amount, rule: Rule<{ percent: number }>): Amount => {
  const { percent } = rule.value
  const lines = [lineOf('lendingValue', value, { percent, rule })]
  return mapAmount(value, (cents) => percentOf(cents, percent, 'down'), { lines, rules: [...value.rules, rule] })
}

const allLoansLimitOf = (deal: Deal, value: Amount): Amount =>
  withRule(deal, 'refinance.limit', (_, rule) => shareOfValue(value, rule))

/** More may be lent on the value after the work where the money adds units. */
const refinanceLimitOf = (deal: Deal, value: Amount): Amount => {
  const added = addedUnitsOf(deal)
  if (added && isExact(value) && value.least < toCents(added.value.valueBelow)) return shareOfValue(value, added)
  return allLoansLimitOf(deal, value)
}

/** Never below zero; unknown where either is. */
const leftOf = (limit: Amount, owed: Amount): Amount =>
  between(
    owed.most === null ? 0 : Math.max(0, limit.least - owed.most),
    limit.most === null ? null : Math.max(0, limit.most - owed.least),
    { ...basisOf(limit, owed), lines: [lineOf('limit', limit), lineOf('existingLoans', owed)] },
  )

const creditLineLimitOf = (deal: Deal, value: Amount, owed: Amount): Amount =>
  withRule(deal, 'credit-line.limit', (_, rule) => {
    const left = leftOf(allLoansLimitOf(deal, value), owed)
    const most = shareOfValue(value, rule)
    return between(
      Math.min(most.least, left.least),
      most.most === null ? left.most : left.most === null ? most.most : Math.min(most.most, left.most),
      {
        ...basisOf(most, left),
        lines: [...most.lines, lineOf('limit', left)],
      },
    )
  })

/** Months from closing to maturity; a month that has begun counts. */
const monthsLeft = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth + (toDay > fromDay ? 1 : 0))
}

/** TermTypeDD of a mortgage that may be repaid at any time, and RateTypeDD of a fixed rate. */
const openTerm = 1
const fixedRate = 0

/** The rate that the lender could lend at now, in thousandths of a per cent. */
const comparisonRate = ({ ComparisonRate, PostedRate, PostedDiscount }: MortgageFacts): number | undefined => {
  if (given(ComparisonRate)) return toThousandths(ComparisonRate)
  return given(PostedRate) ? toThousandths(PostedRate) - toThousandths(PostedDiscount ?? 0) : undefined
}

interface Ending {
  balance: number
  /** Thousandths of a per cent. */
  rate: number
  months: number
  threeMonths: Amount
}

/** The larger of three months' interest and the difference of the rates until maturity; at least the former while the latter is not known. */
const fixedPenalty = (mortgage: MortgageFacts, { balance, rate, months, threeMonths }: Ending): Amount => {
  const comparison = comparisonRate(mortgage)
  if (comparison === undefined)
    return { ...threeMonths, most: null, needs: [...threeMonths.needs, 'SubjectProperty.Mortgages.ComparisonRate'] }
  const cents = scale(balance, Math.max(0, rate - comparison) * months, 100_000 * 12, 'halfUp')
  const isDifference = cents > threeMonths.least
  const from = exactly(comparison, { unit: 'percent' })
  return {
    ...exactly(Math.max(cents, threeMonths.least), { ...basisOf(threeMonths), estimate: true }),
    lines: [
      ...threeMonths.lines,
      lineOf('comparisonRate', from, { fact: 'SubjectProperty.Mortgages.ComparisonRate' }),
      lineOf('interestDifference', exactly(cents)),
    ],
    isSum: false,
    needs: isDifference ? [] : threeMonths.needs,
  }
}

/** The Interest Act limits what is charged once a longer term has run for five years. */
const isCappedByLaw = (deal: Deal, { TermStartDate, MaturityDate }: MortgageFacts): boolean => {
  const rule = ruleOf(deal, 'penalty.after-five-years')
  if (!rule || !TermStartDate || !MaturityDate) return false
  const since = addYears(TermStartDate, rule.value.years)
  return since <= deal.dates.closing && since < MaturityDate
}

const penaltyOf = (deal: Deal, mortgage: MortgageFacts): Amount => {
  const { Balance, InterestRate, MaturityDate, RateTypeDD, TermTypeDD } = mortgage
  const path = 'SubjectProperty.Mortgages' as const
  if (TermTypeDD === openTerm) return exactly(0)
  if (MaturityDate && MaturityDate <= deal.dates.closing) return exactly(0)
  if (!given(Balance)) return missing(`${path}.Balance`)
  if (!given(InterestRate)) return missing(`${path}.InterestRate`)
  if (!MaturityDate) return missing(`${path}.MaturityDate`)
  const balance = answered(Balance, `${path}.Balance`).least
  const rate = toThousandths(InterestRate)
  const isCapped = isCappedByLaw(deal, mortgage)
  const threeMonths = withRule(deal, isCapped ? 'penalty.after-five-years' : 'penalty.interest', ({ months }, rule) => {
    const amount = exactly(scale(balance, rate * months, 100_000 * 12, 'halfUp'), { estimate: true })
    return { ...amount, lines: [lineOf('threeMonthsInterest', amount, { rule })] }
  })
  const alone = { ...threeMonths, isSum: true }
  const isVariable = (chosen(RateTypeDD) ?? fixedRate) !== fixedRate
  if (isCapped || isVariable) return alone
  return fixedPenalty(mortgage, { balance, rate, months: monthsLeft(deal.dates.closing, MaturityDate), threeMonths })
}

const penaltiesOf = (deal: Deal): Amount => {
  const parts = (deal.facts.SubjectProperty?.Mortgages ?? []).flatMap((mortgage, item): Part[] =>
    isReplaced(mortgage) ? [{ label: 'penalty', amount: penaltyOf(deal, mortgage), details: { item } }] : [],
  )
  const [only] = parts
  if (only === undefined) return notApplicable('nothingReplaced')
  return parts.length === 1 ? only.amount : sumOf(parts)
}

export const ownedOf = (deal: Deal, { value }: Loan): Owned => {
  if (!isAboutOwned(deal)) {
    const none = notApplicable('notOwned')
    return { refinanceLimit: none, availableEquity: none, creditLineLimit: none, penalty: none }
  }
  const refinanceLimit = refinanceLimitOf(deal, value)
  const owed = owedOf(deal, () => true)
  return {
    refinanceLimit,
    availableEquity: leftOf(refinanceLimit, owed),
    creditLineLimit: creditLineLimitOf(deal, value, owed),
    penalty: penaltiesOf(deal),
  }
}
