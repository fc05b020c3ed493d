import { expect, test } from 'vitest'
import { purposes } from '../../codes/purposes.ts'
import { blankSubjectProperty } from '../../mortgage-request/blank.ts'
import { subjectPropertyAnswers } from './mortgage-answers.ts'
import { answerWords } from './words.ts'

const words = answerWords({ language: 'en', text: (_, key) => key, menu: () => '' })

test.each([
  [purposes.purchase, 'mortgage.closingDate'],
  [purposes.construction, 'mortgage.closingDate'],
  [purposes.refinance, 'project.refinanceDate'],
  [purposes.renewal, 'project.renewingDate'],
])('the day on which a mortgage begins is named as it was asked for purpose %i', (DealPurposeDD, key) => {
  const SubjectProperty = { ...blankSubjectProperty, ClosingDate: '2027-03-01' }
  const request = { SubjectProperty } as Parameters<typeof subjectPropertyAnswers>[1]
  const [first] = subjectPropertyAnswers(words, request, { DealPurposeDD, SearchStageDD: -1 })
  expect(first?.label).toBe(key)
})
