import { healthQuestionCount } from '@foyer/domain/insurance/health.ts'
import { useCallback } from 'react'
import { useTexts } from '../texts.ts'

const ofPerson = /^Applicants\.(\d+)\.(?:HealthQuestions\.(\d+)\.)?/

/** Whose answer a sentence of the error summary is about: two applicants are asked the same. */
export const useFieldNames = (people: readonly { FirstName: string }[]) => {
  const t = useTexts()
  return useCallback(
    (field: string): string | undefined => {
      const [, place, question] = ofPerson.exec(field) ?? []
      const name = people[Number(place)]?.FirstName
      if (name === undefined || question === undefined) return name
      return t('health.question', { name, number: (Number(question) % healthQuestionCount) + 1 })
    },
    [people, t],
  )
}
