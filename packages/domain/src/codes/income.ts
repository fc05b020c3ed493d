import type { MenuItem } from './menu-item.ts'

/** Codes of the specification; 0, 6 and 11 are work; 100 is our own. */
export const incomeType = [
  { code: 0, en: 'Employment', fr: 'Emploi' },
  { code: 6, en: 'Self-employment', fr: 'Travail autonome' },
  { code: 11, en: 'Contract work', fr: 'Emploi contractuel' },
  { code: 7, en: 'Pension', fr: 'Rente ou pension de retraite' },
  { code: 5, en: 'Child support', fr: 'Pension alimentaire pour enfants' },
  { code: 8, en: 'Alimony', fr: 'Pension alimentaire pour conjoint' },
  { code: 4, en: 'Interest', fr: 'Intérêts' },
  { code: 10, en: 'Other income', fr: 'Autre revenu' },
  { code: 100, en: 'Period without a job', fr: 'Période sans emploi' },
] as const satisfies readonly MenuItem[]

/** Codes shared by Canadian mortgage systems. The labels also follow an amount: `$1,200 per month`. */
export const incomePeriod = [
  { code: 0, en: 'Per year', fr: 'Par année' },
  { code: 3, en: 'Per month', fr: 'Par mois' },
  { code: 4, en: 'Twice a month', fr: 'Deux fois par mois' },
  { code: 5, en: 'Every two weeks', fr: 'Aux deux semaines' },
  { code: 6, en: 'Per week', fr: 'Par semaine' },
  { code: 2, en: 'Every three months', fr: 'Aux trois mois' },
  { code: 1, en: 'Twice a year', fr: 'Deux fois par année' },
] as const satisfies readonly MenuItem[]

export const employmentHistoryStatus = [
  { code: 0, en: 'I work there now', fr: 'J’y travaille actuellement' },
  { code: 1, en: 'I worked there before', fr: 'J’y ai travaillé auparavant' },
] as const satisfies readonly MenuItem[]

export const employmentHistoryType = [
  { code: 0, en: 'Full-time', fr: 'Temps plein' },
  { code: 1, en: 'Part-time', fr: 'Temps partiel' },
  { code: 2, en: 'Seasonal', fr: 'Saisonnier' },
] as const satisfies readonly MenuItem[]

/** Why there was no job; 6 has a date, 0 has words and is last. */
export const employmentGap = [
  { code: 1, en: 'Studying', fr: 'Études' },
  { code: 2, en: 'Between jobs', fr: 'Entre deux emplois' },
  { code: 3, en: 'Parental or other leave', fr: 'Congé parental ou autre congé' },
  { code: 4, en: 'Caring for family', fr: 'Soins à la famille' },
  { code: 5, en: 'Retired', fr: 'Retraite' },
  { code: 6, en: 'Before arriving in Canada', fr: 'Avant l’arrivée au Canada' },
  { code: 0, en: 'Another reason', fr: 'Autre raison' },
] as const satisfies readonly MenuItem[]

/** 6 is self-employed; 0 is last. */
export const occupation = [
  { code: 1, en: 'Management', fr: 'Gestion' },
  { code: 2, en: 'Office work', fr: 'Travail de bureau' },
  { code: 3, en: 'Labour or trade', fr: 'Métier ou travail manuel' },
  { code: 4, en: 'Retired', fr: 'À la retraite' },
  { code: 5, en: 'Professional', fr: 'Profession libérale' },
  { code: 6, en: 'Self-employed', fr: 'À son compte' },
  { code: 0, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

/** The legal form of a self-employed person's business. */
export const operatingAs = [
  { code: 0, en: 'Sole proprietorship', fr: 'Entreprise individuelle' },
  { code: 1, en: 'Partnership', fr: 'Société de personnes' },
  { code: 2, en: 'Corporation', fr: 'Société par actions' },
] as const satisfies readonly MenuItem[]

/** Codes shared by Canadian mortgage systems; 0 is last. */
export const industrySector = [
  { code: 8, en: 'Banking and finance', fr: 'Banque et finance' },
  { code: 1, en: 'Construction', fr: 'Construction' },
  { code: 4, en: 'Education', fr: 'Éducation' },
  { code: 12, en: 'Farming and natural resources', fr: 'Agriculture et ressources naturelles' },
  { code: 2, en: 'Government', fr: 'Fonction publique' },
  { code: 3, en: 'Health', fr: 'Santé' },
  { code: 7, en: 'Leisure and entertainment', fr: 'Loisirs et divertissement' },
  { code: 11, en: 'Manufacturing', fr: 'Fabrication' },
  { code: 6, en: 'Retail', fr: 'Commerce de détail' },
  { code: 10, en: 'Services', fr: 'Services' },
  { code: 5, en: 'Technology', fr: 'Technologie' },
  { code: 9, en: 'Transportation', fr: 'Transport' },
  { code: 13, en: 'It varies', fr: 'Variable' },
  { code: 0, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]
