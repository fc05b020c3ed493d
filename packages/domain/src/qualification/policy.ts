/** What a broker's lenders do where neither law nor insurer decides. Every percentage may be set; the defaults are cautious. */
export interface Policy {
  /** The share of the rent of the mortgaged property that is added to income, in per cent. */
  subjectRentPercent: number
  /** Of the rent of other properties: taken from their costs (a surplus is ignored), or added to income. */
  otherRent: { method: 'offset' | 'addBack'; percent: number }
  /** What is added to a self-employed income, never both: a percentage of it, or the expenses on paper that were entered. */
  selfEmployed: { adds: 'nothing' | 'addBacks' } | { adds: 'percent'; percent: number }
  /** Bonuses, overtime and commissions that are counted, in per cent. */
  variablePayPercent: number
  /** Other income that is counted, in per cent. */
  otherIncomePercent: number
  /** Support received counts in full up to `full` per cent of all income, and `above` per cent of it beyond. */
  support: { full: number; above: number }
  /** Income on which no tax is due counts `below` times up to the threshold and `from` times at and above it. Null: once. */
  notTaxable: { threshold: number; below: number; from: number } | null
  /** The monthly payment of cards and unsecured lines, in per cent of the balance. */
  revolvingPercent: number
  /** A secured line is paid off in these years, on its balance or on its limit. */
  securedLine: { on: 'Balance' | 'Limit'; years: number }
  /** The limits of uninsured loans; null: the same as of insured ones. */
  uninsuredRatios: { gds: number; tds: number } | null
  uninsuredMostYears: number
  /** Whether uninsured loans are tested at the qualifying rate, as federal lenders must. */
  uninsuredStressTest: boolean
  /** Estimates for what has not been asked: dollars a month, and per cent of the price a year. Null: the answer is missing. */
  heatPerMonth: number | null
  propertyTaxPercent: number | null
  /** A rate to compute with before one is known, per cent. */
  exampleRate: number | null
  amortizationYears: number
  /** The share of condominium fees that counts as a housing cost, in per cent. */
  condoFeesPercent: number
  /** Variable rates compound monthly; a lender's may compound twice a year like fixed ones. */
  variableCompounding: 'monthly' | 'semiAnnual'
}
export type PolicyKey = keyof Policy

export const defaultPolicy: Policy = {
  subjectRentPercent: 50,
  otherRent: { method: 'offset', percent: 50 },
  selfEmployed: { adds: 'nothing' },
  variablePayPercent: 0,
  otherIncomePercent: 0,
  support: { full: 30, above: 50 },
  notTaxable: null,
  revolvingPercent: 3,
  securedLine: { on: 'Balance', years: 25 },
  uninsuredRatios: null,
  uninsuredMostYears: 30,
  uninsuredStressTest: true,
  heatPerMonth: null,
  propertyTaxPercent: null,
  exampleRate: null,
  amortizationYears: 25,
  condoFeesPercent: 50,
  variableCompounding: 'monthly',
}

/** How much more income counts on which no tax is due, where a broker switches it on. */
export const usualGrossUp = { threshold: 30_000, below: 1.25, from: 1.35 } as const
