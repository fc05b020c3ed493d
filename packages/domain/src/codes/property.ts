import type { MenuItem } from './menu-item.ts'

/** 1 and 2 bring rent. */
export const occupancyType = [
  { code: 0, en: 'I will live in it', fr: 'J’y habiterai' },
  { code: 1, en: 'I will live in part of it and rent the rest', fr: 'J’en habiterai une partie et louerai le reste' },
  { code: 2, en: 'I will rent it out', fr: 'Je la louerai' },
  { code: 3, en: 'Second home', fr: 'Résidence secondaire' },
] as const satisfies readonly MenuItem[]

export const dwellingStyle = [
  { code: 0, en: 'One storey', fr: 'Un étage (plain-pied)' },
  { code: 1, en: 'One and a half storeys', fr: 'Un étage et demi' },
  { code: 2, en: 'Two storeys', fr: 'Deux étages' },
  { code: 3, en: 'Three storeys', fr: 'Trois étages' },
  { code: 4, en: 'Split level', fr: 'Paliers multiples' },
  { code: 5, en: 'Bi-level', fr: 'Deux paliers' },
  { code: 6, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

export const newConstruction = [
  { code: 0, en: 'Existing home', fr: 'Propriété existante' },
  { code: 1, en: 'New home', fr: 'Propriété neuve' },
  { code: 2, en: 'Under construction', fr: 'En construction' },
] as const satisfies readonly MenuItem[]

export const tenure = [
  { code: 0, en: 'Freehold', fr: 'Pleine propriété' },
  { code: 1, en: 'Condominium or strata', fr: 'Copropriété divise' },
  { code: 2, en: 'Leasehold', fr: 'Propriété à bail' },
  { code: 3, en: 'Undivided co-ownership', fr: 'Copropriété indivise' },
  { code: 4, en: 'Co-operative', fr: 'Coopérative' },
] as const satisfies readonly MenuItem[]

export const heatType = [
  { code: 0, en: 'Electric baseboards', fr: 'Plinthes électriques' },
  { code: 1, en: 'Forced air', fr: 'Air chaud pulsé' },
  { code: 2, en: 'Hot water', fr: 'Eau chaude' },
  { code: 3, en: 'Heat pump', fr: 'Thermopompe' },
  { code: 4, en: 'Wood or pellets', fr: 'Bois ou granules' },
  { code: 5, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

export const waterType = [
  { code: 0, en: 'Municipal', fr: 'Aqueduc municipal' },
  { code: 1, en: 'Well', fr: 'Puits' },
  { code: 2, en: 'Other', fr: 'Autre' },
] as const satisfies readonly MenuItem[]

export const sewageType = [
  { code: 0, en: 'Municipal sewer', fr: 'Égout municipal' },
  { code: 1, en: 'Septic system', fr: 'Installation septique' },
  { code: 2, en: 'Holding tank', fr: 'Fosse de rétention' },
] as const satisfies readonly MenuItem[]

export const garageSize = [
  { code: 0, en: 'None', fr: 'Aucun' },
  { code: 1, en: 'One car', fr: 'Une voiture' },
  { code: 2, en: 'Two cars', fr: 'Deux voitures' },
  { code: 3, en: 'Three cars or more', fr: 'Trois voitures ou plus' },
] as const satisfies readonly MenuItem[]

export const garageType = [
  { code: 0, en: 'Attached', fr: 'Attenant' },
  { code: 1, en: 'Detached', fr: 'Détaché' },
  { code: 2, en: 'Built in', fr: 'Intégré' },
  { code: 3, en: 'Underground', fr: 'Souterrain' },
  { code: 4, en: 'Carport', fr: 'Abri d’auto' },
] as const satisfies readonly MenuItem[]
