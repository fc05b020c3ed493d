import type { MenuItem } from './menu-item.ts'

export const applicantGroupType = [
  { code: 0, en: 'Borrower', fr: 'Emprunteur' },
  { code: 1, en: 'Co-borrower', fr: 'Coemprunteur' },
  { code: 2, en: 'Guarantor', fr: 'Caution' },
] as const satisfies readonly MenuItem[]

export const coBorrower = 1

export const salutation = [
  { code: 0, en: 'Mr.', fr: 'M.' },
  { code: 1, en: 'Ms.', fr: 'Mme' },
  { code: 2, en: 'Mx.', fr: 'Mx' },
  { code: 3, en: 'Dr.', fr: 'Dr/Dre' },
] as const satisfies readonly MenuItem[]

export const maritalStatus = [
  { code: 0, en: 'Single', fr: 'Célibataire' },
  { code: 1, en: 'Married', fr: 'Marié ou mariée' },
  { code: 2, en: 'Common-law', fr: 'En union de fait' },
  { code: 3, en: 'Separated', fr: 'Séparé ou séparée' },
  { code: 4, en: 'Divorced', fr: 'Divorcé ou divorcée' },
  { code: 5, en: 'Widowed', fr: 'Veuf ou veuve' },
] as const satisfies readonly MenuItem[]

/** Ours: the parts ask for none. All but citizens are asked when they arrived. */
export const statusInCanada = [
  { code: 0, en: 'Canadian citizen', fr: 'Citoyenneté canadienne' },
  { code: 1, en: 'Permanent resident', fr: 'Résidence permanente' },
  { code: 2, en: 'Work or study permit', fr: 'Permis de travail ou d’études' },
  { code: 3, en: 'Refugee claimant', fr: 'Demande d’asile' },
  { code: 4, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

/** The relationship to the primary applicant; at most one applicant has 0 or 1. */
export const relationship = [
  { code: 0, en: 'Spouse', fr: 'Époux ou épouse' },
  { code: 1, en: 'Common-law partner', fr: 'Conjoint ou conjointe de fait' },
  { code: 9, en: 'Former spouse or partner', fr: 'Ancien conjoint ou ancienne conjointe' },
  { code: 2, en: 'Parent', fr: 'Parent' },
  { code: 3, en: 'Child', fr: 'Enfant' },
  { code: 4, en: 'Brother or sister', fr: 'Frère ou sœur' },
  { code: 5, en: 'Other relative', fr: 'Autre membre de la famille' },
  { code: 6, en: 'Friend', fr: 'Ami ou amie' },
  { code: 7, en: 'Business partner', fr: 'Associé ou associée' },
  { code: 8, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

export const identificationType = [
  { code: 0, en: 'Driver’s licence', fr: 'Permis de conduire' },
  { code: 1, en: 'Passport', fr: 'Passeport' },
  { code: 2, en: 'Permanent resident card', fr: 'Carte de résident permanent' },
  { code: 3, en: 'Citizenship card', fr: 'Carte de citoyenneté' },
  { code: 4, en: 'Provincial photo card', fr: 'Carte d’identité provinciale avec photo' },
  { code: 5, en: 'Certificate of Indian Status', fr: 'Certificat de statut d’Indien' },
  { code: 6, en: 'Birth certificate', fr: 'Acte de naissance' },
  { code: 7, en: 'NEXUS card', fr: 'Carte NEXUS' },
  { code: 8, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]
