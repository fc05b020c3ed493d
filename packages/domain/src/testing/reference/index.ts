import { cents, shownRatio } from './arithmetic.ts'
import { costsOf, maximumPriceOf, ratioOf } from './capacity.ts'
import { cashToCloseOf, newHomeTaxOf } from './closing.ts'
import {
  closingOf,
  type Deal,
  exactly,
  none,
  type Outcome,
  outcomeOf,
  provinceOf,
  purposeOf,
  rateOf,
  type Span,
  yearsOf,
} from './deal.ts'
import { availableEquityOf, creditLineLimitOf, interestDuringWorkOf, penaltyOf, refinanceLimitOf } from './existing.ts'
import {
  type Borrowing,
  borrowingOf,
  type Insurance,
  insuranceOf,
  minimumDownPayment,
  mostYears,
  premiumTax,
} from './loan.ts'
import { courseOf, paymentOf } from './payment.ts'
import { notResidentTaxOf, registrationOf, transferTaxOf } from './transfer-tax.ts'

export type Reference = Readonly<Record<string, Outcome>>

const orNone = (span: Span | undefined): Outcome => (span === undefined ? none : outcomeOf(span))
const ifAny = (amount: bigint | undefined): Span | undefined => (amount === undefined ? undefined : exactly(amount))

/** What changes hands: who builds on land that is not theirs yet buys the land alone. */
const boughtOf = (deal: Deal, price: bigint): bigint | undefined => {
  const purpose = purposeOf(deal)
  if (purpose === 'purchase') return price
  const isLandBought = purpose === 'construction' && deal.facts.LandOwnership !== 1
  return isLandBought ? cents(deal.facts.Construction?.LandValue) : undefined
}

const lending = (deal: Deal, { price, value, loan, allLoans }: Borrowing, insurance: Insurance): Reference => {
  const { isRequired, isAvailable, isInsured, premium, loanWithPremium } = insurance
  const most = mostYears(deal, insurance)
  const isBought = purposeOf(deal) === 'purchase' || purposeOf(deal) === 'construction'
  return {
    minimumDownPayment: isBought ? minimumDownPayment(deal, price) : none,
    loan,
    loanToValue: shownRatio(allLoans, value),
    isInsuranceRequired: isRequired,
    isInsuranceAvailable: isAvailable,
    isInsured,
    mostYears: BigInt(most),
    isWithinYears: yearsOf(deal) <= most,
    premium: premium ?? none,
    premiumTax: premium === undefined ? none : premiumTax(premium, provinceOf(deal), closingOf(deal)),
    loanWithPremium,
  }
}

const paying = (deal: Deal, { loanWithPremium }: Insurance): Reference => {
  const course = courseOf(deal, loanWithPremium)
  return {
    payment: paymentOf(deal, loanWithPremium),
    paidInFirstYear: course?.paid,
    interestInFirstYear: course?.interest,
    principalInFirstYear: course?.principal,
    balanceAfterFirstYear: course?.balance,
    balanceAtTermEnd: course?.atTermEnd,
  }
}

const capacity = (deal: Deal, borrowing: Borrowing, insurance: Insurance): Reference => {
  const costs = costsOf(deal, borrowing, insurance)
  const gds = ratioOf(costs.housing, costs.income, costs.limits.gds)
  const tds = ratioOf(costs.housing + costs.debts * 12n, costs.income, costs.limits.tds)
  const isPurchase = purposeOf(deal) === 'purchase'
  const affordable = isPurchase ? maximumPriceOf(deal) : { maximumPrice: none, limitedBy: [] }
  return {
    qualifyingRate: costs.qualifyingRate,
    qualifyingPayment: costs.qualifyingPayment,
    income: costs.income,
    debts: costs.debts,
    housingCosts: costs.housing,
    gds: gds.ratio,
    gdsLimit: BigInt(gds.limit * 1000),
    isWithinGds: gds.isWithin,
    tds: tds.ratio,
    tdsLimit: BigInt(tds.limit * 1000),
    isWithinTds: tds.isWithin,
    maximumPrice: affordable.maximumPrice,
    limitedBy: affordable.limitedBy.toSorted().join(' '),
  }
}

const closing = (deal: Deal, { price, downPayment }: Borrowing, { premium, loanWithPremium }: Insurance): Reference => {
  const purpose = purposeOf(deal)
  const isPurchase = purpose === 'purchase'
  const bought = boughtOf(deal, price)
  const transferTax = bought === undefined ? undefined : transferTaxOf(deal, bought)
  // The lender that renews its mortgage registers nothing.
  const isRenewedHere = purpose === 'renewal' && deal.scenario.Switch === undefined
  const registration = isRenewedHere ? undefined : registrationOf(deal, loanWithPremium)
  const { newHomeTax, federalRelief, provincialRelief } = isPurchase
    ? newHomeTaxOf(deal, price)
    : { newHomeTax: undefined, federalRelief: none, provincialRelief: none }
  const isBilledLater = provinceOf(deal) === 'QC'
  const tax = premium === undefined ? undefined : premiumTax(premium, provinceOf(deal), closingOf(deal))
  const due = [isBilledLater ? undefined : transferTax, registration, ifAny(tax), ifAny(newHomeTax)]
  return {
    transferTax: orNone(transferTax),
    registration: orNone(registration),
    notResidentTax: bought === undefined ? none : notResidentTaxOf(deal, bought),
    federalRelief,
    provincialRelief,
    newHomeTax: newHomeTax ?? none,
    cashToClose: isPurchase ? outcomeOf(cashToCloseOf(deal, downPayment, due)) : none,
    billedLater: isBilledLater ? orNone(transferTax) : none,
  }
}

const owned = (deal: Deal): Reference => {
  const isOwned = purposeOf(deal) === 'refinance' || purposeOf(deal) === 'renewal'
  return {
    refinanceLimit: isOwned ? refinanceLimitOf(deal) : none,
    availableEquity: isOwned ? availableEquityOf(deal) : none,
    creditLineLimit: isOwned ? creditLineLimitOf(deal) : none,
    penalty: isOwned ? orNone(penaltyOf(deal)) : none,
    interestDuringWork: purposeOf(deal) === 'construction' ? interestDuringWorkOf(deal, rateOf(deal)) : none,
  }
}

/** Every figure of a deal whose answers are known, in cents and thousandths of a per cent. */
export const referenceOf = (deal: Deal): Reference => {
  const borrowing = borrowingOf(deal)
  const insurance = insuranceOf(deal, borrowing)
  return {
    ...lending(deal, borrowing, insurance),
    ...paying(deal, insurance),
    ...capacity(deal, borrowing, insurance),
    ...closing(deal, borrowing, insurance),
    ...owned(deal),
  }
}
