import type { MenuItem } from './menu-item.ts'

/** Whether an address is current or previous. */
export const applicantAddressType = [
  { code: 0, en: 'I live here now', fr: 'J’y habite actuellement' },
  { code: 1, en: 'I lived here before', fr: 'J’y ai habité auparavant' },
] as const satisfies readonly MenuItem[]

/** 2 brings rent. */
export const residentialStatus = [
  { code: 1, en: 'Owner', fr: 'Propriétaire' },
  { code: 2, en: 'Renter', fr: 'Locataire' },
  { code: 3, en: 'Living with family', fr: 'Chez la famille' },
  { code: 0, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

/** Occupancies of a property already owned: the codes of OccupancyType, in the present tense, and 4. 1 and 2 bring rent. */
export const propertyOwnedOccupancy = [
  { code: 0, en: 'I live in it', fr: 'J’y habite' },
  { code: 1, en: 'I live in part of it and rent the rest', fr: 'J’en habite une partie et je loue le reste' },
  { code: 2, en: 'I rent it out', fr: 'Je la loue' },
  { code: 3, en: 'Second home', fr: 'Résidence secondaire' },
  { code: 4, en: 'My family or former spouse lives in it, rent-free', fr: 'Ma famille ou mon ex y habite, sans loyer' },
] as const satisfies readonly MenuItem[]

/** Types of a property already owned, on one level; 2 has condo fees. */
export const propertyOwnedType = [
  { code: 0, en: 'Detached house', fr: 'Maison individuelle' },
  { code: 1, en: 'Semi-detached house', fr: 'Maison jumelée' },
  { code: 3, en: 'Row house or townhouse', fr: 'Maison en rangée' },
  { code: 2, en: 'Condo or apartment', fr: 'Condo ou appartement' },
  { code: 4, en: 'Duplex', fr: 'Duplex' },
  { code: 5, en: 'Triplex', fr: 'Triplex' },
  { code: 6, en: 'Fourplex', fr: 'Quadruplex' },
  { code: 7, en: 'Mobile home', fr: 'Maison mobile' },
  { code: 8, en: 'Cottage', fr: 'Chalet' },
  { code: 9, en: 'Land', fr: 'Terrain' },
  { code: 10, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]
