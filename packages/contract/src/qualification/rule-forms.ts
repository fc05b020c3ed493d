import type { RuleId, RuleValues } from '@foyer/domain/qualification/rule-values.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import Type, { type TSchema } from 'typebox'

const described = (description: string) => ({ description })
const dollars = Type.Number(described('Dollars'))
const percent = Type.Number(described('9.975 is 9.975 %'))
const years = Type.Integer()
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()])
/** Without an end it is for every amount above the one before. */
const end = orNull(dollars)
const { Optional } = Type

const share = Type.Object({ percent })
const tiers = Type.Array(Type.Object({ to: end, percent }))
const slides = Type.Object({ full: dollars, none: dollars }, described('It falls to zero between two prices'))
const relief = Type.Object({ percent, most: end, slides: Optional(slides) })
const most = Type.Object({ most: dollars })
const estimate = Type.Object({ amount: dollars, least: dollars, most: dollars })

const bands = {
  is: Type.Literal('bands'),
  bands: Type.Array(Type.Object({ to: end, fee: Optional(dollars), percent: Optional(percent) })),
}
const units = {
  ...{ is: Type.Literal('units'), fixed: dollars, free: dollars },
  units: Type.Array(Type.Object({ to: end, size: dollars, fee: dollars })),
  ...{ least: Optional(dollars), most: Optional(dollars) },
}
const tierTax = {
  ...{ is: Type.Literal('tiers'), tiers, moreUnits: Optional(tiers) },
  byLaw: Optional(Type.Object({ above: dollars, most: percent })),
}
const municipal = {
  ...{ is: Type.Literal('municipal'), least: percent, most: percent },
  known: Type.Record(Type.String(), percent),
}
const taxOf = (more: Readonly<Record<string, TSchema>> = {}) => {
  const base = Type.Enum(['price', 'assessment'])
  return Type.Union([bands, units, tierTax, municipal].map((form) => Type.Object({ base, ...form, ...more })))
}
const cityTax = taxOf({ places: Type.Array(Type.String()) })

/** By the part of a rule's id before its province. */
const perProvince = {
  'premium-tax': share,
  'transfer-tax': taxOf(),
  'new-home-tax': Type.Object({ federal: percent, provincial: percent }),
}

const single = {
  'down-payment.owner': Type.Object({ tiers, priceBelow: dollars }),
  'down-payment.owner-3-4-units': share,
  'down-payment.other': share,
  'loan-to-value': share,
  'insurance.high-ratio': Type.Object({ valueBelow: dollars }),
  'insurance.low-ratio': Type.Object({ valueBelow: dollars, mostYears: years }),
  'insurance.added-units': Type.Object({ percent, valueBelow: dollars, mostYears: years }),
  amortization: Type.Object({ years, longYears: years }),
  'premium.owner': Type.Object({ bands: tiers }),
  'premium.borrowed': Type.Object({ above: percent, percent, mostUnits: years }),
  'premium.over-25-years': Type.Object({ overYears: years, percent }),
  'premium.rental': Type.Object({ bands: tiers, valueBelow: dollars, leastUnits: years, mostUnits: years }),
  'qualifying-rate': Type.Object({ above: percent, least: percent }),
  'qualifying-rate.switch': Type.Object({ above: percent }),
  'switch.costs': most,
  ratios: Type.Object({ gds: percent, tds: percent }),
  'refinance.limit': share,
  'credit-line.limit': share,
  'penalty.interest': Type.Object({ months: years }),
  'penalty.after-five-years': Type.Object({ years, months: years }),
  'transfer-tax.toronto': cityTax,
  'transfer-tax.montreal': cityTax,
  'transfer-tax.NS.not-resident': share,
  'transfer-relief.ON': most,
  'transfer-relief.toronto': most,
  'transfer-relief.BC.first-time': Type.Object({ price: dollars, slides }),
  'transfer-relief.BC.new-home': Type.Object({ slides }),
  'transfer-relief.PE': share,
  'registration.AB': Type.Object(units),
  'registration.NL': Type.Object(units),
  'registration.NT': Type.Object(units),
  'registration.NU': Type.Object(units),
  'registration.SK': Type.Object(bands),
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
} satisfies Readonly<Partial<Record<keyof RuleValues, TSchema>>>

const formOf = (id: RuleId): TSchema => {
  if (Object.hasOwn(single, id)) return single[id as keyof typeof single]
  const form = perProvince[id.slice(0, id.indexOf('.')) as keyof typeof perProvince]
  if (form === undefined) throw new Error(`the value of the rule ${id} has no published form`)
  return form
}

/** The rules by the form of their value, for the published schema. */
export const ruleForms = (): { ids: string[]; form: TSchema }[] => {
  const forms = new Map<string, { ids: string[]; form: TSchema }>()
  for (const id of Object.keys(ruleBook) as RuleId[]) {
    const form = formOf(id)
    const key = JSON.stringify(form)
    const known = forms.get(key) ?? { ids: [], form }
    known.ids.push(id)
    forms.set(key, known)
  }
  return [...forms.values()]
}
