import { describe, expect, test } from 'vitest'
import { aLeadForm } from '../testing/lead-form.ts'
import { descriptionProblems } from './description-problems.ts'
import {
  codesOf,
  findQuestion,
  missingWords,
  putQuestion,
  putSection,
  removeQuestion,
  removeSection,
  shiftQuestion,
  shiftSection,
} from './edit-form.ts'
import type { FormDescription } from './fields.ts'
import { codeFor, codeOfKind, questionKinds, questionOfKind, typesOfQuestion, valueFor } from './question-kinds.ts'
import { readyFormNames, readyForms } from './ready-forms.ts'

const form: FormDescription = {
  formName: 'Form',
  formNameFr: 'Formulaire',
  numberOfColumns: 1,
  selectedFields: [
    { sectionName: 'One', sectionNameFr: 'Un', controls: [{ code: 'A' }, { code: 'B' }, { code: 'C' }] },
    { sectionName: 'Two', sectionNameFr: 'Deux', controls: [{ code: 'D' }, { code: 'B' }] },
  ],
}
const codes = (of: FormDescription | undefined) => of?.selectedFields.map((_, place) => codesOf(of, place).join(''))

describe('a question', () => {
  test('is replaced in its place, and added at the end of its part', () => {
    const renamed = putQuestion(form, { section: 0, code: 'B' }, { code: 'B', label: 'New' })
    expect([codes(renamed), findQuestion(renamed, { section: 0, code: 'B' })?.label]).toEqual([['ABC', 'DB'], 'New'])
    expect(codes(putQuestion(form, { section: 1, code: '' }, { code: 'E' }))).toEqual(['ABC', 'DBE'])
  })
  test('is kept at the end of the form where its part is gone', () => {
    expect(codes(putQuestion(form, { section: 7, code: 'A' }, { code: 'A' }))).toEqual(['ABC', 'DBA'])
    expect(codes(putQuestion({ ...form, selectedFields: [] }, { section: 0, code: 'A' }, { code: 'A' }))).toEqual(['A'])
  })
  test('is removed from its own part only', () =>
    expect(codes(removeQuestion(form, { section: 1, code: 'B' }))).toEqual(['ABC', 'D']))
  test.each([
    ['A', 0, 1, ['BAC', 'DB'], 0],
    ['C', 0, -1, ['ACB', 'DB'], 0],
    ['C', 0, 1, ['AB', 'CDB'], 1],
    ['D', 1, -1, ['ABCD', 'B'], 0],
  ] as const)('%s of part %i moves by %i, also into the next part', (code, section, by, moved, into) => {
    const shifted = shiftQuestion(form, { section, code }, by)
    expect([codes(shifted?.form), shifted?.section]).toEqual([moved, into])
  })
  test('stays at the ends, and out of a part that has its code', () => {
    expect(shiftQuestion(form, { section: 0, code: 'A' }, -1)).toBeUndefined()
    expect(shiftQuestion(form, { section: 1, code: 'B' }, 1)).toBeUndefined()
    const last = removeQuestion(form, { section: 0, code: 'C' })
    expect(shiftQuestion(last, { section: 0, code: 'B' }, 1)).toBeUndefined()
    expect(shiftQuestion(form, { section: 0, code: 'GONE' }, 1)).toBeUndefined()
  })
  test('no longer depends on a kind of address that is not asked for', () => {
    const address = putQuestion(
      { ...form, selectedFields: [{ controls: [{ code: 'ADDRESSTYPE' }] }] },
      { section: 0, code: '' },
      { code: 'A', addressTypes: ['HOME'] },
    )
    expect(findQuestion(address, { section: 0, code: 'A' })).toEqual({ code: 'A', addressTypes: ['HOME'] })
    expect(removeQuestion(address, { section: 0, code: 'ADDRESSTYPE' }).selectedFields[0]?.controls).toEqual([
      { code: 'A' },
    ])
  })
})

describe('a part', () => {
  test('is renamed, added, moved and removed', () => {
    expect(putSection(form, 1, { sectionName: 'New' }).selectedFields[1]).toMatchObject({
      ...{ sectionName: 'New', sectionNameFr: 'Deux' },
      controls: [{ code: 'D' }, { code: 'B' }],
    })
    expect(codes(putSection(form, 2, { sectionName: 'Three' }))).toEqual(['ABC', 'DB', ''])
    expect(codes(shiftSection(form, 1, -1))).toEqual(['DB', 'ABC'])
    expect(shiftSection(form, 1, 1)).toBeUndefined()
    expect(codes(removeSection(form, 0))).toEqual(['DB'])
  })
})

describe('what lacks a language', () => {
  test('is named once for each place', () => {
    const missing = missingWords({
      ...form,
      header: 'Hello',
      footer: 'Bye',
      selectedFields: [
        {
          sectionNameFr: 'Vous',
          controls: [
            { code: 'A', label: 'A' },
            { code: 'EMAILTYPE' },
            { code: 'CITY', labelFr: 'Votre ville' },
            { code: 'B', label: 'B', labelFr: 'B', availableValues: [{ value: 'Y', label: 'Yes' }] },
          ],
        },
      ],
    })
    expect(missing).toEqual([
      { language: 'fr' },
      { language: 'en', section: 0 },
      { language: 'fr', section: 0, code: 'A' },
      { language: 'en', section: 0, code: 'CITY' },
      { language: 'fr', section: 0, code: 'B' },
    ])
  })
  test('is nothing where all is in both, or in none', () =>
    expect(missingWords(form)).toEqual(
      // Questions of this test have no words at all.
      [],
    ))
})

describe('kinds of questions', () => {
  test('each makes a question that fits once it has words', () => {
    for (const kind of questionKinds) {
      const made = questionOfKind(kind)
      const availableValues = made.availableValues ?? [{ value: 'A', label: 'A' }]
      const control = { label: 'Words', ...made, code: made.code || 'OWN', availableValues }
      const problems = descriptionProblems(aLeadForm({ selectedFields: [{ controls: [control] }] }), () => true)
      expect([kind, problems]).toEqual([kind, []])
      expect(codeOfKind(kind)).toBe(made.code)
      expect(typesOfQuestion(made.code).length).toBeGreaterThan(0)
    }
  })
  test('an own question gets a code from its words that is none of ours', () => {
    expect(codeFor('Où habitez-vous ?', [])).toBe('OU_HABITEZ_VOUS')
    expect(codeFor('City', [])).toBe('CITY_2')
    expect(codeFor('Amount', [])).toBe('AMOUNT_2')
    expect(codeFor('2 pets?', ['Q_2_PETS'])).toBe('Q_2_PETS_2')
    expect(codeFor('你好', [])).toBe('Q')
    expect(codeFor('x'.repeat(200), []).length).toBeLessThanOrEqual(40)
  })
  test('a choice gets a value of its own', () => {
    expect(valueFor('Yes', [])).toBe('YES')
    expect(valueFor('Yes', ['YES'])).toBe('YES_2')
    expect(valueFor('?', [])).toBe('CHOICE')
  })
})

test.each(readyFormNames)('the ready form %s is whole in both languages', (name) => {
  const ready = readyForms[name]
  expect(missingWords(ready)).toEqual([])
  const problems = descriptionProblems(ready, () => true)
  expect(problems.map(({ Key }) => Key)).toEqual(name === 'blank' ? ['LeadEmptySection'] : [])
})
