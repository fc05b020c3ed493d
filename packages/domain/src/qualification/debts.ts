import { paymentsPerYear } from '../calculator/payment.ts'
import { purposes } from '../codes/purposes.ts'
import { type Amount, exactly, mapAmount, missing, type Part, sumOf } from './amount.ts'
import { percentOf, scale, toCents, toThousandths } from './cents.ts'
import { answered, type Deal, given, purposeOf, ruleOf } from './deal.ts'
import type { FactPath, LiabilityFacts, MortgageFacts, PropertyFacts } from './facts.ts'
import { bringsRent, isMissing } from './income.ts'
import type { LineKey } from './keys.ts'
import { isFrequency, paymentFor } from './payment.ts'
import type { PolicyKey } from './policy.ts'

interface Owed {
  amount: Amount
  fact: FactPath
  policy?: PolicyKey
  label?: LineKey
}

type DebtRule = (debt: LiabilityFacts, deal: Deal, qualifyingRate: Amount) => Owed

const revolving: DebtRule = ({ Balance }, { policy }) => ({
  amount: mapAmount(answered(Balance, 'Liabilities.Balance'), (cents) => percentOf(cents, policy.revolvingPercent)),
  fact: 'Liabilities.Balance',
  policy: 'revolvingPercent',
})

const stated: DebtRule = ({ MonthlyPayment }) => ({
  amount: answered(MonthlyPayment, 'Liabilities.MonthlyPayment'),
  fact: 'Liabilities.MonthlyPayment',
})

/** The rate at which a secured line is tested: its own raised as that of a mortgage, or that of the mortgage. */
const lineRate = (debt: LiabilityFacts, deal: Deal, qualifyingRate: Amount): Amount => {
  if (!given(debt.InterestRate)) return qualifyingRate
  const rule = ruleOf(deal, 'qualifying-rate')
  if (!rule) return missing()
  const { above, least } = rule.value
  const rate = Math.max(toThousandths(debt.InterestRate) + toThousandths(above), toThousandths(least))
  return exactly(rate, { unit: 'percent', rules: [rule] })
}

/** Paid off over years at the qualifying rate, compounded monthly as lines of credit are. */
const securedLine: DebtRule = (debt, deal, qualifyingRate) => {
  const { on, years } = deal.policy.securedLine
  const fact = `Liabilities.${on}` as const
  const owed = answered(debt[on], fact)
  const rate = lineRate(debt, deal, qualifyingRate)
  const isOwed = owed.most === null || owed.most > 0
  const amount =
    isOwed && rate.least !== rate.most
      ? missing(...owed.needs, ...rate.needs)
      : mapAmount(owed, (cents) => paymentFor(cents, rate.least, { years, frequency: 0, compounding: 'monthly' }), {
          rules: rate.rules,
          estimate: rate.estimate,
          needs: [...owed.needs, ...rate.needs],
        })
  return { amount, fact, policy: 'securedLine', label: 'securedLine' }
}

/** LiabilityType. Tax that is owed is paid at closing and is no monthly debt. */
const taxOwed = 11
const debtRules: Readonly<Record<number, DebtRule>> = {
  2: revolving,
  10: revolving,
  13: securedLine,
  3: stated,
  4: stated,
  5: stated,
  6: stated,
  7: stated,
  8: stated,
  9: stated,
  14: stated,
}

/** What the refinancing pays off costs nothing a month afterwards; its line shows that it was left out. */
const isPaidOff = ({ PaidOffFlag }: LiabilityFacts, deal: Deal): boolean =>
  PaidOffFlag === 1 && purposeOf(deal) === purposes.refinance

const debtPart = (debt: LiabilityFacts, item: number, deal: Deal, qualifyingRate: Amount): Part[] => {
  const rule = debtRules[debt.LiabilityType]
  if (!rule) return []
  if (isPaidOff(debt, deal))
    return [{ label: 'debtPaidOff', amount: exactly(0), details: { fact: 'Liabilities.PaidOffFlag', item } }]
  const { amount, fact, policy, label } = rule(debt, deal, qualifyingRate)
  return [{ label: label ?? 'debt', amount, details: { fact, item, ...(policy && { policy }) } }]
}

