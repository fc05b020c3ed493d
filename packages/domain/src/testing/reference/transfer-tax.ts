import { cents, larger, percentOf, roundedHalfUp, roundedUp, smaller, thousandths, whole } from './arithmetic.ts'
import {
  agreementOf,
  anything,
  closingOf,
  type Deal,
  exactly,
  isFirstForProvince,
  isLivedIn,
  isNewHome,
  none,
  type Outcome,
  provinceOf,
  type Span,
  unitsOf,
} from './deal.ts'
import * as tables from './tables.ts'

/** The tiers are summed and rounded once. */
const tiered = (base: bigint, tiers: tables.Tiers): bigint => {
  let [from, total] = [0n, 0n]
  for (const [upTo, percent] of tiers) {
    const end = smaller(base, cents(upTo))
    if (end > from) total += (end - from) * thousandths(percent)
    from = larger(from, end)
  }
  return roundedHalfUp(total, whole)
}

const started = (amount: bigint, dollars: number): bigint => roundedUp(amount, cents(dollars))

const cityOf = ({ facts }: Deal): string =>
  (facts.SubjectProperty?.Address?.City ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()
/** Toronto and the municipalities that became parts of it. */
const inToronto = ['toronto', 'north york', 'scarborough', 'etobicoke', 'east york', 'york']
const isInToronto = (deal: Deal): boolean => provinceOf(deal) === 'ON' && inToronto.includes(cityOf(deal))
const isInMontreal = (deal: Deal): boolean => provinceOf(deal) === 'QC' && cityOf(deal) === 'montreal'

const share = ({ facts }: Deal, amount: bigint): bigint => percentOf(amount, facts.FirstTimeTitleShare ?? 100)

const isFirstAndLivesIn = (deal: Deal): boolean => isFirstForProvince(deal) && isLivedIn(deal)

const ontario = (deal: Deal, price: bigint): bigint => {
  const isSmall = unitsOf(deal) <= 2
  const relieved = (tax: bigint, most: number) =>
    tax - (isFirstAndLivesIn(deal) ? share(deal, smaller(tax, cents(most))) : 0n)
  const ofProvince = relieved(tiered(price, isSmall ? tables.ontario : tables.ontarioOtherHomes), 4_000)
  if (!isInToronto(deal)) return ofProvince
  const ofCity = closingOf(deal) < '2026-04-01' ? tables.torontoBeforeApril2026 : tables.toronto
  return ofProvince + relieved(tiered(price, isSmall ? ofCity : tables.ontarioOtherHomes), 4_475)
}

/** All of a relief to the first price, none from the second, and a share that falls in a line between them. */
const sliding = (relief: bigint, price: bigint, full: number, end: number): bigint => {
  if (price <= cents(full)) return relief
  return price >= cents(end) ? 0n : roundedHalfUp(relief * (cents(end) - price), cents(end) - cents(full))
}

const britishColumbia = (deal: Deal, price: bigint): bigint => {
  const tax = tiered(price, tables.britishColumbia)
  const first = isFirstAndLivesIn(deal) ? share(deal, sliding(smaller(tax, cents(8_000)), price, 835_000, 860_000)) : 0n
  const ofNewHome = isNewHome(deal) && isLivedIn(deal) ? sliding(tax, price, 1_100_000, 1_150_000) : 0n
  return tax - larger(first, ofNewHome)
}

const quebec = (deal: Deal, price: bigint): Span => {
  if (closingOf(deal) > '2026-12-31') return anything
  const { AssessedValue, ComparativeFactor } = deal.facts.SubjectProperty ?? {}
  const factor = BigInt(Math.round((ComparativeFactor ?? 1) * 1_000_000))
  const base = larger(price, roundedHalfUp(cents(AssessedValue) * factor, 1_000_000n))
  if (isInMontreal(deal)) return exactly(tiered(base, tables.montreal))
  const municipal = deal.facts.MunicipalRate
  if (typeof municipal === 'number') return exactly(tiered(base, tables.quebec(Math.max(municipal, 1.5))))
  return { least: tiered(base, tables.quebec(1.5)), most: tiered(base, tables.quebec(3)) }
}

/** The municipality's deed transfer tax, and 10 % of who does not live in the province within six months. */
const novaScotia = (deal: Deal, price: bigint): Span => {
  const isResident = deal.facts.ResidentOfProvinceFlag !== 0 || agreementOf(deal) < '2025-04-01'
  const notResident = isResident ? 0n : percentOf(price, 10)
  const municipal = deal.facts.MunicipalRate ?? (cityOf(deal) === 'halifax' ? 1.5 : undefined)
  if (municipal !== undefined) return exactly(percentOf(price, municipal) + notResident)
  return { least: notResident, most: percentOf(price, 1.5) + notResident }
}

const largerOfPriceAndAssessment = ({ facts }: Deal, price: bigint): bigint =>
  larger(price, cents(facts.SubjectProperty?.AssessedValue))

const princeEdwardIsland = (deal: Deal, price: bigint): bigint => {
  const base = largerOfPriceAndAssessment(deal, price)
  return isFirstAndLivesIn(deal) || base <= cents(30_000) ? 0n : percentOf(base, 1)
}

const newfoundland = (amount: bigint): bigint => {
  const above = larger(amount - cents(500), 0n)
  return smaller(cents(100) + started(above, 100) * cents(0.4), cents(5_000))
}

const saskatchewan = (price: bigint): bigint => {
  if (price <= cents(500)) return 0n
  return price <= cents(6_300) ? cents(25) : percentOf(price, 0.4)
}

const alberta = (amount: bigint): bigint => cents(50) + started(amount, 5_000) * cents(5)

/** By started thousands, to a million at one fee and above it at another. */
const byThousands = (amount: bigint, fee: number, aboveMillion: number, least: number): bigint => {
  const million = smaller(amount, cents(1_000_000))
  const fees = started(million, 1_000) * cents(fee) + started(amount - million, 1_000) * cents(aboveMillion)
  return larger(fees, cents(least))
}

const yukon = (price: bigint): bigint => cents(tables.yukonTitle.find(([below]) => price < cents(below))?.[1])

const taxes: Readonly<Record<tables.Province, (deal: Deal, price: bigint) => bigint | Span>> = {
  AB: (_, price) => alberta(price),
  BC: britishColumbia,
  MB: (_, price) => tiered(price, tables.manitoba),
  NB: (deal, price) => percentOf(largerOfPriceAndAssessment(deal, price), 1),
  NL: (_, price) => newfoundland(price),
  NS: novaScotia,
  NT: (_, price) => byThousands(price, 2, 1.5, 100),
  NU: (_, price) => byThousands(price, 1.5, 1, 60),
  ON: ontario,
  PE: princeEdwardIsland,
  QC: quebec,
  SK: (_, price) => saskatchewan(price),
  YT: (_, price) => yukon(price),
}

/** After the reliefs. */
export const transferTaxOf = (deal: Deal, price: bigint): Span => {
  const tax = taxes[provinceOf(deal)](deal, price)
  return typeof tax === 'bigint' ? exactly(tax) : tax
}

/** Of the mortgage. Those of Manitoba and Yukon are not known; elsewhere the lawyer's costs contain it. */
export const registrationOf = (deal: Deal, loan: bigint): Span | undefined => {
  if (loan === 0n) return exactly(0n)
  const fees: Readonly<Partial<Record<tables.Province, Span>>> = {
    AB: exactly(alberta(loan)),
    NL: exactly(newfoundland(loan)),
    NT: exactly(byThousands(loan, 1.5, 1.5, 80)),
    NU: exactly(byThousands(loan, 1, 1, 40)),
    SK: exactly(cents(tables.saskatchewanMortgage.find(([upTo]) => loan <= cents(upTo))?.[1])),
    MB: anything,
    YT: anything,
  }
  return fees[provinceOf(deal)]
}

/** A warning, never part of another figure. */
export const notResidentTaxOf = (deal: Deal, price: bigint): Outcome => {
  if (deal.facts.ResidentOfCanadaFlag === 1) return none
  const province = provinceOf(deal)
  if (province === 'BC') return percentOf(price, 20)
  return province === 'ON' ? percentOf(price, 25) + (isInToronto(deal) ? percentOf(price, 10) : 0n) : none
}
