import type { MenuItem } from './menu-item.ts'

export const paymentFrequency = [
  { code: 0, en: 'Monthly', fr: 'Mensuel' },
  { code: 1, en: 'Semi-monthly', fr: 'Bimensuel' },
  { code: 2, en: 'Every two weeks', fr: 'Aux deux semaines' },
  { code: 3, en: 'Accelerated every two weeks', fr: 'Accéléré aux deux semaines' },
  { code: 4, en: 'Weekly', fr: 'Hebdomadaire' },
  { code: 5, en: 'Accelerated weekly', fr: 'Hebdomadaire accéléré' },
] as const satisfies readonly MenuItem[]

export const termType = [
  { code: 0, en: 'Closed', fr: 'Fermé' },
  { code: 1, en: 'Open', fr: 'Ouvert' },
  { code: 2, en: 'Convertible', fr: 'Convertible' },
] as const satisfies readonly MenuItem[]

export const rateType = [
  { code: 0, en: 'Fixed rate', fr: 'Taux fixe' },
  { code: 1, en: 'Variable rate', fr: 'Taux variable' },
  { code: 2, en: 'Adjustable rate', fr: 'Taux révisable' },
] as const satisfies readonly MenuItem[]

export const loanType = [
  { code: 0, en: 'Mortgage', fr: 'Prêt hypothécaire' },
  { code: 1, en: 'Home equity line of credit', fr: 'Marge de crédit hypothécaire' },
  { code: 2, en: 'Mortgage with a line of credit', fr: 'Prêt hypothécaire avec marge de crédit' },
] as const satisfies readonly MenuItem[]

export const mortgageType = [
  { code: 0, en: 'First mortgage', fr: 'Hypothèque de premier rang' },
  { code: 1, en: 'Second mortgage', fr: 'Hypothèque de deuxième rang' },
  { code: 2, en: 'Third mortgage', fr: 'Hypothèque de troisième rang' },
] as const satisfies readonly MenuItem[]

/** What happens to an existing mortgage. */
export const typeOfMortgage = [
  { code: 1, en: 'It stays', fr: 'Il demeure' },
  { code: 2, en: 'It is replaced', fr: 'Il est remplacé' },
] as const satisfies readonly MenuItem[]
