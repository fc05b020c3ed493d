import type { DealFacts } from '../qualification/facts.ts'
import { cents, halfUp, least, most, roundedUp } from './reference-arithmetic.ts'

/** A tax as rows of the end of a tier in dollars and hundredths of a per cent; the last row has no end. */
type Rows = readonly (readonly [number | null, number])[]

const byRows = (base: bigint, rows: Rows): bigint => {
  let [from, sum] = [0n, 0n]
  for (const [end, percent] of rows) {
    const to = end === null ? base : least(base, BigInt(end) * 100n)
    if (to > from) sum += (to - from) * BigInt(percent)
    from = most(from, to)
  }
  return halfUp(sum, 10_000n)
}

const ontario = [
  [55_000, 50],
  [250_000, 100],
  [400_000, 150],
] as const
const ofUnits: Readonly<Record<number, number>> = { 8: 3, 13: 4 }

const toronto = (base: bigint, day: string): bigint => {
  const rates = day <= '2026-03-31' ? [350, 450, 550, 650, 750] : [440, 545, 650, 755, 860]
  const ends = [4_000_000, 5_000_000, 10_000_000, 20_000_000, null]
  const luxury = ends.map((end, at) => [end, rates[at] ?? 0] as const)
  return byRows(base, [...ontario, [2_000_000, 200], [3_000_000, 250], ...luxury])
}

const inOntario = (facts: DealFacts, price: bigint, day: string, isFirst: boolean): bigint => {
  const isLarge = (ofUnits[facts.SubjectProperty?.DwellingTypeDD ?? 0] ?? 1) > 2
  const own = byRows(price, isLarge ? [...ontario, [null, 200]] : [...ontario, [2_000_000, 200], [null, 250]])
  const after = (tax: bigint, refund: bigint) => tax - (isFirst ? least(tax, refund) : 0n)
  const isToronto = ['Toronto', 'Etobicoke'].includes(facts.SubjectProperty?.Address?.City ?? '')
  const city = isLarge ? byRows(price, [...ontario, [null, 200]]) : toronto(price, day)
  return after(own, 400_000n) + (isToronto ? after(city, 447_500n) : 0n)
}

const falling = (relief: bigint, price: bigint, full: bigint, none: bigint): bigint =>
  price <= full ? relief : price >= none ? 0n : halfUp(relief * (none - price), none - full)

const inBritishColumbia = (price: bigint, isFirst: boolean, isNew: boolean): bigint => {
  const rows: Rows = [
    [200_000, 100],
    [2_000_000, 200],
    [3_000_000, 300],
    [null, 500],
  ]
  const tax = byRows(price, rows)
  const first = isFirst ? falling(least(tax, 800_000n), price, 83_500_000n, 86_000_000n) : 0n
  const fresh = isNew ? falling(tax, price, 110_000_000n, 115_000_000n) : 0n
  return tax - most(first, fresh)
}

const inQuebec = (facts: DealFacts, base: bigint, day: string): bigint | undefined => {
  if (day > '2026-12-31') return undefined
  if (facts.SubjectProperty?.Address?.City === 'Montréal') {
    const ends = [62_900, 315_000, 552_300, 1_104_700, 2_136_500, 3_113_000, null]
    return byRows(
      base,
      ends.map((end, at) => [end, [50, 100, 150, 200, 250, 350, 400][at] ?? 0] as const),
    )
  }
  const above = Math.max(150, Math.round((facts.MunicipalRate ?? 0) * 100))
  return byRows(base, [
    [62_900, 50],
    [315_000, 100],
    [500_000, 150],
    [null, above],
  ])
}

/** A fee for each started unit, all in cents. */
const started = (amount: bigint, size: bigint, fee: bigint): bigint =>
  amount > 0n ? roundedUp(amount, size) * fee : 0n
const newfoundland = (amount: bigint) => least(500_000n, 10_000n + started(amount - 50_000n, 10_000n, 40n))
const alberta = (amount: bigint) => 5_000n + started(amount, 500_000n, 500n)
const inNorth = (amount: bigint, below: bigint, above: bigint, atLeast: bigint) => {
  const million = 100_000_000n
  return most(atLeast, started(least(amount, million), 100_000n, below) + started(amount - million, 100_000n, above))
}
const steps = (amount: bigint, ends: readonly bigint[], fees: readonly bigint[]): bigint =>
  fees[ends.findIndex((end) => amount <= end)] ?? fees.at(-1) ?? 0n

