import type { MenuItem } from './menu-item.ts'

export const dealPurpose = [
  { code: 0, en: 'Purchase', fr: 'Achat' },
  { code: 2, en: 'Refinance', fr: 'Refinancement' },
  { code: 3, en: 'Construction financing', fr: 'Financement de construction' },
  { code: 4, en: 'Renewal', fr: 'Renouvellement' },
] as const satisfies readonly MenuItem[]

/** The answers of the interview in its words: review and PDF read them back. */
export const searchStage = [
  { code: 1, en: 'My offer was accepted', fr: 'Mon offre d’achat est acceptée' },
  { code: 2, en: 'I made an offer', fr: 'J’ai fait une offre d’achat' },
  { code: 3, en: 'I found a property', fr: 'J’ai trouvé une propriété' },
  { code: 4, en: 'I am looking for a property', fr: 'Je cherche une propriété' },
  { code: 5, en: 'I have not started looking', fr: 'Je n’ai pas commencé à chercher' },
] as const satisfies readonly MenuItem[]

export const landOwnership = [
  { code: 1, en: 'I own the land', fr: 'Je possède le terrain' },
  { code: 2, en: 'I do not own the land', fr: 'Je ne possède pas le terrain' },
] as const satisfies readonly MenuItem[]

/** Every status but 11 is submitted. French agrees with « demande ». */
export const mortgageApplicationStatus = [
  { code: 11, en: 'In progress', fr: 'En cours' },
  { code: 0, en: 'Received', fr: 'Reçue' },
  { code: 1, en: 'In review', fr: 'À l’étude' },
  { code: 2, en: 'Approved', fr: 'Approuvée' },
  { code: 3, en: 'Funded', fr: 'Financée' },
  { code: 4, en: 'Declined', fr: 'Refusée' },
  { code: 5, en: 'Withdrawn', fr: 'Retirée' },
] as const satisfies readonly MenuItem[]
