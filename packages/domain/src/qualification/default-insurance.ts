import { purposes } from '../codes/purposes.ts'
import { or, type Tri } from '../kit/tri.ts'
import { type Amount, basisOf, exactly, isExact, lineOf, missing, notApplicable, sumOf } from './amount.ts'
import { isWithin, percentOf, type Tier } from './cents.ts'
import { type Deal, firstTime, isAboutOwned, isNewHome, isRental, purposeOf, ruleOf, withRule } from './deal.ts'
import type { Loan } from './loan.ts'
import type { Rule } from './rule.ts'

/** Insurance against default, which protects the lender and is paid by the borrower. */
export interface DefaultInsurance {
  /** By law, above 80 % of the value. */
  isRequired: Tri
  /** Whether an insurer may insure this loan. */
  isAvailable: Tri
  /** Required, or wanted and available. */
  isInsured: Tri
  premium: Amount
  premiumTax: Amount
  loanWithPremium: Amount
}

/** Whether a loan of these cents is above the share of the value that needs no insurance. */
export const isHighRatio = (deal: Deal, loan: number, value: number): boolean => {
  const rule = ruleOf(deal, 'loan-to-value')
  return rule !== undefined && !isWithin(loan, rule.value.percent, value)
}

const requiredFor = (deal: Deal, { allLoans, value }: Loan): Tri => {
  if (allLoans.most !== null && value.least > 0 && !isHighRatio(deal, allLoans.most, value.least)) return false
  if (value.most !== null && value.most > 0 && isHighRatio(deal, allLoans.least, value.most)) return true
  return undefined
}

/** Whether an insurer may insure these cents on this value; a rental is insured to 80 % and with more than one unit only. */
export const isInsurable = (deal: Deal, value: number, isAbove: boolean, years: number): boolean => {
  if (isAbove) {
    const high = ruleOf(deal, 'insurance.high-ratio')?.value
    return !!high && value < high.valueBelow * 100 && !isAboutOwned(deal) && !isRental(deal)
  }
  const low = ruleOf(deal, 'insurance.low-ratio')?.value
  const isSwitch = purposeOf(deal) === purposes.renewal && deal.scenario.Switch !== undefined
  const isLow = !!low && value < low.valueBelow * 100 && years <= low.mostYears && (!isAboutOwned(deal) || isSwitch)
  if (!isLow || !isRental(deal)) return isLow
  const rental = ruleOf(deal, 'premium.rental')?.value
  const units = deal.units ?? 1
  return !!rental && value < rental.valueBelow * 100 && units >= rental.leastUnits && units <= rental.mostUnits
}

/** The rule of a refinancing whose money adds units to a home in which its owner lives. */
export const addedUnitsOf = (deal: Deal) =>
  purposeOf(deal) === purposes.refinance && deal.facts.SubjectProperty?.AddsUnitsFlag === 1 && !isRental(deal)
    ? ruleOf(deal, 'insurance.added-units')
    : undefined

/** A percentage of the loan that the premium consists of. */
export interface PremiumRate {
  percent: number
  rule: Rule
}

const bandOf = (bands: readonly Tier[], loan: number, value: number) =>
  bands.find(({ to }) => to === null || isWithin(loan, to, value))

/** The percentages of the premium; none where no band reaches so far. */
export const premiumRates = (deal: Deal, loan: number, value: number, years: number): PremiumRate[] => {
  const table = ruleOf(deal, isRental(deal) ? 'premium.rental' : 'premium.owner')
  const band = table && bandOf(table.value.bands, loan, value)
  if (!table || !band) return []
  const borrowed = ruleOf(deal, 'premium.borrowed')
  const isBorrowed =
    borrowed !== undefined &&
    deal.facts.BorrowedDownPaymentFlag === 1 &&
    (deal.units ?? 1) <= borrowed.value.mostUnits &&
    !isWithin(loan, borrowed.value.above, value)
  const long = ruleOf(deal, 'premium.over-25-years')
  const isLong = long !== undefined && years > long.value.overYears && isHighRatio(deal, loan, value)
  return [
    isBorrowed ? { percent: borrowed.value.percent, rule: borrowed } : { percent: band.percent, rule: table },
    ...(isLong ? [{ percent: long.value.percent, rule: long }] : []),
  ]
}

/** Cents of the premium, rounded once, half up. */
export const premiumOf = (rates: readonly PremiumRate[], loan: number): number =>
  percentOf(
    loan,
    rates.reduce((sum, { percent }) => sum + percent, 0),
  )

const premiumLines = (rates: readonly PremiumRate[], loan: number) =>
  rates.map(({ percent, rule }, index) => {
    const before = premiumOf(rates.slice(0, index), loan)
    const amount = exactly(premiumOf(rates.slice(0, index + 1), loan) - before)
    return lineOf(index === 0 ? 'premium' : 'premiumSurcharge', amount, { base: loan / 100, percent, rule })
  })

