import type { MenuItem } from './menu-item.ts'

/**
 * Property types within their categories. 0 to 14 are codes of both levels: a category has the code of its first
 * type.
 */
export const propertyTypes = [
  { code: 0, en: 'House', fr: 'Maison', category: 0 },
  { code: 2, en: 'Duplex', fr: 'Duplex', category: 0 },
  { code: 8, en: 'Triplex', fr: 'Triplex', category: 0 },
  { code: 13, en: 'Fourplex', fr: 'Quadruplex', category: 0 },
  { code: 11, en: 'Modular home', fr: 'Maison modulaire', category: 0 },
  { code: 1, en: 'House', fr: 'Maison', category: 1 },
  { code: 3, en: 'Duplex', fr: 'Duplex', category: 1 },
  { code: 9, en: 'Triplex', fr: 'Triplex', category: 1 },
  { code: 14, en: 'Fourplex', fr: 'Quadruplex', category: 1 },
  { code: 12, en: 'Modular home', fr: 'Maison modulaire', category: 1 },
  { code: 4, en: 'House', fr: 'Maison', category: 4 },
  { code: 5, en: 'Low-rise', fr: 'Immeuble de faible hauteur', category: 5 },
  { code: 6, en: 'High-rise', fr: 'Tour d’habitation', category: 5 },
  { code: 10, en: 'Stacked', fr: 'Logements superposés', category: 5 },
  { code: 7, en: 'Mobile home', fr: 'Maison mobile', category: 7 },
] as const satisfies readonly MenuItem[]

/** The first level, named as the types of a property already owned. */
export const propertyCategories = [
  { code: 0, en: 'Detached house', fr: 'Maison individuelle' },
  { code: 1, en: 'Semi-detached house', fr: 'Maison jumelée' },
  { code: 4, en: 'Row house or townhouse', fr: 'Maison en rangée' },
  { code: 5, en: 'Condo or apartment', fr: 'Condo ou appartement' },
  { code: 7, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]
