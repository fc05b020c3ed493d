import { landOwnership, purposes } from '../codes/purposes.ts'
import { own } from '../kit/own.ts'
import { plainWords } from '../kit/plain-words.ts'
import { isOn, type Tri } from '../kit/tri.ts'
import {
  type Amount,
  between,
  exactly,
  isExact,
  lineOf,
  linesOf,
  missing,
  notApplicable,
  type Part,
  sumOf,
} from './amount.ts'
import { percentOf, scale, type Tier, tierParts, toCents, totalOf } from './cents.ts'
import { answered, type Deal, given, isAboutOwned, purposeOf, ruleOf, withRule } from './deal.ts'
import { feeOf } from './fees.ts'
import type { LineKey } from './keys.ts'
import type { Rule } from './rule.ts'
import type { CityTax, TierTax, TransferTax } from './rule-values.ts'
import { cityTaxParts, provinceTaxParts } from './transfer-relief.ts'

/** The price, or the municipality's assessment (in Quebec multiplied by its factor) where it is larger and counts. */
const baseOf = ({ facts, province }: Deal, { base }: TransferTax, price: number): Amount => {
  const home = facts.SubjectProperty
  if (base === 'price') return exactly(price)
  if (!given(home?.AssessedValue)) return exactly(price, { estimate: true, needs: ['SubjectProperty.AssessedValue'] })
  const factor = Math.round(((province === 'QC' ? home.ComparativeFactor : null) ?? 1) * 10_000)
  return exactly(Math.max(price, scale(toCents(home.AssessedValue), factor, 10_000, 'halfUp')))
}

/** The tiers with the percentage of a by-law above its price. */
const withByLaw = ({ tiers }: TierTax, above: number, percent: number): readonly Tier[] => [
  ...tiers.slice(0, -1),
  { to: above, percent: tiers.at(-1)?.percent ?? 0 },
  { to: null, percent },
]

/** What a by-law adds; between nothing and the most while the municipality's percentage is not known. */
const byLawPart = ({ facts }: Deal, tax: TierTax, base: number, rule: Rule): Part[] => {
  const { byLaw } = tax
  if (!byLaw || base <= toCents(byLaw.above)) return []
  const usual = totalOf(tierParts(base, tax.tiers))
  const over = (percent: number) => Math.max(0, totalOf(tierParts(base, withByLaw(tax, byLaw.above, percent))) - usual)
  const { MunicipalRate } = facts
  const amount = given(MunicipalRate)
    ? exactly(over(MunicipalRate))
    : between(0, over(byLaw.most), { needs: ['MunicipalRate'] })
  return amount.most === 0
    ? []
    : [{ label: 'transferTaxByLaw', amount, details: { base: base / 100 - byLaw.above, rule } }]
}

const tierTax = (deal: Deal, tax: TierTax, base: number, rule: Rule): Amount => {
  const isLarge = (deal.units ?? 1) > 2
  const parts = tierParts(base, (isLarge ? tax.moreUnits : undefined) ?? tax.tiers)
  const lines = parts.map((part) =>
    lineOf('transferTaxTier', exactly(part.amount), { base: part.base / 100, percent: part.percent, rule }),
  )
  const whole: Part = { label: 'transferTax', amount: exactly(totalOf(parts)), lines }
  return sumOf([whole, ...byLawPart(deal, tax, base, rule)])
}

const cityName = (deal: Deal): string | undefined => {
  const city = plainWords(deal.facts.SubjectProperty?.Address?.City ?? '').join(' ')
  return city === '' ? undefined : city
}

const municipalTax = (deal: Deal, tax: TransferTax & { is: 'municipal' }, base: number, rule: Rule): Amount => {
  const rate = deal.facts.MunicipalRate ?? own(tax.known, cityName(deal))
  const amount =
    rate === undefined
      ? between(percentOf(base, tax.least), percentOf(base, tax.most), { needs: ['MunicipalRate'] })
      : exactly(percentOf(base, rate))
  const details = { base: base / 100, rule, ...(rate !== undefined && { percent: rate }) }
  return sumOf([{ label: 'municipalTransferTax', amount, details }])
}

const taxBy = (deal: Deal, tax: TransferTax, price: number, rule: Rule): Amount => {
  const base = baseOf(deal, tax, price)
  const taxed = (): Amount => {
    if (tax.is === 'tiers') return tierTax(deal, tax, base.least, rule)
    if (tax.is === 'municipal') return municipalTax(deal, tax, base.least, rule)
    return sumOf([
      { label: 'transferTax', amount: exactly(feeOf(base.least, tax)), details: { base: base.least / 100, rule } },
    ])
  }
  const amount = taxed()
  return {
    ...amount,
    rules: [rule],
    needs: [...amount.needs, ...base.needs],
    estimate: amount.estimate || base.estimate,
  }
}

/** Whether the property is in a city; unknown while no city is given. */
const isIn = (deal: Deal, { places }: CityTax): Tri => {
  const city = cityName(deal)
  return city === undefined ? undefined : places.includes(city)
}

/** Between nothing and an amount, where it depends on an answer whether it is due. */
const perhaps = (amount: Amount, isDue: Tri, needs: Amount['needs']): Amount => {
  if (isDue === true) return amount
  if (isDue === false) return notApplicable('noSuchTax')
  return { ...amount, least: 0, needs: [...amount.needs, ...needs], lines: [] }
}

interface Taxes {
  province: Amount
  /** Of a city, beside that of the province. */
  city: Amount
}

