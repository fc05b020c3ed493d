import { blankOf } from '../../kit/vocabulary.ts'
import type { Liability } from './fields.ts'
import { liabilityVocabulary } from './vocabulary.ts'

export const blankLiability: Liability = blankOf(liabilityVocabulary)
