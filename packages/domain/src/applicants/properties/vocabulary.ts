import { addressVocabulary } from '../../addresses/vocabulary.ts'
import { chosenFrom, date, group, id, list, money } from '../../kit/vocabulary.ts'
import { mortgageVocabulary } from '../../mortgages/vocabulary.ts'

export const ownedPropertyVocabulary = {
  PropertyID: id,
  Address: group(addressVocabulary),
  OccupancyTypeDD: chosenFrom('PropertyOwnedOccupancy'),
  PropertyTypeDD: chosenFrom('PropertyOwnedType'),
  PropertyValue: money,
  OriginalValue: money,
  EstimatedPropertyValue: money,
  CondoFees: money,
  AnnualTaxes: money,
  Heating: money,
  PurchaseDate: date,
  RentalIncome: money,
  ExpHydro: money,
  ExpInsurance: money,
  Mortgages: list(mortgageVocabulary, 20),
}
