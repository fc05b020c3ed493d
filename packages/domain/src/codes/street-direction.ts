import type { MenuItem } from './menu-item.ts'

export const streetDirection = [
  { code: 0, en: 'North', fr: 'Nord' },
  { code: 1, en: 'South', fr: 'Sud' },
  { code: 2, en: 'East', fr: 'Est' },
  { code: 3, en: 'West', fr: 'Ouest' },
  { code: 4, en: 'Northeast', fr: 'Nord-Est' },
  { code: 5, en: 'Northwest', fr: 'Nord-Ouest' },
  { code: 6, en: 'Southeast', fr: 'Sud-Est' },
  { code: 7, en: 'Southwest', fr: 'Sud-Ouest' },
] as const satisfies readonly MenuItem[]
