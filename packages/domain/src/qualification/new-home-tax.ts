import { purposes } from '../codes/purposes.ts'
import { and, isOn, type Tri } from '../kit/tri.ts'
import { type Amount, between, exactly, isExact, missing, notApplicable, type Part, sumOf } from './amount.ts'
import { percentOf, toCents } from './cents.ts'
import { type Deal, firstTime, isAboutOwned, isLivedIn, isNewHome, purposeOf, ruleOf, withRule } from './deal.ts'
import type { FactPath } from './facts.ts'
import type { Rule } from './rule.ts'
import type { NewHomeRelief } from './rule-values.ts'
import { slide } from './transfer-relief.ts'

/** The sales taxes of a new home, for a price before tax. */
export interface NewHomeTax {
  federalTax: Amount
  provincialTax: Amount
  federalRelief: Amount
  provincialRelief: Amount
  /** What is paid beside the price: the taxes less their reliefs. */
  due: Amount
}

const all = (amount: Amount): NewHomeTax => ({
  federalTax: amount,
  provincialTax: amount,
  federalRelief: amount,
  provincialRelief: amount,
  due: amount,
})

/** The share of a tax before it falls with the price. */
const capped = ({ percent, most }: NewHomeRelief, tax: number): number =>
  Math.min(percentOf(tax, percent), most === null ? Number.POSITIVE_INFINITY : toCents(most))

interface Computed {
  cents: number
  rule: Rule
}

const reliefBy = (rule: Rule<NewHomeRelief> | undefined, tax: number, price: number): Computed | undefined =>
  rule && { cents: slide(capped(rule.value, tax), price, rule.value.slides), rule }

const larger = (...reliefs: readonly (Computed | undefined)[]): Computed | undefined =>
  reliefs.filter((relief) => relief !== undefined).sort((a, b) => b.cents - a.cents)[0]

/** What everyone who lives in the home gets, and what first-time buyers get instead. */
interface Reliefs {
  everyone: Computed | undefined
  first: Computed | undefined
}

/** Ontario's relief of 2026 falls to the usual one instead of zero; none is below the usual one. */
const ontarioReliefs = (deal: Deal, tax: number, price: number): Reliefs => {
  const usual = reliefBy(ruleOf(deal, 'new-home-relief.ON'), tax, price)
  const raised = ruleOf(deal, 'new-home-relief.ON-2026')
  const least = usual?.cents ?? 0
  const more: Computed | undefined = raised && {
    cents: least + slide(Math.max(0, capped(raised.value, tax) - least), price, raised.value.slides),
    rule: raised,
  }
  const everyone = larger(usual, more)
  return { everyone, first: larger(everyone, reliefBy(ruleOf(deal, 'new-home-relief.ON-first-time'), tax, price)) }
}

const provincialReliefs = (deal: Deal, tax: number, price: number): Reliefs => {
  const everyone = (rule: Rule<NewHomeRelief> | undefined): Reliefs => {
    const relief = reliefBy(rule, tax, price)
    return { everyone: relief, first: relief }
  }
  if (deal.province === 'ON') return ontarioReliefs(deal, tax, price)
  if (deal.province === 'QC') return everyone(ruleOf(deal, 'new-home-relief.QC'))
  if (deal.province === 'SK') return everyone(ruleOf(deal, 'new-home-relief.SK'))
  if (deal.province === 'NS')
    return { everyone: undefined, first: reliefBy(ruleOf(deal, 'new-home-relief.NS-first-time'), tax, price) }
  return { everyone: undefined, first: undefined }
}

const federalReliefs = (deal: Deal, tax: number, price: number): Reliefs => {
  const everyone = reliefBy(ruleOf(deal, 'new-home-relief.federal'), tax, price)
  return { everyone, first: larger(everyone, reliefBy(ruleOf(deal, 'new-home-relief.federal-first-time'), tax, price)) }
}

/** A relief of those who live in the home; between two while it depends on a missing answer. */
const reliefOf = (deal: Deal, { everyone, first }: Reliefs, label: Part['label']): Amount => {
  const livedIn = isLivedIn(deal)
  const { value: isFirst, basis } = firstTime(deal, 'federal')
  if (livedIn === false) return notApplicable('noReliefForRentals')
  const usual = everyone?.cents ?? 0
  const best = first?.cents ?? 0
  const dependsOnFirst = best !== usual
  const needs: FactPath[] = [
    ...(livedIn === undefined && best > 0 ? (['OccupancyDD'] as const) : []),
    ...(dependsOnFirst ? basis.needs : []),
  ]
  const least = livedIn === undefined ? 0 : isFirst === true ? best : usual
  const most = isFirst === false ? usual : best
  const used = isFirst === false ? everyone : first
  const amount = between(least, most, {
    needs,
    estimate: dependsOnFirst && basis.estimate,
    rules: used ? [used.rule] : [],
  })
  if (most === 0) return amount
  return sumOf([{ label, amount, details: used ? { rule: used.rule } : {} }])
}

const computed = (deal: Deal, price: number): NewHomeTax => {
  const { province } = deal
  if (province === undefined) return all(missing('SubjectProperty.Address.ProvinceDD'))
  const id = `new-home-tax.${province}` as const
  const rule = ruleOf(deal, id)
  if (!rule) return all(missing())
  const taxAt = (percent: number, label: Part['label']) =>
    withRule(deal, id, () =>
      sumOf([{ label, amount: exactly(percentOf(price, percent)), details: { base: price / 100, percent, rule } }]),
    )
  const federalTax = taxAt(rule.value.federal, 'federalTax')
  const provincialTax = taxAt(rule.value.provincial, 'provincialTax')
  const federalRelief = reliefOf(deal, federalReliefs(deal, federalTax.least, price), 'federalRelief')
  const provincialRelief = reliefOf(deal, provincialReliefs(deal, provincialTax.least, price), 'provincialRelief')
  const due = sumOf([
    { label: 'federalTax', amount: federalTax, lines: federalTax.lines },
    { label: 'provincialTax', amount: provincialTax, lines: provincialTax.lines },
    { label: 'federalRelief', amount: federalRelief, minus: true },
    { label: 'provincialRelief', amount: provincialRelief, minus: true },
  ])
  return { federalTax, provincialTax, federalRelief, provincialRelief, due }
}

/** Nothing is due beside a price that includes the taxes; while that is not known, all of it may be. */
const dueIf = (due: Amount, isDue: Tri, needs: FactPath[]): Amount => {
  if (isDue === true) return due
  if (isDue === false) return notApplicable('taxInPrice')
  return { ...due, least: 0, needs: [...due.needs, ...needs], isSum: false }
}

/** Who builds is taxed on materials and work, with reliefs of another kind, which are not computed. */
export const newHomeTaxOf = (deal: Deal, price: Amount): NewHomeTax => {
  if (purposeOf(deal) === purposes.construction) return all(notApplicable('ownBuild'))
  const isNew = isNewHome(deal)
  if (isAboutOwned(deal) || isNew === false) return all(notApplicable('notANewHome'))
  if (!isExact(price)) return all(missing(...price.needs))
  const tax = computed(deal, price.least)
  const isBeside = isOn(deal.facts.TaxInPriceFlag)
  const isDue = and(isNew, isBeside === undefined ? undefined : !isBeside)
  const needs: FactPath[] = [
    ...(isNew === undefined ? (['SubjectProperty.NewConstructionDD'] as const) : []),
    ...(isBeside === undefined ? (['TaxInPriceFlag'] as const) : []),
  ]
  return { ...tax, due: dueIf(tax.due, isDue, needs) }
}
