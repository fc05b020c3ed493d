import type { Tri } from '../kit/tri.ts'
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
import { isWithin, percentOf, shareOf, toCents } from './cents.ts'
import { answered, chosen, type Deal, given, isAboutOwned, ruleOf } from './deal.ts'
import { heatingOf } from './debts.ts'
import type { SubjectFacts } from './facts.ts'
import type { LineKey } from './keys.ts'
import { compoundingOf, paymentFor, type Terms } from './payment.ts'
import type { PolicyKey } from './policy.ts'
import type { Rule } from './rule.ts'

/** The costs of a home a year beside the mortgage itself; the tax apart, since an estimate of it depends on the price. */
export interface HousingCosts {
  propertyTax: Amount
  others: Amount
}

const ayear = (amount: Amount): Amount => mapAmount(amount, (cents) => cents * 12)

/** PropertyTypeDD of a condominium, of a lease of the land, and DwellingTypeDD of apartments. */
const condo = 1
const leasehold = 2
const apartments = [5, 6, 10]
const mobileHome = 7

/** Whether fees are due; what has neither tenure nor type may have them. */
const mayHaveFees = ({ facts }: Deal): boolean => {
  const tenure = chosen(facts.SubjectProperty?.PropertyTypeDD)
  const type = chosen(facts.SubjectProperty?.DwellingTypeDD)
  if (tenure !== undefined) return tenure === condo
  return type === undefined || apartments.includes(type)
}

const mayHaveSiteRent = ({ facts }: Deal): boolean =>
  facts.SubjectProperty?.PropertyTypeDD === leasehold || facts.SubjectProperty?.DwellingTypeDD === mobileHome

/** A monthly cost that is missing only where the property can have it. */
const optionalCost = (
  dollars: number | null | undefined,
  mayHave: boolean,
  fact: 'SubjectProperty.CondoFees' | 'SubjectProperty.SiteRent',
): Amount => (given(dollars) || mayHave ? answered(dollars, fact) : exactly(0))

/** The property tax a year: the answer, or the site's estimate in per cent of the price. */
export const propertyTaxFor = (deal: Deal, price: Amount): Amount => {
  const { propertyTaxPercent } = deal.policy
  const fact = 'SubjectProperty.AnnualTaxes' as const
  const known = deal.facts.SubjectProperty?.AnnualTaxes
  if (given(known)) return exactly(toCents(known))
  if (propertyTaxPercent === null || !isExact(price)) return missing(fact)
  return exactly(percentOf(price.least, propertyTaxPercent), { estimate: true, needs: [fact] })
}

/** Mortgages on the property that stay beside the new one, paid at the qualifying rate over the same years. */
const stayingMortgages = (deal: Deal, qualifyingRate: Amount, { years }: Terms): Part[] =>
  (isAboutOwned(deal) ? (deal.facts.SubjectProperty?.Mortgages ?? []) : []).flatMap((mortgage, item): Part[] => {
    if (mortgage.TypeofMortgage !== 1) return []
    const fact = 'SubjectProperty.Mortgages.Balance' as const
    const balance = answered(mortgage.Balance, fact)
    const terms = { years, frequency: 0, compounding: compoundingOf(deal, mortgage.RateTypeDD) } as const
    const amount = isExact(qualifyingRate)
      ? mapAmount(balance, (cents) => paymentFor(cents, qualifyingRate.least, terms))
      : missing(...balance.needs, ...qualifyingRate.needs)
    return [{ label: 'otherMortgageHere', amount: ayear(amount), details: { fact, item } }]
  })

