import { blankOf } from '../../kit/vocabulary.ts'
import type { Income } from './fields.ts'
import { incomeVocabulary } from './vocabulary.ts'

export const blankIncome: Income = blankOf(incomeVocabulary)
