import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { addressVocabulary } from '../addresses/vocabulary.ts'
import { kinds } from '../applicants/kinds/all-kinds.ts'
import { identificationVocabulary } from '../applicants/vocabulary.ts'
import { interviewVocabulary } from '../interview/vocabulary.ts'
import { schemaOf } from '../kit/schema.ts'
import { blankOf, chosenFrom, flag, text, type Vocabulary } from '../kit/vocabulary.ts'
import { requestedMortgageVocabulary, subjectPropertyVocabulary } from '../mortgage-request/vocabulary.ts'
import { mortgageVocabulary } from '../mortgages/vocabulary.ts'
import { recordCodes } from './code-problems.ts'
import { isMenuCode } from './menus.ts'

const vocabularies: Record<string, Vocabulary> = {
  ...Object.fromEntries(Object.values(kinds).map(({ kind, fields }) => [kind, fields])),
  addressVocabulary,
  identificationVocabulary,
  interviewVocabulary,
  mortgageVocabulary,
  requestedMortgageVocabulary,
  subjectPropertyVocabulary,
}

describe.each(Object.entries(vocabularies))('%s', (_name, vocabulary) => {
  test('has a blank record that fits its own schema', () =>
    expect(Value.Check(schemaOf(vocabulary), blankOf(vocabulary))).toBe(true))
  test('names only existing menus', () => {
    const menus = Object.values(vocabulary).flatMap((field) => (field.kind === 'choice' ? (field.menu ?? []) : []))
    expect(menus.filter((menu) => !isMenuCode(menu))).toEqual([])
  })
})

describe('a new field of the income vocabulary', () => {
  const more = { ...kinds.income.fields, Nickname: text(5), Bonus: flag, Sector: chosenFrom('IndustrySector') }

  test('is in the blank record and in the schema, with its limits', () => {
    const blank = blankOf(more)
    expect(blank).toMatchObject({ Nickname: '', Bonus: 0, Sector: -1 })
    const fits = (change: object) => Value.Check(schemaOf(more), { ...blank, ...change })
    expect(fits({ Nickname: 'Maple' })).toBe(true)
    expect(fits({ Nickname: 'Maples' })).toBe(false)
    expect(fits({ Bonus: 2 })).toBe(false)
    expect(fits({ Sector: null })).toBe(false)
  })
  test('is checked against its menu', () =>
    expect(recordCodes({ ...blankOf(more), Sector: 77 }, more)).toEqual([{ Field: 'Sector', Key: 'UnknownChoice' }]))
})
