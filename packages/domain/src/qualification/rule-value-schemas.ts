import { problem } from '../kit/problem.ts'
import {
  type Check,
  check,
  described,
  dollars,
  either,
  list,
  object,
  oneOf,
  optional,
  orNull,
  percent,
  percentages,
  steps,
  text,
  type ValueKey,
  whole,
} from './rule-value-checks.ts'
import type { Estimate, RuleId } from './rule-values.ts'
import { ruleBook } from './rules/rule-book.ts'

const share = object({ percent: percent() })
/** Shares of a value or of a tax, which may be all of it. */
const largeShare = object({ percent: percent(100) })
const tiers = steps(object({ to: orNull(dollars), percent: percent() }))
const slides = described('It falls to zero between two prices', object({ full: dollars, none: dollars }))
const units = whole(1, 4)
const years = whole(1, 40)
/** Their ends are percentages of the value. */
const premiums = steps(object({ to: percent(100), percent: percent() }), false)
const estimateFields = object({ amount: dollars, least: dollars, most: dollars })
/** The amount is within its range, whose ends are shown beside it. */
const estimate = check(estimateFields.form, (value, path) => {
  const problems = estimateFields(value, path)
  if (problems.length > 0) return problems
  const { amount, least, most } = value as Estimate
  return [
    ...problem<ValueKey>(least > amount, `${path}.least`, 'RuleValueOutOfRange'),
    ...problem<ValueKey>(most < amount, `${path}.most`, 'RuleValueOutOfRange'),
  ]
})
const relief = object({ percent: percent(100), most: orNull(dollars), slides: optional(slides) })
const newHomeTax = object({ federal: percent(), provincial: percent() })

const bands = {
  is: oneOf('bands'),
  bands: steps(object({ to: orNull(dollars), fee: optional(dollars), percent: optional(percent()) })),
}
const fees = {
  is: oneOf('units'),
  fixed: dollars,
  free: dollars,
  units: steps(object({ to: orNull(dollars), size: dollars, fee: dollars })),
  least: optional(dollars),
  most: optional(dollars),
}
const tierTax = {
  is: oneOf('tiers'),
  tiers,
  moreUnits: optional(tiers),
  byLaw: optional(object({ above: dollars, most: percent() })),
}
const municipal = { is: oneOf('municipal'), least: percent(), most: percent(), known: percentages }

/** A tax in one of its four forms. */
const tax = (more: Readonly<Record<string, Check>> = {}): Check => {
  const form = (own: Readonly<Record<string, Check>>) => object({ base: oneOf('price', 'assessment'), ...own, ...more })
  const forms = { bands: form(bands), units: form(fees), tiers: form(tierTax), municipal: form(municipal) }
  return either('is', forms)
}

const cityTax = tax({ places: list(text) })
const transferTax = tax()

/** By the part of a rule's id before its province. */
const perProvince = {
  'premium-tax': share,
  'transfer-tax': transferTax,
  'new-home-tax': newHomeTax,
} as const

type OfProvince = `${keyof typeof perProvince}.${string}`

const single: { readonly [Id in Exclude<RuleId, OfProvince>]: Check } = {
  'down-payment.owner': object({ tiers, priceBelow: dollars }),
  'down-payment.owner-3-4-units': share,
  'down-payment.other': share,
  'loan-to-value': largeShare,
  'insurance.high-ratio': object({ valueBelow: dollars }),
  'insurance.low-ratio': object({ valueBelow: dollars, mostYears: years }),
  'insurance.added-units': object({ percent: percent(100), valueBelow: dollars, mostYears: years }),
  amortization: object({ years, longYears: years }),
  'premium.owner': object({ bands: premiums }),
  'premium.borrowed': object({ above: percent(100), percent: percent(), mostUnits: units }),
  'premium.over-25-years': object({ overYears: years, percent: percent() }),
  'premium.rental': object({ bands: premiums, valueBelow: dollars, leastUnits: units, mostUnits: units }),
  'qualifying-rate': object({ above: percent(), least: percent() }),
  'qualifying-rate.switch': object({ above: percent() }),
  'switch.costs': object({ most: dollars }),
  ratios: object({ gds: percent(100), tds: percent(100) }),
  'refinance.limit': largeShare,
  'credit-line.limit': largeShare,
  'penalty.interest': object({ months: whole(0, 60) }),
  'penalty.after-five-years': object({ years, months: whole(0, 60) }),
  'transfer-relief.ON': object({ most: dollars }),
  'transfer-relief.toronto': object({ most: dollars }),
  'transfer-relief.BC.first-time': object({ price: dollars, slides }),
  'transfer-relief.BC.new-home': object({ slides }),
  'transfer-relief.PE': largeShare,
  'registration.AB': object(fees),
  'registration.NL': object(fees),
  'registration.NT': object(fees),
  'registration.NU': object(fees),
  'registration.SK': object(bands),
  'not-resident.ON': share,
  'not-resident.toronto': share,
  'not-resident.BC': share,
  'new-home-relief.federal': relief,
  'new-home-relief.federal-first-time': relief,
  'new-home-relief.ON': relief,
  'new-home-relief.ON-2026': relief,
  'new-home-relief.ON-first-time': relief,
  'new-home-relief.QC': relief,
  'new-home-relief.NS-first-time': relief,
  'new-home-relief.SK': relief,
  'estimate.legal': estimate,
  'estimate.title-insurance': estimate,
  'estimate.adjustments': estimate,
}

const ofCities: Partial<Record<RuleId, Check>> = {
  'transfer-tax.toronto': cityTax,
  'transfer-tax.montreal': cityTax,
  'transfer-tax.NS.not-resident': share,
}

export const isRuleId = (id: string): id is RuleId => Object.hasOwn(ruleBook, id)

/** The check of a rule's value: exactly the form that it is computed from, within bounds that no slip of the hand passes. */
export const valueCheckOf = (id: RuleId): Check => {
  const own = ofCities[id] ?? (Object.hasOwn(single, id) ? single[id as keyof typeof single] : undefined)
  return own ?? perProvince[id.slice(0, id.indexOf('.')) as keyof typeof perProvince]
}
