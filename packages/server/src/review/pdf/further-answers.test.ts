import { incomeKind } from '@foyer/domain/applicants/incomes/kind.ts'
import { choice, chosenFrom, count, date, flag, id, money, percentage, text } from '@foyer/domain/kit/vocabulary.ts'
import { furtherAnswers } from '@foyer/domain/review/answers/further-answers.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { expect, test } from 'vitest'
import { testTexts } from '../../testing/test-texts.ts'
import { wordsIn } from './words.ts'

const texts = testTexts()
const namespace = 'applicants.incomes'

test('an answer without a place of its own is in the document under the name of its question', () => {
  const job = aJob({ JobTitle: 'Teacher', IndustrySectorDD: 4 })
  const { JobTitle, IndustrySectorDD } = incomeKind.fields
  const told = (language: 'en' | 'fr', record: object, placed: 'JobTitle'[] = []) =>
    furtherAnswers(wordsIn(texts, language), { JobTitle, IndustrySectorDD }, record, { placed, namespace })
  expect(told('en', job)).toEqual(['Job title: Teacher', 'Industry: Education'])
  expect(told('fr', job)[0]).toBe('Titre du poste\u00a0: Teacher')
  expect(told('en', job, ['JobTitle'])).toEqual(['Industry: Education'])
  expect(told('en', incomeKind.blank)).toEqual([])
  expect(told('en', {})).toEqual([])
})

test('the name of a question that ends with a question mark is followed by no colon', () => {
  const { MonthsAtJob } = incomeKind.fields
  const told = (language: 'en' | 'fr') =>
    furtherAnswers(wordsIn(texts, language), { MonthsAtJob }, { MonthsAtJob: 28 }, { placed: [], namespace })
  expect(told('en')).toEqual(['How long at this job? 28'])
  expect(told('fr')).toEqual(['Combien de temps à cet emploi\u202f? 28'])
})

test.each([
  ['text', text(20), 'Maple', 'Maple'],
  ['date', date, '2026-11-20', 'November 20, 2026'],
  ['money', money, 1250, '$1,250'],
  ['percentage', percentage, 5.25, '5.25%'],
  ['count', count, 1200, '1,200'],
  ['flag', flag, 1, 'Yes'],
  ['choice of a menu', chosenFrom('IndustrySector'), 4, 'Education'],
])('formats a %s as everywhere else', (_kind, JobTitle, value, written) => {
  const answers = furtherAnswers(wordsIn(texts, 'en'), { JobTitle }, { JobTitle: value }, { placed: [], namespace })
  expect(answers).toEqual([`Job title: ${written}`])
})

test.each([
  ['a flag that is off', flag, 0],
  ['a choice that was not made', chosenFrom('IndustrySector'), -1],
  ['a choice of no menu', choice, 3],
  ['an id', id, 7],
  ['an amount that was not given', money, null],
])('writes nothing for %s', (_what, JobTitle, value) =>
  expect(furtherAnswers(wordsIn(texts, 'en'), { JobTitle }, { JobTitle: value }, { placed: [], namespace })).toEqual(
    [],
  ),
)
