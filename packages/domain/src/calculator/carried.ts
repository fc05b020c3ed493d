import { purposes } from '../codes/purposes.ts'
import { parseDecimal } from '../kit/parse-decimal.ts'
import { queryWith, valuesInQuery } from '../kit/query.ts'
import { type Calculator, type Figures, isRefinancing, taxedCities } from './figures.ts'
import { isInRange } from './payment.ts'

/** What a calculator gives a new application: the first answers of its interview. */
export interface Carried {
  DealPurposeDD: number
  PropertyValue: number | null
  DownPaymentAmount: number | null
  Balance: number | null
  /** -1 for none. */
  ProvinceDD: number
  /** '' for none. */
  City: string
}

/** What an invitation from a lead gives a new application, in a query as the calculators write it. */
export const carriedOfLead = (known: {
  purpose: number
  price: number | null
  downPayment: number | null
  amount: number | null
}): string => {
  const isPurchase = known.purpose === purposes.purchase
  const amounts = isPurchase ? { price: known.price, down: known.downPayment } : { balance: known.amount }
  const given = Object.entries(amounts).filter(([, amount]) => amount !== null && isInRange('amount', amount))
  return queryWith([
    ['purpose', String(known.purpose)],
    ...given.map(([name, amount]) => [name, String(amount)] as const),
    ['lead', '1'],
  ])
}

/** Whether a lead carried it; else it was a calculator. */
export const isCarriedOfLead = (text: string): boolean => valuesInQuery(text).get('lead') === '1'

const purposeOf = (calculator: Calculator, figures: Figures): number => {
  if (calculator !== 'renew') return purposes.purchase
  return isRefinancing(figures) ? purposes.refinance : purposes.renewal
}

/** The query with which an application is started from a calculator; empty where nothing of the person is known. */
export const carriedQuery = (calculator: Calculator, figures: Figures): string => {
  const { Price, DownPayment, Balance, Province, InCity } = figures
  const amounts = calculator === 'renew' ? { balance: Balance } : { price: Price, down: DownPayment }
  const given = Object.entries(amounts).filter(([, amount]) => amount !== null && isInRange('amount', amount))
  if (given.length === 0) return ''
  const hasPlace = calculator !== 'renew' && Province !== -1
  const isInCity = InCity === 1 && taxedCities[Province] !== undefined
  return queryWith([
    ['purpose', String(purposeOf(calculator, figures))],
    ...given.map(([name, amount]) => [name, String(amount)] as const),
    ...(hasPlace ? ([['province', String(Province)]] as const) : []),
    ...(hasPlace && isInCity ? ([['incity', '1']] as const) : []),
  ])
}

const known: readonly number[] = [purposes.purchase, purposes.refinance, purposes.renewal]

/** Whole dollars, as the interview asks for them. */
const amountIn = (query: ReadonlyMap<string, string>, name: string): number | null => {
  const value = parseDecimal(query.get(name) ?? '', 2)
  return typeof value === 'number' && isInRange('amount', value) ? Math.round(value) : null
}

const codeIn = (query: ReadonlyMap<string, string>, name: string): number => {
  const text = query.get(name) ?? ''
  return /^\d{1,2}$/.test(text) ? Number(text) : -1
}

/** What such a query carries; undefined where it carries nothing. Anything else in it is ignored: anybody can write a link. */
export const carriedIn = (text: string): Carried | undefined => {
  const query = valuesInQuery(text)
  const DealPurposeDD = codeIn(query, 'purpose')
  if (!known.includes(DealPurposeDD)) return undefined
  const isPurchase = DealPurposeDD === purposes.purchase
  const province = codeIn(query, 'province')
  const ProvinceDD = isPurchase && province >= 1 && province <= 13 ? province : -1
  const carried = {
    DealPurposeDD,
    PropertyValue: isPurchase ? amountIn(query, 'price') : null,
    DownPaymentAmount: isPurchase ? amountIn(query, 'down') : null,
    Balance: isPurchase ? null : amountIn(query, 'balance'),
    ProvinceDD,
    City: query.get('incity') === '1' ? (taxedCities[ProvinceDD] ?? '') : '',
  }
  const amounts = [carried.PropertyValue, carried.DownPaymentAmount, carried.Balance]
  return isCarriedOfLead(text) || amounts.some((amount) => amount !== null) ? carried : undefined
}
