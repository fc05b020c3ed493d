import { blankOf } from '../kit/vocabulary.ts'
import type { Address } from './fields.ts'
import { addressVocabulary } from './vocabulary.ts'

export const blankAddress: Address = blankOf(addressVocabulary)
