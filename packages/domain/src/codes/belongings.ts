import type { MenuItem } from './menu-item.ts'

/** Assets beside property. Codes shared by Canadian mortgage systems; ours begin at 20. */
export const assetType = [
  { code: 0, en: 'Savings', fr: 'Épargne' },
  { code: 20, en: 'Tax-free savings account (TFSA)', fr: 'CELI (épargne libre d’impôt)' },
  { code: 1, en: 'Retirement savings (RRSP)', fr: 'REER (épargne-retraite)' },
  { code: 21, en: 'First home savings account (FHSA)', fr: 'CELIAPP (première propriété)' },
  { code: 6, en: 'Stocks, bonds or mutual funds', fr: 'Actions, obligations ou fonds communs' },
  { code: 2, en: 'Gift', fr: 'Don' },
  { code: 13, en: 'Deposit on a purchase', fr: 'Dépôt sur un achat' },
  { code: 4, en: 'Vehicle', fr: 'Véhicule' },
  { code: 12, en: 'Life insurance', fr: 'Assurance vie' },
  { code: 11, en: 'Household goods', fr: 'Biens ménagers' },
  { code: 8, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

/** Debts beside mortgages, which belong to their property. */
export const liabilityType = [
  { code: 2, en: 'Credit card', fr: 'Carte de crédit' },
  { code: 10, en: 'Line of credit', fr: 'Marge de crédit' },
  { code: 13, en: 'Secured line of credit', fr: 'Marge de crédit garantie' },
  { code: 3, en: 'Personal loan', fr: 'Prêt personnel' },
  { code: 4, en: 'Car loan', fr: 'Prêt automobile' },
  { code: 14, en: 'Lease', fr: 'Location à long terme' },
  { code: 7, en: 'Student loan', fr: 'Prêt étudiant' },
  { code: 5, en: 'Alimony', fr: 'Pension alimentaire pour conjoint' },
  { code: 6, en: 'Child support', fr: 'Pension alimentaire pour enfants' },
  { code: 11, en: 'Income tax owed', fr: 'Impôt à payer' },
  { code: 8, en: 'Wage garnishment', fr: 'Saisie de salaire' },
  { code: 9, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]
