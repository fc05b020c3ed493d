import type { Static } from 'typebox'
import { schemaOf } from '../kit/schema.ts'
import { reasonVocabulary } from './contradictions.ts'
import { identificationVocabulary } from './vocabulary.ts'

/**
 * The personal details of an applicant. Requests carry the SIN as nine digits, replies mask it; SINOnFile is 1 when
 * one is stored. ArrivalDate is a day of the month of arrival in Canada: the first one, if no other was given.
 */
export const Identification = schemaOf(identificationVocabulary)
export type Identification = Static<typeof Identification>

/** Why answers that seem to contradict each other are right; blank where none was given. */
export const Reasons = schemaOf(reasonVocabulary)