/** A payment of any frequency as one of a month, in cents. */
const monthly = ({ PAndIPayment, PaymentFrequencyDD }: MortgageFacts): Amount => {
  const frequency = PaymentFrequencyDD ?? -1
  if (!isFrequency(frequency)) return missing('Properties.Mortgages.PaymentFrequencyDD')
  const times = paymentsPerYear[frequency]
  return mapAmount(answered(PAndIPayment, 'Properties.Mortgages.PAndIPayment'), (cents) =>
    scale(cents, times, 12, 'halfUp'),
  )
}

/** TypeofMortgage of a mortgage that ends. */
const replaced = 2
/** PropertyTypeDD of an owned condominium. */
const ownedCondo = 2

/** Heating a month: the answer, or the site's estimate. */
export const heatingOf = (heating: number | null | undefined, deal: Deal, fact: FactPath): Amount => {
  const { heatPerMonth } = deal.policy
  if (given(heating)) return exactly(toCents(heating))
  return heatPerMonth === null ? missing(fact) : exactly(toCents(heatPerMonth), { estimate: true, needs: [fact] })
}

/** What another property costs a month: its mortgages, tax, heating and part of its fees. */
const costsOf = (property: PropertyFacts, deal: Deal): Amount => {
  const fees =
    given(property.CondoFees) || property.PropertyTypeDD === ownedCondo
      ? answered(property.CondoFees, 'Properties.CondoFees')
      : exactly(0)
  const mortgages = (property.Mortgages ?? []).filter(({ TypeofMortgage }) => TypeofMortgage !== replaced)
  return sumOf([
    ...mortgages.map((mortgage): Part => ({ label: 'otherMortgageHere', amount: monthly(mortgage) })),
    {
      label: 'propertyTax',
      amount: mapAmount(answered(property.AnnualTaxes, 'Properties.AnnualTaxes'), (cents) =>
        scale(cents, 1, 12, 'halfUp'),
      ),
    },
    { label: 'heating', amount: heatingOf(property.Heating, deal, 'Properties.Heating') },
    { label: 'condoFees', amount: mapAmount(fees, (cents) => percentOf(cents, deal.policy.condoFeesPercent)) },
  ])
}

/** Costs less the part of the rent that covers them; a surplus is ignored. */
const offset = (costs: Amount, rent: Amount, percent: number): Amount => {
  const covered = mapAmount(rent, (cents) => percentOf(cents, percent))
  return {
    ...costs,
    least: covered.most === null ? 0 : Math.max(0, costs.least - covered.most),
    most: costs.most === null ? null : Math.max(0, costs.most - covered.least),
    needs: [...costs.needs, ...rent.needs],
  }
}

const propertyPart = (property: PropertyFacts, item: number, deal: Deal): Part => {
  const { method, percent } = deal.policy.otherRent
  const costs = costsOf(property, deal)
  const isOffset = method === 'offset' && bringsRent(property.OccupancyTypeDD)
  const rent = answered(property.RentalIncome, 'Properties.RentalIncome')
  return {
    label: 'otherProperty',
    amount: isOffset ? offset(costs, rent, percent) : costs,
    details: { item, policy: 'otherRent' },
  }
}

/** All debts beside the mortgage itself, a month. */
export const debtsOf = (deal: Deal, qualifyingRate: Amount): Amount => {
  const { Liabilities = [], Properties = [], Done } = deal.facts
  const open = [
    ...(isMissing(Liabilities, Done?.Liabilities) ? [missing('Liabilities')] : []),
    ...(isMissing(Properties, Done?.Properties) ? [missing('Properties')] : []),
  ]
  return sumOf([
    ...Liabilities.flatMap((debt, item) => debtPart(debt, item, deal, qualifyingRate)),
    ...Properties.map((property, item) => propertyPart(property, item, deal)),
    ...open.map((amount): Part => ({ label: 'debt', amount })),
  ])
}

/** Income tax that is owed and paid at closing. */
export const taxOwedParts = ({ facts }: Deal): Part[] =>
  (facts.Liabilities ?? []).flatMap((debt, item): Part[] => {
    const fact = 'Liabilities.Balance' as const
    const isTax = debt.LiabilityType === taxOwed
    return isTax ? [{ label: 'taxOwed', amount: answered(debt.Balance, fact), details: { fact, item } }] : []
  })
