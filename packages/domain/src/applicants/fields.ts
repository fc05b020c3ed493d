import type { Static } from 'typebox'
import { schemaOf } from '../kit/schema.ts'
import { identificationVocabulary } from './vocabulary.ts'

/** Who an applicant is. SIN travels in as nine digits and comes back masked; SINOnFile says that one is kept. */
export const Identification = schemaOf(identificationVocabulary)
export type Identification = Static<typeof Identification>
