import { type Coverage, selectedCodes } from './coverage.ts'
import type { HealthQuestion } from './fields.ts'

export const healthQuestionCount = 5

const keyOf = ({ CoverageCode, Question }: Pick<HealthQuestion, 'CoverageCode' | 'Question'>) =>
  `${CoverageCode} ${Question}`

/** The questions of the chosen coverages in order, with the answers so far. */
export const healthQuestionsFor = (coverage: Coverage, given: readonly HealthQuestion[] = []): HealthQuestion[] => {
  const answers = new Map(given.map((one) => [keyOf(one), one.Answer]))
  return selectedCodes(coverage).flatMap((CoverageCode) =>
    Array.from({ length: healthQuestionCount }, (_, index) => {
      const question = { CoverageCode, Question: index + 1 }
      return { ...question, Answer: answers.get(keyOf(question)) ?? '' }
    }),
  )
}

/** A different choice of coverages asks all of its questions again. */
export const sameCoverage = (one: Coverage, other: Coverage): boolean =>
  selectedCodes(one).join() === selectedCodes(other).join()
