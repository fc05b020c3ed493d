import { blankOf } from '../kit/vocabulary.ts'
import type { InterView } from './fields.ts'
import { interviewVocabulary } from './vocabulary.ts'

export const blankInterView: InterView = blankOf(interviewVocabulary)
