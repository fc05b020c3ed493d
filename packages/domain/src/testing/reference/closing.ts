import { cents, larger, percentOf, roundedHalfUp, smaller, sum } from './arithmetic.ts'
import {
  agreementOf,
  closingOf,
  type Deal,
  exactly,
  isFirstForSalesTax,
  isLivedIn,
  isNewHome,
  none,
  type Outcome,
  provinceOf,
  type Span,
  totalOf,
} from './deal.ts'
import { type Province, provincialTax } from './tables.ts'

/** `most` to the first price, nothing from the second, in a line between them. */
const sliding = (most: bigint, price: bigint, full: number, end: number): bigint => {
  if (price <= cents(full)) return most
  return price >= cents(end) ? 0n : roundedHalfUp(most * (cents(end) - price), cents(end) - cents(full))
}

/** 36 % of the GST, or all of it for a first-time buyer, whichever is larger. */
const federalRelief = (deal: Deal, price: bigint, tax: bigint): bigint => {
  const usual = sliding(smaller(cents(6_300), percentOf(tax, 36)), price, 350_000, 450_000)
  if (!isFirstForSalesTax(deal) || agreementOf(deal) < '2025-03-20') return usual
  return larger(usual, sliding(smaller(cents(50_000), tax), price, 1_000_000, 1_500_000))
}

const ontarioRelief = (deal: Deal, price: bigint, tax: bigint): bigint => {
  const agreement = agreementOf(deal)
  const base = smaller(cents(24_000), percentOf(tax, 75))
  const all = smaller(cents(80_000), tax)
  const isInWindow = agreement >= '2026-04-01' && agreement <= '2027-03-31'
  const inWindow = isInWindow ? base + sliding(all - base, price, 1_500_000, 1_850_000) : base
  return isFirstForSalesTax(deal) ? larger(inWindow, sliding(all, price, 1_000_000, 1_500_000)) : inWindow
}

const provincialReliefs: Partial<Record<Province, (deal: Deal, price: bigint, tax: bigint) => bigint>> = {
  ON: ontarioRelief,
  QC: (_, price, tax) => sliding(smaller(cents(9_975), percentOf(tax, 50)), price, 200_000, 300_000),
  NS: (deal, _, tax) => (isFirstForSalesTax(deal) ? smaller(cents(3_000), percentOf(tax, 18.75)) : 0n),
  SK: (deal, price, tax) =>
    closingOf(deal) <= '2026-03-31' ? sliding(percentOf(tax, 42), price, 450_000, 550_000) : 0n,
}

interface NewHomeTax {
  federalRelief: Outcome
  provincialRelief: Outcome
  /** Undefined where nothing is paid beside the price. */
  newHomeTax: bigint | undefined
}

/** The reliefs are for who lives in the home. Taxes that the price includes are not paid beside it. */
export const newHomeTaxOf = (deal: Deal, price: bigint): NewHomeTax => {
  if (!isNewHome(deal)) return { federalRelief: none, provincialRelief: none, newHomeTax: undefined }
  const province = provinceOf(deal)
  const percent = provincialTax[province]
  const [federal, provincial] = [percentOf(price, 5), percentOf(price, percent ?? 0)]
  const relief = provincialReliefs[province]
  const ofFederal = isLivedIn(deal) ? federalRelief(deal, price, federal) : undefined
  const ofProvince = isLivedIn(deal) ? (relief?.(deal, price, provincial) ?? 0n) : undefined
  return {
    federalRelief: ofFederal ?? none,
    provincialRelief: ofProvince ?? none,
    newHomeTax:
      deal.facts.TaxInPriceFlag === 1 ? undefined : federal + provincial - (ofFederal ?? 0n) - (ofProvince ?? 0n),
  }
}

/** A site's estimates of the lawyer, the title insurance and the adjustments. */
const estimates = cents(1_800) + cents(350) + cents(500)

/** Quebec's duties are billed later and not among the parts. */
export const cashToCloseOf = (deal: Deal, downPayment: bigint, parts: readonly (Span | undefined)[]): Span => {
  const taxOwed = (deal.facts.Liabilities ?? []).filter(({ LiabilityType }) => LiabilityType === 11)
  const known = downPayment - cents(deal.facts.Deposit) + estimates + sum(taxOwed.map(({ Balance }) => cents(Balance)))
  return totalOf([exactly(known), ...parts.filter((part) => part !== undefined)])
}
