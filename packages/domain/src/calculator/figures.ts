import { parseDecimal } from '../kit/parse-decimal.ts'
import { queryWith, valuesInQuery } from '../kit/query.ts'
import { frequencies, isInRange } from './payment.ts'

/** The public calculators, by the last part of their address. */
export const calculators = ['payment', 'affordability', 'cash-to-close', 'renew'] as const
export type Calculator = (typeof calculators)[number]

/** What the calculators ask. An empty box is null, a choice that is not made -1. Incomes and property tax are a year, debts, heating and fees a month. */
export interface Figures {
  Amount: number | null
  Rate: number | null
  Years: number | null
  Frequency: number
  Price: number | null
  DownPayment: number | null
  Deposit: number | null
  Province: number
  /** Whether the home is in the city with a tax of its own: Toronto or Montréal. */
  InCity: number
  /** The percentage of a municipality in Nova Scotia. */
  MunicipalRate: number | null
  FirstTime: number
  NewHome: number
  TaxInPrice: number
  Income: number | null
  SecondIncome: number | null
  Debts: number | null
  PropertyTax: number | null
  Heating: number | null
  CondoFees: number | null
  Balance: number | null
  PresentRate: number | null
  /** RateTypeDD of the present mortgage. */
  RateType: number
  /** Until the present term ends. */
  MonthsLeft: number | null
  HomeValue: number | null
  ExtraMoney: number | null
  /** What the present lender offers for the rest of the term. */
  LenderRate: number | null
}
export type FigureName = keyof Figures

/** The kind of an entry, which decides what is accepted. */
export type EntryKind = 'amount' | 'zeroOrMore' | 'rate' | 'years' | 'months' | 'flag' | 'province' | 'frequency'

const accepted: Readonly<Record<EntryKind, (value: number) => boolean>> = {
  amount: (value) => isInRange('amount', value),
  zeroOrMore: (value) => value === 0 || isInRange('amount', value),
  rate: (value) => isInRange('rate', value),
  years: (value) => isInRange('years', value),
  months: (value) => Number.isInteger(value) && value >= 0 && value <= 300,
  flag: (value) => value === 0 || value === 1,
  province: (value) => Number.isInteger(value) && value >= 1 && value <= 13,
  frequency: (value) => frequencies.some((code) => code === value),
}

/** Each entry with its name in the query of an address. */
const entries: Readonly<Record<FigureName, readonly [query: string, kind: EntryKind]>> = {
  Amount: ['amount', 'amount'],
  Rate: ['rate', 'rate'],
  Years: ['years', 'years'],
  Frequency: ['frequency', 'frequency'],
  Price: ['price', 'amount'],
  DownPayment: ['down', 'zeroOrMore'],
  Deposit: ['deposit', 'zeroOrMore'],
  Province: ['province', 'province'],
  InCity: ['incity', 'flag'],
  MunicipalRate: ['municipal', 'rate'],
  FirstTime: ['first', 'flag'],
  NewHome: ['new', 'flag'],
  TaxInPrice: ['taxin', 'flag'],
  Income: ['income', 'zeroOrMore'],
  SecondIncome: ['income2', 'zeroOrMore'],
  Debts: ['debts', 'zeroOrMore'],
  PropertyTax: ['tax', 'zeroOrMore'],
  Heating: ['heating', 'zeroOrMore'],
  CondoFees: ['condo', 'zeroOrMore'],
  Balance: ['balance', 'amount'],
  PresentRate: ['present', 'rate'],
  RateType: ['type', 'flag'],
  MonthsLeft: ['months', 'months'],
  HomeValue: ['value', 'amount'],
  ExtraMoney: ['extra', 'zeroOrMore'],
  LenderRate: ['lender', 'rate'],
}
const names = Object.keys(entries) as FigureName[]

export const kindOf = (name: FigureName): EntryKind => entries[name][1]

/** The entries of each calculator, in the order of its page. */
export const entriesOf = {
  payment: ['Amount', 'Rate', 'Years', 'Frequency'],
  affordability: [
    'Income',
    'SecondIncome',
    'Debts',
    'DownPayment',
    'Rate',
    'Years',
    'Province',
    'FirstTime',
    'PropertyTax',
    'Heating',
    'CondoFees',
  ],
  'cash-to-close': [
    'Price',
    'DownPayment',
    'Province',
    'InCity',
    'MunicipalRate',
    'FirstTime',
    'NewHome',
    'TaxInPrice',
    'Deposit',
  ],
  renew: ['Balance', 'PresentRate', 'RateType', 'MonthsLeft', 'Rate', 'Years', 'HomeValue', 'ExtraMoney', 'LenderRate'],
} as const satisfies Readonly<Record<Calculator, readonly FigureName[]>>

