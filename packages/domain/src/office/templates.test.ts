import { expect, test } from 'vitest'
import { reasonProblems, reasonsFor, requestTemplateProblems } from './templates.ts'

const reason = { Type: -1, NameEn: 'No stamp', NameFr: 'Sans timbre', TextEn: 'Stamp it.', TextFr: 'Timbrez-le.' }
const item = { Type: 0, NoteEn: '', NoteFr: '', RequiredFl: 1 }
const request = { NameEn: 'Refinancing', NameFr: 'Refinancement', DueDays: 7, Items: [item] }
const keys = (problems: readonly { Field: string; Key: string }[]) =>
  problems.map(({ Field, Key }) => `${Field} ${Key}`)

test('a reason has a name and a text in both languages, for one kind of document or all', () => {
  expect(keys(reasonProblems(reason))).toEqual([])
  expect(keys(reasonProblems({ ...reason, Type: 99 }))).toEqual([])
  expect(keys(reasonProblems({ Type: 55, NameEn: '', NameFr: ' ', TextEn: '\u200b', TextFr: '' }))).toEqual([
    'Type UnknownChoice',
    ...['NameEn', 'NameFr', 'TextEn', 'TextFr'].map((field) => `${field} RequiredBothLanguages`),
  ])
})

test('a set of documents has names, a document, and notes in both languages or in none', () => {
  expect(keys(requestTemplateProblems(request))).toEqual([])
  expect(keys(requestTemplateProblems({ ...request, NameFr: '', Items: [] }))).toEqual([
    'NameFr RequiredBothLanguages',
    'Items RequiredTemplateItem',
  ])
  const Items = [item, { ...item, NoteEn: 'Both sides' }, { ...item, NoteFr: 'Recto' }, { ...item, Type: -1 }]
  expect(keys(requestTemplateProblems({ ...request, Items }))).toEqual([
    'Items.1.NoteFr RequiredBothLanguages',
    'Items.2.NoteEn RequiredBothLanguages',
    'Items.3.Type UnknownChoice',
  ])
})

test('a document is offered the reasons of its kind and those of all, in their order', () => {
  const all = [{ ...reason, Type: 3 }, reason, { ...reason, Type: 4 }]
  expect(reasonsFor(all, 4).map(({ Type }) => Type)).toEqual([-1, 4])
})
