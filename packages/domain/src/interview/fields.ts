import type { Static } from 'typebox'
import { schemaOf } from '../kit/schema.ts'
import { interviewVocabulary } from './vocabulary.ts'

export const InterView = schemaOf(interviewVocabulary)
export type InterView = Static<typeof InterView>