const premiumFor = (
  deal: Deal,
  { loan, allLoans, value }: Loan,
  insured: Pick<DefaultInsurance, 'isInsured' | 'isAvailable'>,
  years: number,
): Amount => {
  if (insured.isInsured === false) return notApplicable('notInsured')
  // A loan on a home that is owned is insured only where that is wanted, whatever the home is worth.
  if (insured.isInsured === undefined && isAboutOwned(deal) && deal.scenario.Insure !== true)
    return notApplicable('notInsured')
  if (!isExact(loan) || !isExact(allLoans) || !isExact(value) || insured.isInsured === undefined)
    return missing(...allLoans.needs, ...value.needs)
  if (insured.isAvailable === false) return notApplicable('insuranceNotAvailable')
  const rates = premiumRates(deal, allLoans.least, value.least, years)
  if (rates.length === 0) return notApplicable('downPaymentTooLow')
  const basis = basisOf(allLoans, value)
  return exactly(premiumOf(rates, loan.least), {
    ...basis,
    rules: [...basis.rules, ...rates.map(({ rule }) => rule)],
    lines: premiumLines(rates, loan.least),
    isSum: true,
  })
}

/** The tax of the province on the premium, paid at closing and never added to the loan. */
const taxOn = (deal: Deal, premium: Amount): Amount => {
  if (premium.because !== undefined) return premium
  const { province } = deal
  if (province === undefined) return missing('SubjectProperty.Address.ProvinceDD', ...premium.needs)
  if (!isExact(premium)) return missing(...premium.needs)
  return withRule(deal, `premium-tax.${province}`, ({ percent }, rule) => {
    const amount = exactly(percentOf(premium.least, percent))
    return {
      ...amount,
      ...basisOf(premium),
      isSum: true,
      lines: [lineOf('premiumTax', amount, { base: premium.least / 100, percent, rule })],
    }
  })
}

const availableFor = (deal: Deal, { value, allLoans }: Loan, isRequired: Tri, years: number): Tri => {
  if (!isExact(value) || isRequired === undefined) return undefined
  const added = addedUnitsOf(deal)?.value
  if (!added) return isInsurable(deal, value.least, isRequired, years)
  if (!isExact(allLoans)) return undefined
  return (
    isWithin(allLoans.least, added.percent, value.least) &&
    value.least < added.valueBelow * 100 &&
    years <= added.mostYears
  )
}

const insuredFor = (deal: Deal, isRequired: Tri, isAvailable: Tri): Tri =>
  isRequired === true ? true : deal.scenario.Insure === true && isRequired === false ? isAvailable : isRequired

export const defaultInsuranceOf = (deal: Deal, lent: Loan, years: number): DefaultInsurance => {
  const isRequired = requiredFor(deal, lent)
  const isAvailable = availableFor(deal, lent, isRequired, years)
  const isInsured = insuredFor(deal, isRequired, isAvailable)
  const premium = premiumFor(deal, lent, { isInsured, isAvailable }, years)
  const loanWithPremium = sumOf([
    { label: 'loan', amount: lent.loan },
    { label: 'premium', amount: premium },
  ])
  return { isRequired, isAvailable, isInsured, premium, premiumTax: taxOn(deal, premium), loanWithPremium }
}

/** The longest amortization in years, and whether the chosen one is within it; undefined while a missing answer decides. */
export interface Amortization {
  mostYears: number | undefined
  isWithin: Tri
  needs: Amount['needs']
  rule?: Rule
}

const limitedTo = (mostYears: number, years: number): Amortization => ({
  mostYears,
  isWithin: years <= mostYears,
  needs: [],
})

/** First-time buyers and new homes may have longer to pay an insured loan above 80 %. */
const highRatioAmortization = (deal: Deal, years: number): Amortization => {
  const rule = ruleOf(deal, 'amortization')
  if (!rule) return { mostYears: undefined, isWithin: undefined, needs: [] }
  const { value: isFirst, basis } = firstTime(deal, 'insurance')
  const isNew = purposeOf(deal) === purposes.construction || isNewHome(deal)
  const mayBeLong = or(isFirst, isNew)
  if (mayBeLong !== undefined) return { ...limitedTo(mayBeLong ? rule.value.longYears : rule.value.years, years), rule }
  const isWithin = years <= rule.value.years ? true : years > rule.value.longYears ? false : undefined
  return { mostYears: undefined, isWithin, needs: basis.needs, rule }
}

export const amortizationOf = (
  deal: Deal,
  { isRequired, isInsured }: DefaultInsurance,
  years: number,
): Amortization => {
  if (isInsured === undefined) return { mostYears: undefined, isWithin: undefined, needs: [] }
  if (isInsured === false) return limitedTo(deal.policy.uninsuredMostYears, years)
  const added = addedUnitsOf(deal)
  if (added) return { ...limitedTo(added.value.mostYears, years), rule: added }
  if (isRequired === true) return highRatioAmortization(deal, years)
  const rule = ruleOf(deal, 'insurance.low-ratio')
  return rule
    ? { ...limitedTo(rule.value.mostYears, years), rule }
    : { mostYears: undefined, isWithin: undefined, needs: [] }
}