/** Land transfer tax after relief; undefined where the rules are not known. */
export const transferTax = (facts: DealFacts, day: string, isLivedIn: boolean): bigint | undefined => {
  const price = cents(facts.PropertyValue)
  const base = most(price, cents(facts.SubjectProperty?.AssessedValue))
  const isFirst = facts.FirstTimeProvinceFlag === 1
  const part = (amount: bigint, thousandths: bigint) => halfUp(amount * thousandths, 100_000n)
  const isNew = facts.SubjectProperty?.NewConstructionDD === 1
  const taxes: Readonly<Record<number, () => bigint | undefined>> = {
    1: () => alberta(price),
    2: () => inBritishColumbia(price, isFirst && isLivedIn, isNew && isLivedIn),
    3: () =>
      byRows(price, [
        [30_000, 0],
        [90_000, 50],
        [150_000, 100],
        [200_000, 150],
        [null, 200],
      ]),
    4: () => part(base, 1_000n),
    5: () => newfoundland(price),
    6: () => inNorth(price, 200n, 150n, 10_000n),
    7: () =>
      part(price, BigInt(Math.round((facts.MunicipalRate ?? 0) * 1000))) +
      (facts.ResidentOfProvinceFlag === 0 ? part(price, 10_000n) : 0n),
    8: () => inNorth(price, 150n, 100n, 6_000n),
    9: () => inOntario(facts, price, day, isFirst && isLivedIn),
    10: () => (base <= 3_000_000n || isFirst ? 0n : part(base, 1_000n)),
    11: () => inQuebec(facts, base, day),
    12: () => (price <= 50_000n ? 0n : price <= 630_000n ? 2_500n : part(price, 400n)),
    13: () =>
      steps(price, [9_999_999n, 49_999_999n, 299_999_999n, 999_999_999n], [5_000n, 15_000n, 35_000n, 55_000n, 75_000n]),
  }
  return taxes[facts.SubjectProperty?.Address?.ProvinceDD ?? 0]?.()
}

/** What the registration of a mortgage costs; undefined where it is not known, zero where it is in the legal costs. */
export const registration = (province: number, loan: bigint): bigint | undefined => {
  if (province === 3 || province === 13) return undefined
  if (province === 1) return alberta(loan)
  if (province === 5) return newfoundland(loan)
  if (province === 6) return most(8_000n, started(loan, 100_000n, 150n))
  if (province === 8) return most(4_000n, started(loan, 100_000n, 100n))
  const ends = [25_000_000n, 50_000_000n, 75_000_000n, 100_000_000n]
  return province === 12 ? steps(loan, ends, [18_000n, 25_000n, 50_000n, 75_000n, 100_000n]) : 0n
}

/** Thousandths of a per cent of the province's part. */
const provincial: Readonly<Record<number, bigint>> = {
  4: 10_000n,
  5: 10_000n,
  7: 9_000n,
  9: 8_000n,
  10: 10_000n,
  11: 9_975n,
  12: 6_000n,
}

const million = 100_000_000n

const ontarioRelief = (tax: bigint, price: bigint, agreement: string, isFirst: boolean): bigint => {
  const usual = least(2_400_000n, halfUp(tax * 3n, 4n))
  const full = least(8_000_000n, tax)
  const isRaised = agreement >= '2026-04-01' && agreement <= '2027-03-31'
  const raised = isRaised ? usual + falling(full - usual, price, 150_000_000n, 185_000_000n) : usual
  const first = isFirst ? falling(full, price, million, 150_000_000n) : 0n
  return most(usual, most(raised, first))
}

const provincialRelief = (facts: DealFacts, tax: bigint, price: bigint, closing: string): bigint => {
  const isFirst = facts.FirstTimeFederalFlag === 1
  const province = facts.SubjectProperty?.Address?.ProvinceDD
  if (province === 9) return ontarioRelief(tax, price, facts.AgreementDate ?? '', isFirst)
  if (province === 11) return falling(least(997_500n, halfUp(tax, 2n)), price, 20_000_000n, 30_000_000n)
  if (province === 7) return isFirst ? least(300_000n, halfUp(tax * 1_875n, 10_000n)) : 0n
  if (province === 12 && closing <= '2026-03-31')
    return falling(halfUp(tax * 42n, 100n), price, 45_000_000n, 55_000_000n)
  return 0n
}

export interface NewHomeTaxes {
  federalRelief: bigint
  provincialRelief: bigint
  due: bigint
}

/** The taxes of a new home and their reliefs. */
export const newHomeTaxes = (facts: DealFacts, closing: string, isLivedIn: boolean): NewHomeTaxes => {
  const price = cents(facts.PropertyValue)
  const federal = halfUp(price * 5n, 100n)
  const own = halfUp(price * (provincial[facts.SubjectProperty?.Address?.ProvinceDD ?? 0] ?? 0n), 100_000n)
  const usual = falling(least(630_000n, halfUp(federal * 36n, 100n)), price, 35_000_000n, 45_000_000n)
  const first =
    facts.FirstTimeFederalFlag === 1 ? falling(least(5_000_000n, federal), price, million, 150_000_000n) : 0n
  const federalRelief = isLivedIn ? most(usual, first) : 0n
  const ownRelief = isLivedIn ? provincialRelief(facts, own, price, closing) : 0n
  return { federalRelief, provincialRelief: ownRelief, due: federal + own - federalRelief - ownRelief }
}
