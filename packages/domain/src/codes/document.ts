import type { MenuItem } from './menu-item.ts'

/** Free text in the description, so no kind of document: two of them are two documents. */
export const otherDocument = 99

/** Documents a broker asks for. The codes are ours and never reused. */
export const documentType = [
  { code: 0, en: 'Pay stub', fr: 'Talon de paie' },
  { code: 1, en: 'Letter of employment', fr: 'Lettre d’emploi' },
  { code: 2, en: 'T4 slip', fr: 'Feuillet T4 ou relevé 1' },
  { code: 3, en: 'Notice of assessment', fr: 'Avis de cotisation' },
  { code: 4, en: 'Tax return', fr: 'Déclaration de revenus' },
  { code: 5, en: 'Bank statement', fr: 'Relevé bancaire' },
  { code: 6, en: 'Proof of down payment', fr: 'Preuve de mise de fonds' },
  { code: 7, en: 'Gift letter', fr: 'Lettre de don' },
  { code: 8, en: 'Piece of identification', fr: 'Pièce d’identité' },
  { code: 9, en: 'Offer to purchase', fr: 'Promesse d’achat' },
  { code: 10, en: 'Listing of the property', fr: 'Fiche descriptive de la propriété' },
  { code: 11, en: 'Mortgage statement', fr: 'Relevé hypothécaire' },
  { code: 12, en: 'Property tax bill', fr: 'Compte de taxes' },
  { code: 13, en: 'Proof of home insurance', fr: 'Preuve d’assurance habitation' },
  { code: 14, en: 'Void cheque', fr: 'Spécimen de chèque' },
  { code: 15, en: 'Lease', fr: 'Bail' },
  { code: 16, en: 'Separation or divorce agreement', fr: 'Entente de séparation ou de divorce' },
  { code: 17, en: 'Financial statements of a business', fr: 'États financiers d’une entreprise' },
  { code: otherDocument, en: 'Another document', fr: 'Autre document' },
] as const satisfies readonly MenuItem[]
