import Type, { type Static } from 'typebox'
import { LoadedAddress } from '../../addresses/fields.ts'
import { schemaOf, Text } from '../../kit/schema.ts'
import { mortgageVocabulary } from '../../mortgages/vocabulary.ts'
import { ownedPropertyVocabulary } from './vocabulary.ts'

/** A mortgage on a property an applicant owns. */
export const OwnedMortgage = schemaOf(mortgageVocabulary)
export type OwnedMortgage = Static<typeof OwnedMortgage>

/**
 * A property an applicant owns. CondoFees, Heating, RentalIncome, ExpHydro and ExpInsurance are dollars a month,
 * AnnualTaxes a year. OriginalValue is what it cost, PropertyValue what it is worth.
 */
export const OwnedProperty = schemaOf(ownedPropertyVocabulary)
export type OwnedProperty = Static<typeof OwnedProperty>

export const LoadedProperty = Type.Object({
  ...OwnedProperty.properties,
  Address: LoadedAddress,
  strPropertyType: Text(80),
  strOccupancyType: Text(80),
  strPropertyValue: Text(40),
  strPurchaseDate: Text(60),
})
export type LoadedProperty = Static<typeof LoadedProperty>