/** The taxes before relief for a price in cents: Toronto's is added to that of Ontario, Montréal's replaces that of Quebec. */
const taxesOf = (deal: Deal, price: number): Taxes => {
  const none = notApplicable('noSuchTax')
  const { province } = deal
  if (province === undefined) return { province: missing('SubjectProperty.Address.ProvinceDD'), city: none }
  const id = `transfer-tax.${province}` as const
  if (province === 'QC') {
    const montreal = ruleOf(deal, 'transfer-tax.montreal')
    if (montreal && isIn(deal, montreal.value) === true)
      return { province: taxBy(deal, montreal.value, price, montreal), city: none }
  }
  const whole = withRule(deal, id, (tax, rule) => taxBy(deal, tax, price, rule))
  if (province !== 'ON') return { province: whole, city: none }
  const toronto = ruleOf(deal, 'transfer-tax.toronto')
  if (!toronto) return { province: whole, city: missing() }
  const city = perhaps(taxBy(deal, toronto.value, price, toronto), isIn(deal, toronto.value), [
    'SubjectProperty.Address.City',
  ])
  return { province: whole, city }
}

/** Nova Scotia adds a tax for those who will not live there. It is asked for, and never added without an answer. */
const notResidentPart = (deal: Deal, price: number): Part[] => {
  if (deal.province !== 'NS') return []
  const isResident = isOn(deal.facts.ResidentOfProvinceFlag)
  const rule = ruleOf(deal, 'transfer-tax.NS.not-resident')
  if (!rule || isResident === true) return []
  const { percent } = rule.value
  const label: LineKey = 'transferTaxNotResident'
  if (isResident === undefined)
    return [{ label, amount: exactly(0, { needs: ['ResidentOfProvinceFlag'], rules: [rule] }), lines: [] }]
  const amount = exactly(percentOf(price, percent), { rules: [rule] })
  return [{ label, amount, details: { base: price / 100, percent, rule } }]
}

/** What changes hands: who builds pays for the land alone, unless it is theirs already. */
const transferred = (deal: Deal, price: Amount): Amount => {
  const { Construction, LandOwnership } = deal.facts
  if (isAboutOwned(deal)) return notApplicable('notAPurchase')
  if (purposeOf(deal) !== purposes.construction) return price
  if (LandOwnership === landOwnership.owned) return notApplicable('notAPurchase')
  return answered(Construction?.LandValue, 'Construction.LandValue')
}

/** Land transfer tax of province and city after relief. */
export const transferTaxOf = (deal: Deal, whole: Amount): Amount => {
  const price = transferred(deal, whole)
  if (price.because !== undefined) return price
  if (!isExact(price)) return missing(...price.needs)
  const { province, city } = taxesOf(deal, price.least)
  return sumOf([
    ...provinceTaxParts(deal, province, price.least),
    ...cityTaxParts(deal, city),
    ...notResidentPart(deal, price.least),
  ])
}

/** What the registration of the mortgage costs where it depends on its amount. */
const registrationRules = {
  AB: 'registration.AB',
  NL: 'registration.NL',
  NT: 'registration.NT',
  NU: 'registration.NU',
  SK: 'registration.SK',
} as const

/** Fees that no source has confirmed yet: the figure stays unknown instead of zero. */
const unknownRegistration = ['MB', 'YT']

export const registrationOf = (deal: Deal, loan: Amount): Amount => {
  const { province } = deal
  // The lender that renews its mortgage registers nothing, and who borrows nothing has none to register.
  if (purposeOf(deal) === purposes.renewal && deal.scenario.Switch === undefined) return notApplicable('notAPurchase')
  if (isExact(loan) && loan.least === 0) return exactly(0, { estimate: loan.estimate, needs: loan.needs })
  if (province === undefined) return missing('SubjectProperty.Address.ProvinceDD')
  if (unknownRegistration.includes(province)) return missing()
  const id = registrationRules[province as keyof typeof registrationRules]
  if (id === undefined) return notApplicable('inLegalCosts')
  if (!isExact(loan)) return missing(...loan.needs)
  return withRule(deal, id, (fee, rule) =>
    sumOf([
      {
        label: 'registration',
        amount: exactly(feeOf(loan.least, fee), { estimate: loan.estimate, needs: loan.needs, rules: loan.rules }),
        details: { base: loan.least / 100, rule },
      },
    ]),
  )
}

const notResidentRules = { ON: 'not-resident.ON', BC: 'not-resident.BC' } as const

/** The tax on buyers who do not live in Canada: shown as a warning, never added to another figure. */
export const notResidentTaxOf = (deal: Deal, whole: Amount): Amount => {
  const isResident = isOn(deal.facts.ResidentOfCanadaFlag)
  const price = transferred(deal, whole)
  if (price.because !== undefined) return price
  if (isResident === true) return notApplicable('residentOfCanada')
  const { province } = deal
  if (province === undefined) return missing('SubjectProperty.Address.ProvinceDD')
  const id = notResidentRules[province as keyof typeof notResidentRules]
  if (id === undefined) return notApplicable('noSuchTax')
  if (isResident === undefined || !isExact(price)) return missing('ResidentOfCanadaFlag', ...price.needs)
  const toronto = ruleOf(deal, 'transfer-tax.toronto')
  const inToronto = province === 'ON' && toronto !== undefined ? isIn(deal, toronto.value) : false
  const city = perhaps(shareBy(deal, 'not-resident.toronto', price.least), inToronto, ['SubjectProperty.Address.City'])
  return sumOf([linesOf('notResidentTax', shareBy(deal, id, price.least)), { label: 'notResidentTax', amount: city }])
}

const shareBy = (
  deal: Deal,
  id: 'not-resident.ON' | 'not-resident.BC' | 'not-resident.toronto',
  price: number,
): Amount =>
  withRule(deal, id, ({ percent }, rule) => {
    const amount = exactly(percentOf(price, percent))
    return sumOf([{ label: 'notResidentTax', amount, details: { base: price / 100, percent, rule } }])
  })
