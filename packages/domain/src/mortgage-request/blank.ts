import { blankOf } from '../kit/vocabulary.ts'
import type { RequestedMortgage, SubjectMortgage, SubjectProperty } from './fields.ts'
import { requestedMortgageVocabulary, subjectMortgageVocabulary, subjectPropertyVocabulary } from './vocabulary.ts'

export const blankSubjectMortgage: SubjectMortgage = blankOf(subjectMortgageVocabulary)
export const blankSubjectProperty: SubjectProperty = blankOf(subjectPropertyVocabulary)
export const blankRequestedMortgage: RequestedMortgage = blankOf(requestedMortgageVocabulary)
