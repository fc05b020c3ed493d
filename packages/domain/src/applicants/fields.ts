import type { Static } from 'typebox'
import { schemaOf } from '../kit/schema.ts'
import { identificationDocumentVocabulary, identificationVocabulary } from './vocabulary.ts'

/** One identification document (driver's licence, passport, …) of an applicant. */
export const IdentificationDocument = schemaOf(identificationDocumentVocabulary)
export type IdentificationDocument = Static<typeof IdentificationDocument>

/** Who an applicant is. SIN travels in as nine digits and comes back masked; SINOnFile says that one is kept. */
export const Identification = schemaOf(identificationVocabulary)
export type Identification = Static<typeof Identification>