/** Those without which a calculator shows nothing. */
const required: Readonly<Record<Calculator, readonly FigureName[]>> = {
  payment: ['Amount', 'Rate', 'Years'],
  affordability: ['Income', 'Debts', 'DownPayment', 'Rate', 'Years'],
  'cash-to-close': ['Price', 'DownPayment', 'Province'],
  renew: ['Balance', 'Rate', 'Years'],
}

/** What one calculator passes on to another. An income or a debt stays where it was entered, so that no shared link has it unseen. */
const shared: readonly FigureName[] = ['Price', 'DownPayment', 'Rate', 'Years', 'Province', 'InCity', 'FirstTime']

const blank: Figures = {
  Amount: null,
  Rate: null,
  Years: null,
  Frequency: -1,
  Price: null,
  DownPayment: null,
  Deposit: null,
  Province: -1,
  InCity: -1,
  MunicipalRate: null,
  FirstTime: -1,
  NewHome: -1,
  TaxInPrice: -1,
  Income: null,
  SecondIncome: null,
  Debts: null,
  PropertyTax: null,
  Heating: null,
  CondoFees: null,
  Balance: null,
  PresentRate: null,
  RateType: -1,
  MonthsLeft: null,
  HomeValue: null,
  ExtraMoney: null,
  LenderRate: null,
}

/** Usual terms; amounts of a person begin empty. */
const start: Figures = { ...blank, Rate: 4.79, Years: 25, Frequency: 0, RateType: 0 }
const startOf: Readonly<Record<Calculator, Figures>> = {
  payment: { ...start, Amount: 400_000 },
  affordability: start,
  'cash-to-close': start,
  renew: start,
}

const isGiven = (value: number | null): value is number => value !== null && value !== -1

const isWrong = (name: FigureName, value: number | null): boolean => isGiven(value) && !accepted[kindOf(name)](value)

/** The kinds of which a box accepts a wrong number; it holds no more digits than an amount from zero may have. */
const typedKinds = ['amount', 'rate', 'years', 'months'] as const satisfies readonly EntryKind[]
type TypedKind = (typeof typedKinds)[number]

/** What is wrong with a number that was entered; an empty one is only incomplete. */
export const wrongKindOf = (name: FigureName, value: number | null): TypedKind | undefined =>
  isWrong(name, value) ? typedKinds.find((kind) => kind === kindOf(name)) : undefined

/** The required entries that are empty or wrong, and the others that are wrong: without them nothing is computed. */
export const incompleteOf = (calculator: Calculator, figures: Figures): readonly FigureName[] =>
  entriesOf[calculator].filter(
    (name) => isWrong(name, figures[name]) || (required[calculator].includes(name) && !isGiven(figures[name])),
  )

/** The figures in the query of an address; one that it lacks, or that is out of range, is as at the start. */
export const figuresIn = (calculator: Calculator, query: string): Figures => {
  const given = valuesInQuery(query)
  const figures = { ...startOf[calculator] }
  for (const name of names) {
    const value = parseDecimal(given.get(entries[name][0]) ?? '', 3)
    if (typeof value === 'number' && accepted[kindOf(name)](value)) figures[name] = value
  }
  return figures
}

/**
 * The query of an address of a calculator with these figures: `?amount=400000&rate=4.79&years=25&frequency=0`. An emptied
 * one that begins with a usual value is named without a value, as it was typed.
 */
export const queryOf = (calculator: Calculator, figures: Figures): string => {
  const query: [string, string][] = []
  const own: readonly FigureName[] = entriesOf[calculator]
  for (const name of names) {
    if (!own.includes(name) && !shared.includes(name)) continue
    const value = figures[name]
    if (isGiven(value)) query.push([entries[name][0], String(value)])
    else if (own.includes(name) && isGiven(startOf[calculator][name])) query.push([entries[name][0], ''])
  }
  return queryWith(query)
}

/** The figures for another calculator: what is shared, and a payment on the price less the down payment. */
export const passedOn = (to: Calculator, figures: Figures): Figures => {
  const passed = { ...startOf[to] }
  for (const name of shared) if (isGiven(figures[name])) passed[name] = figures[name]
  const { Price, DownPayment } = figures
  if (to === 'payment' && Price !== null && DownPayment !== null && Price > DownPayment)
    passed.Amount = Price - DownPayment
  return passed
}

/** ProvinceDD with a city that has a transfer tax of its own. */
export const taxedCities: Readonly<Record<number, string>> = { 9: 'Toronto', 11: 'Montréal' }
/** ProvinceDD where each municipality sets the percentage. */
export const municipalProvince = 7

/** More money than is owed is a refinancing. */
export const isRefinancing = ({ ExtraMoney }: Figures): boolean => ExtraMoney !== null && ExtraMoney > 0