export const housingCostsOf = (deal: Deal, price: Amount, qualifyingRate: Amount, terms: Terms): HousingCosts => {
  const home: SubjectFacts = deal.facts.SubjectProperty ?? {}
  const fees = optionalCost(home.CondoFees, mayHaveFees(deal), 'SubjectProperty.CondoFees')
  const heat = heatingOf(home.Heating, deal, 'SubjectProperty.Heating')
  const heatFrom = given(home.Heating) ? {} : ({ policy: 'heatPerMonth' } as const)
  return {
    propertyTax: propertyTaxFor(deal, price),
    others: sumOf([
      { label: 'heating', amount: ayear(heat), details: { fact: 'SubjectProperty.Heating', ...heatFrom } },
      {
        label: 'condoFees',
        amount: mapAmount(fees, (cents) => percentOf(cents * 12, deal.policy.condoFeesPercent)),
        details: { fact: 'SubjectProperty.CondoFees', policy: 'condoFeesPercent' },
      },
      {
        label: 'siteRent',
        amount: ayear(optionalCost(home.SiteRent, mayHaveSiteRent(deal), 'SubjectProperty.SiteRent')),
        details: { fact: 'SubjectProperty.SiteRent' },
      },
      ...stayingMortgages(deal, qualifyingRate, terms),
    ]),
  }
}

/** All housing costs a year, with the payment at the qualifying rate. */
export const housingOf = (deal: Deal, { propertyTax, others }: HousingCosts, qualifyingPayment: Amount): Amount => {
  const isEstimate = !given(deal.facts.SubjectProperty?.AnnualTaxes)
  const sum = sumOf([
    { label: 'qualifyingPayment', amount: ayear(qualifyingPayment) },
    {
      label: 'propertyTax',
      amount: propertyTax,
      details: {
        fact: 'SubjectProperty.AnnualTaxes',
        ...(isEstimate && { policy: 'propertyTaxPercent' }),
      },
    },
  ])
  return {
    ...sumOf([
      { label: 'housingCosts', amount: sum },
      { label: 'housingCosts', amount: others },
    ]),
    lines: [...sum.lines, ...others.lines],
  }
}

/** A limit of the lender on a ratio, with where it comes from. */
export interface RatioLimit {
  percent: number
  rule?: Rule
  policy?: PolicyKey
}

export interface RatioLimits {
  gds: RatioLimit
  tds: RatioLimit
}

export const limitsOf = (deal: Deal, isInsured: Tri): RatioLimits | undefined => {
  const { uninsuredRatios } = deal.policy
  if (isInsured === false && uninsuredRatios)
    return {
      gds: { percent: uninsuredRatios.gds, policy: 'uninsuredRatios' },
      tds: { percent: uninsuredRatios.tds, policy: 'uninsuredRatios' },
    }
  const rule = ruleOf(deal, 'ratios')
  return rule && { gds: { percent: rule.value.gds, rule }, tds: { percent: rule.value.tds, rule } }
}

/** A ratio of costs to income, and whether it is within the limit; undefined while that depends on a missing answer. */
export interface Ratio {
  ratio: Amount
  limit: number | undefined
  isWithin: Tri
}

/** Cents of costs and income a year; a limit may fail on a lower bound, and holds only on an upper one. */
const isHeld = (costs: Amount, income: Amount, limit: number): Tri => {
  if (costs.most !== null && isWithin(costs.most, limit, income.least)) return true
  if (income.most !== null && !isWithin(costs.least, limit, income.most)) return false
  return undefined
}

export const ratioOf = (label: LineKey, costs: Amount, income: Amount, limit: RatioLimit | undefined): Ratio => {
  if (income.most === 0) return { ratio: notApplicable('noIncome'), limit: limit?.percent, isWithin: undefined }
  const basis = basisOf(costs, income)
  const least = income.most === null ? 0 : shareOf(costs.least, income.most)
  const most = costs.most === null || income.least === 0 ? null : shareOf(costs.most, income.least)
  const limitLine =
    limit &&
    lineOf('limit', exactly(Math.round(limit.percent * 1000), { unit: 'percent' }), {
      ...(limit.rule && { rule: limit.rule }),
      ...(limit.policy && { policy: limit.policy }),
    })
  return {
    ratio: between(least, most, {
      ...basis,
      rules: limit?.rule ? [...basis.rules, limit.rule] : basis.rules,
      unit: 'percent',
      lines: [lineOf(label, costs), lineOf('totalIncome', income), ...(limitLine ? [limitLine] : [])],
    }),
    limit: limit?.percent,
    isWithin: limit && isHeld(costs, income, limit.percent),
  }
}
