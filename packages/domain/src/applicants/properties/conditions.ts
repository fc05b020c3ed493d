import { isOneOf, type Tri } from '../../kit/tri.ts'
import { blankOf } from '../../kit/vocabulary.ts'
import { mortgageVocabulary } from '../../mortgages/vocabulary.ts'
import type { OwnedMortgage, OwnedProperty } from './kind.ts'

export const blankOwnedMortgage: OwnedMortgage = blankOf(mortgageVocabulary)

/** The OccupancyTypeDD codes with rent. */
const rentedOccupancies = [1, 2]
/** PropertyTypeDD (menu PropertyOwnedType) of a condo. */
export const condoType = 2
/** Maximum of mortgages on an owned property. */
export const mostOwnedMortgages = 3

export const bringsRent = ({ OccupancyTypeDD }: Pick<OwnedProperty, 'OccupancyTypeDD'>): Tri =>
  isOneOf(OccupancyTypeDD, rentedOccupancies)

export const hasCondoFees = ({ PropertyTypeDD }: Pick<OwnedProperty, 'PropertyTypeDD'>): Tri =>
  isOneOf(PropertyTypeDD, [condoType])

/** The mortgages after the switch: on adds a blank one if there are none, off removes all. */
export const switchMortgages = (on: boolean, mortgages: readonly OwnedMortgage[]): readonly OwnedMortgage[] => {
  if (!on) return []
  return mortgages.length > 0 ? mortgages : [blankOwnedMortgage]
}

export const mayAddMortgage = (mortgages: readonly unknown[]): boolean => mortgages.length < mostOwnedMortgages
