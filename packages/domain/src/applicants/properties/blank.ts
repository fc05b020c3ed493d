import { blankOf } from '../../kit/vocabulary.ts'
import { mortgageVocabulary } from '../../mortgages/vocabulary.ts'
import type { OwnedMortgage, OwnedProperty } from './fields.ts'
import { ownedPropertyVocabulary } from './vocabulary.ts'

export const blankOwnedMortgage: OwnedMortgage = blankOf(mortgageVocabulary)
export const blankOwnedProperty: OwnedProperty = blankOf(ownedPropertyVocabulary)
