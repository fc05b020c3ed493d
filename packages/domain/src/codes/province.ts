import type { MenuItem } from './menu-item.ts'

/** Codes shared by Canadian mortgage systems. */
export const province = [
  { code: 1, en: 'Alberta', fr: 'Alberta' },
  { code: 2, en: 'British Columbia', fr: 'Colombie-Britannique' },
  { code: 3, en: 'Manitoba', fr: 'Manitoba' },
  { code: 4, en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  { code: 5, en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  { code: 6, en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  { code: 7, en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  { code: 8, en: 'Nunavut', fr: 'Nunavut' },
  { code: 9, en: 'Ontario', fr: 'Ontario' },
  { code: 10, en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  { code: 11, en: 'Quebec', fr: 'Québec' },
  { code: 12, en: 'Saskatchewan', fr: 'Saskatchewan' },
  { code: 13, en: 'Yukon', fr: 'Yukon' },
] as const satisfies readonly MenuItem[]

export const countryType = [
  { code: 1, en: 'Canada', fr: 'Canada' },
  { code: 2, en: 'United States or other', fr: 'États-Unis ou autre' },
] as const satisfies readonly MenuItem[]
