import type { Static } from 'typebox'
import { schemaOf } from '../kit/schema.ts'
import { requestedMortgageVocabulary, subjectMortgageVocabulary, subjectPropertyVocabulary } from './vocabulary.ts'

/** An existing mortgage on the subject property. */
export const SubjectMortgage = schemaOf(subjectMortgageVocabulary)
export type SubjectMortgage = Static<typeof SubjectMortgage>

/**
 * The property of the mortgage request. DwellingTypeDD is its type (menu PropertyType; the call may also carry it
 * beside RequestMortgage), PropertyTypeDD its tenure; LivingSpace and LotSize are square feet;
 * CoOwners are the names of owners who are not applying.
 */
export const SubjectProperty = schemaOf(subjectPropertyVocabulary)
export type SubjectProperty = Static<typeof SubjectProperty>

export const RequestedMortgage = schemaOf(requestedMortgageVocabulary)
export type RequestedMortgage = Static<typeof RequestedMortgage>
