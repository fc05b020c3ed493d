import type { Tier } from './cents.ts'
import type { Province } from './province.ts'

/** A percentage is written as it is read: 9.975 is 9.975 %. Amounts are dollars. */
interface Share {
  percent: number
}

/** A fee of one band for the whole amount, which is at most `to` dollars: fixed, or a percentage of all of it. */
export interface WholeBand {
  to: number | null
  fee?: number
  percent?: number
}

/** A fixed part, and a fee for each started unit of `size` dollars above `free`; between `least` and `most`. */
export interface UnitFee {
  is: 'units'
  fixed: number
  free: number
  units: readonly { to: number | null; size: number; fee: number }[]
  least?: number
  most?: number
}

export interface BandFee {
  is: 'bands'
  bands: readonly WholeBand[]
}

export interface TierTax {
  is: 'tiers'
  tiers: readonly Tier[]
  /** The tiers of properties with more than two units, where they are others. */
  moreUnits?: readonly Tier[]
  /** A municipality may take up to `most` per cent above this price. */
  byLaw?: { above: number; most: number }
}

/** A percentage that each municipality sets; `known` are those of which it is known. */
export interface MunicipalTax {
  is: 'municipal'
  least: number
  most: number
  known: Readonly<Record<string, number>>
}

export type TransferTax = { base: 'price' | 'assessment' } & (TierTax | BandFee | UnitFee | MunicipalTax)

/** The tax of a city; `places` are its name and the names of its former municipalities, in plain lower case. */
export type CityTax = TransferTax & { places: readonly string[] }

/** A relief that falls to zero between two prices. */
export interface Sliding {
  full: number
  none: number
}

/** A percentage of a tax, at most an amount, that falls to zero between two prices where it does. */
export interface NewHomeRelief extends Share {
  most: number | null
  slides?: Sliding
}

export interface NewHomeTax {
  federal: number
  provincial: number
}

/** What the site assumes, and the range within which it usually is. */
export interface Estimate {
  amount: number
  least: number
  most: number
}

type PerProvince<Prefix extends string, Value> = { [P in Province as `${Prefix}.${P}`]: Value }

interface LoanValues {
  'down-payment.owner': { tiers: readonly Tier[]; priceBelow: number }
  'down-payment.owner-3-4-units': Share
  'down-payment.other': Share
  'loan-to-value': Share
  'insurance.high-ratio': { valueBelow: number }
  'insurance.low-ratio': { valueBelow: number; mostYears: number }
  'insurance.added-units': { percent: number; valueBelow: number; mostYears: number }
  amortization: { years: number; longYears: number }
  'premium.owner': { bands: readonly Tier[] }
  'premium.borrowed': { above: number; percent: number; mostUnits: number }
  'premium.over-25-years': { overYears: number; percent: number }
  'premium.rental': { bands: readonly Tier[]; valueBelow: number; leastUnits: number; mostUnits: number }
  'qualifying-rate': { above: number; least: number }
  'qualifying-rate.switch': { above: number }
  'switch.costs': { most: number }
  ratios: { gds: number; tds: number }
  'refinance.limit': Share
  'credit-line.limit': Share
  'penalty.interest': { months: number }
  'penalty.after-five-years': { years: number; months: number }
}

interface TransferValues {
  'transfer-tax.toronto': CityTax
  'transfer-tax.montreal': CityTax
  'transfer-tax.NS.not-resident': Share
  'transfer-relief.ON': { most: number }
  'transfer-relief.toronto': { most: number }
  'transfer-relief.BC.first-time': { price: number; slides: Sliding }
  'transfer-relief.BC.new-home': { slides: Sliding }
  'transfer-relief.PE': Share
  'registration.AB': UnitFee
  'registration.NL': UnitFee
  'registration.NT': UnitFee
  'registration.NU': UnitFee
  'registration.SK': BandFee
  'not-resident.ON': Share
  'not-resident.toronto': Share
  'not-resident.BC': Share
}

interface NewHomeValues {
  'new-home-relief.federal': NewHomeRelief
  'new-home-relief.federal-first-time': NewHomeRelief
  'new-home-relief.ON': NewHomeRelief
  'new-home-relief.ON-2026': NewHomeRelief
  'new-home-relief.ON-first-time': NewHomeRelief
  'new-home-relief.QC': NewHomeRelief
  'new-home-relief.NS-first-time': NewHomeRelief
  'new-home-relief.SK': NewHomeRelief
}

interface EstimateValues {
  'estimate.legal': Estimate
  'estimate.title-insurance': Estimate
  'estimate.adjustments': Estimate
}

/** Every rule with the form of its value. */
export type RuleValues = LoanValues &
  TransferValues &
  NewHomeValues &
  EstimateValues &
  PerProvince<'premium-tax', Share> &
  PerProvince<'transfer-tax', TransferTax> &
  PerProvince<'new-home-tax', NewHomeTax>

export type RuleId = keyof RuleValues
