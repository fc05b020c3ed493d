import { landOwnership, purposes } from '../codes/purposes.ts'
import {
  type Amount,
  basisOf,
  between,
  exactly,
  isExact,
  lineOf,
  missing,
  notApplicable,
  type Part,
  sumOf,
} from './amount.ts'
import { shareOf, toCents, totalOf } from './cents.ts'
import { answered, chosen, type Deal, given, isAboutOwned, isRental, purposeOf } from './deal.ts'
import { minimumParts } from './down-payment.ts'
import type { MortgageFacts } from './facts.ts'
import type { Line } from './figure.ts'

/** What the lender lends on and how much. */
export interface Loan {
  price: Amount
  downPayment: Amount
  minimumDownPayment: Amount
  /** The lesser of price and lending value. */
  value: Amount
  /** Before a premium. */
  loan: Amount
  /** With the mortgages that stay on a home that is refinanced. */
  allLoans: Amount
  loanToValue: Amount
}

const priceOf = ({ facts, scenario }: Deal): Amount =>
  answered(scenario.PropertyValue ?? facts.PropertyValue, 'PropertyValue')

const downPaymentOf = ({ facts, scenario }: Deal): Amount =>
  answered(scenario.DownPayment ?? facts.DownPayment, 'DownPayment')

/** A down payment that is not known yet is at least the legal minimum. */
const assumedDownPayment = (deal: Deal, price: Amount): Amount => {
  const downPayment = downPaymentOf(deal)
  if (isExact(downPayment) || !isExact(price)) return downPayment
  return between(minimumFor(deal, price.least), price.least, { needs: downPayment.needs })
}

const lesser = (a: Amount, b: Amount): Amount =>
  between(
    Math.min(a.least, b.least),
    a.most === null ? b.most : b.most === null ? a.most : Math.min(a.most, b.most),
    basisOf(a, b),
  )

/** The minimum for an exact price; a dwelling that is not described is one that its owner lives in. */
export const minimumFor = (deal: Deal, price: number): number =>
  totalOf(minimumParts(price, { isRental: isRental(deal), units: deal.units ?? 1 }, deal.rules, deal.dates.application))

const minimumDownPayment = (deal: Deal, price: Amount): Amount => {
  if (isAboutOwned(deal)) return notApplicable('notAPurchase')
  if (!isExact(price)) return missing(...price.needs)
  const bought = { isRental: isRental(deal), units: deal.units ?? 1 }
  const parts = minimumParts(price.least, bought, deal.rules, deal.dates.application)
  if (parts.length === 0 && price.least > 0) return missing()
  const isAssumed = chosen(deal.facts.OccupancyDD) === undefined
  return exactly(totalOf(parts), {
    isSum: true,
    estimate: isAssumed,
    needs: isAssumed ? ['OccupancyDD'] : [],
    rules: parts.map(({ rule }) => rule),
    lines: parts.map(({ base, percent, amount, rule, forUnits }) =>
      lineOf(forUnits ? 'minimumForMoreUnits' : 'minimumTier', exactly(amount), { base: base / 100, percent, rule }),
    ),
  })
}

/** The lines of what is subtracted. */
const subtracted = (lines: readonly Line[]): readonly Line[] =>
  lines.map(({ most, ...line }) => {
    if (most === undefined) return { ...line, amount: 0 - line.amount }
    return { ...line, amount: 0 - (most ?? 0), most: 0 - line.amount }
  })

/** The price less the down payment, never below zero; where these are sums themselves, with their lines. */
const less = (price: Amount, downPayment: Amount): Amount => {
  const loan = sumOf([
    { label: 'price', amount: price, ...(price.isSum && { lines: price.lines }) },
    {
      label: 'downPayment',
      amount: downPayment,
      minus: true,
      ...(downPayment.isSum && { lines: subtracted(downPayment.lines) }),
    },
  ])
  if (loan.least >= 0 && downPayment.most !== null) return loan
  const least = downPayment.most === null ? 0 : Math.max(0, loan.least)
  return { ...loan, least, most: loan.most === null ? null : Math.max(0, loan.most), isSum: false }
}

/** Whether a mortgage ends with this deal. */
export const isReplaced = ({ TypeofMortgage }: MortgageFacts): boolean => TypeofMortgage !== 1

