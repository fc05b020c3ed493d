import { purposes } from '@foyer/domain/codes/purposes.ts'
import type { FactPath } from '@foyer/domain/qualification/facts.ts'
import type { Figure } from '@foyer/domain/qualification/figure.ts'

export type FigureName =
  | 'minimumDownPayment'
  | 'payment'
  | 'cashToClose'
  | 'billedLater'
  | 'refinanceLimit'
  | 'availableEquity'
  | 'creditLineLimit'
  | 'penalty'
/** Figures that only explain others. */
export type CostName = FigureName | 'loan' | 'premium' | 'premiumTax' | 'transferTax' | 'registration' | 'newHomeTax'
/** And those of income and debts. */
export type DerivedName =
  | CostName
  | 'maximumPrice'
  | 'income'
  | 'debts'
  | 'housingCosts'
  | 'qualifyingRate'
  | 'qualifyingPayment'
  | 'gds'
  | 'tds'

export interface Content {
  figures: readonly FigureName[]
  /** The line of a phone names these after the payment, if they are known. */
  summary: 'cash' | 'equity' | 'down' | undefined
  derivations: readonly CostName[]
}

const contents: Readonly<Record<number, Content>> = {
  [purposes.purchase]: {
    figures: ['payment', 'cashToClose', 'minimumDownPayment', 'billedLater'],
    summary: 'cash',
    derivations: [
      'minimumDownPayment',
      'loan',
      'premium',
      'payment',
      'transferTax',
      'premiumTax',
      'newHomeTax',
      'registration',
      'cashToClose',
    ],
  },
  [purposes.construction]: {
    figures: ['payment', 'minimumDownPayment'],
    summary: 'down',
    derivations: ['minimumDownPayment', 'loan', 'premium', 'payment'],
  },
  [purposes.refinance]: {
    figures: ['payment', 'refinanceLimit', 'availableEquity', 'penalty'],
    summary: 'equity',
    derivations: ['payment', 'refinanceLimit', 'availableEquity', 'penalty'],
  },
  [purposes.renewal]: {
    figures: ['payment', 'penalty'],
    summary: undefined,
    derivations: ['loan', 'payment', 'penalty'],
  },
}

/** What is shown for DealPurposeDD; nothing before a purpose is chosen. */
export const contentOf = (purpose: number): Content | undefined => contents[purpose]

/** Without one of these a figure would only be between nothing and everything. */
const basics: readonly FactPath[] = [
  'PropertyValue',
  'DownPayment',
  'RequestedMortgageAmount',
  'SubjectProperty.EstimatedValue',
  'SubjectProperty.Mortgages.Balance',
]

/** The answers without which a figure is not worth showing. */
export const missingOf = (figure: Figure): readonly FactPath[] => {
  const missing = figure.needs.filter((fact) => basics.includes(fact))
  if (missing.length > 0 || figure.is !== 'unknown') return missing
  return figure.needs
}

/** A figure of which there is nothing to show, beside what does not apply: a cost of zero, a payment without a rate. */
export const isShown = (name: FigureName, figure: Figure, hasRate: boolean): boolean => {
  if (figure.is === 'notApplicable') return false
  if (name === 'payment') return hasRate
  return name !== 'penalty' || figure.is !== 'known' || figure.amount > 0
}

const steps: Partial<Record<FigureName, number>> = { payment: 10, cashToClose: 100, billedLater: 100, penalty: 100 }

/** An estimate is rounded, so that it does not look exact; the bounds of a range outwards. */
export const rounded = (name: FigureName, dollars: number, to: 'nearest' | 'down' | 'up' = 'nearest'): number => {
  const step = steps[name] ?? 1
  const round = { nearest: Math.round, down: Math.floor, up: Math.ceil }[to]
  return round(dollars / step) * step
}

/** Whether a figure rests on an estimate, or on a rule that no official text has confirmed yet. */
export const isUncertain = (figure: Figure): boolean =>
  (figure.is === 'known' && figure.estimate) || figure.rules.some(({ confirmed }) => confirmed !== 'official')

/** The amount of a known figure. */
export const knownAmount = (figure: Figure): number | undefined => (figure.is === 'known' ? figure.amount : undefined)