/** What is owed on those of the mortgages of the property that count. */
export const owedOf = ({ facts }: Deal, counts: (mortgage: MortgageFacts) => boolean): Amount => {
  const mortgages = facts.SubjectProperty?.Mortgages
  const fact = 'SubjectProperty.Mortgages.Balance' as const
  if (mortgages === undefined || mortgages.length === 0) return missing(fact)
  return sumOf(
    mortgages.flatMap((mortgage, item): Part[] =>
      counts(mortgage)
        ? [{ label: 'mortgageBalance', amount: answered(mortgage.Balance, fact), details: { fact, item } }]
        : [],
    ),
  )
}

interface Lent {
  price: Amount
  downPayment: Amount
  value: Amount
  loan: Amount
}

const purchased = (deal: Deal): Lent => {
  const price = priceOf(deal)
  const downPayment = assumedDownPayment(deal, price)
  const lending = deal.facts.SubjectProperty?.EstimatedValue
  const value = given(lending) ? lesser(price, exactly(toCents(lending))) : price
  return { price, downPayment, value, loan: less(price, downPayment) }
}

/** Land and work: the land that is owned, less what is owed on it, counts as a down payment. */
const built = (deal: Deal): Lent => {
  const { Construction, LandOwnership } = deal.facts
  const land = answered(Construction?.LandValue, 'Construction.LandValue')
  const cost = answered(Construction?.Cost, 'Construction.Cost')
  const price = sumOf([
    { label: 'land', amount: land, details: { fact: 'Construction.LandValue' } },
    { label: 'constructionCost', amount: cost, details: { fact: 'Construction.Cost' } },
  ])
  const finished = Construction?.FinishedValue
  const value = given(finished) ? lesser(price, exactly(toCents(finished))) : price
  const cash = downPaymentOf(deal)
  const isOwned = LandOwnership === landOwnership.owned
  // A debt that is not entered may be as large as the land is worth.
  const debt = given(Construction?.LandDebt)
    ? exactly(toCents(Construction.LandDebt))
    : between(0, land.most, { needs: ['Construction.LandDebt'] })
  const downPayment = isOwned
    ? sumOf([
        { label: 'land', amount: land },
        { label: 'landDebt', amount: debt, minus: true },
        { label: 'downPayment', amount: cash },
      ])
    : cash
  return { price, downPayment, value, loan: less(price, downPayment) }
}

const owned = (deal: Deal): Lent => {
  const { facts, scenario } = deal
  const value = answered(
    scenario.PropertyValue ?? facts.SubjectProperty?.EstimatedValue,
    'SubjectProperty.EstimatedValue',
  )
  const added = exactly(toCents(scenario.Switch?.AddedToLoan ?? 0))
  const loan =
    purposeOf(deal) === purposes.refinance || given(facts.RequestedMortgageAmount)
      ? answered(facts.RequestedMortgageAmount, 'RequestedMortgageAmount')
      : sumOf([
          { label: 'mortgageBalance', amount: owedOf(deal, isReplaced) },
          ...(added.least > 0 ? [{ label: 'addedToLoan', amount: added } as const] : []),
        ])
  return { price: value, downPayment: exactly(0), value, loan }
}

const lentOf = (deal: Deal): Lent => {
  const purpose = purposeOf(deal)
  if (purpose === purposes.purchase) return purchased(deal)
  if (purpose === purposes.construction) return deal.facts.Construction ? built(deal) : purchased(deal)
  return owned(deal)
}

/** A refinancing is lent beside the mortgages that stay, which count in the share of the value. */
const allLoansOf = (deal: Deal, loan: Amount): Amount => {
  const staying = (mortgage: MortgageFacts) => !isReplaced(mortgage)
  if (purposeOf(deal) !== purposes.refinance || !deal.facts.SubjectProperty?.Mortgages?.some(staying)) return loan
  return sumOf([
    { label: 'loan', amount: loan },
    { label: 'existingLoans', amount: owedOf(deal, staying) },
  ])
}

const loanToValueOf = (loan: Amount, allLoans: Amount, value: Amount): Amount => {
  const share = (part: number | null, whole: number | null) =>
    part === null || whole === 0 ? null : whole === null ? 0 : shareOf(part, whole)
  const lines = allLoans === loan ? [lineOf('loan', loan)] : allLoans.lines
  return between(share(allLoans.least, value.most) ?? 0, share(allLoans.most, value.least), {
    ...basisOf(allLoans, value),
    unit: 'percent',
    lines: [...lines, lineOf('lendingValue', value)],
  })
}

export const loanOf = (deal: Deal): Loan => {
  const lent = lentOf(deal)
  const allLoans = allLoansOf(deal, lent.loan)
  return {
    ...lent,
    allLoans,
    minimumDownPayment: minimumDownPayment(deal, lent.price),
    loanToValue: loanToValueOf(lent.loan, allLoans, lent.value),
  }
}
