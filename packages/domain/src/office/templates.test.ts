import { expect, test } from 'vitest'
import {
  filledMessage,
  messageTemplateProblems,
  placeholdersIn,
  putInto,
  reasonProblems,
  reasonsFor,
  requestTemplateProblems,
} from './templates.ts'

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

const message = { NameEn: 'Hello', NameFr: 'Bonjour', TextEn: 'Hello {{client}},', TextFr: 'Bonjour {{client}},' }

test('a message has a name and a text in both languages, with the placeholders that are known', () => {
  expect(keys(messageTemplateProblems(message))).toEqual([])
  expect(keys(messageTemplateProblems({ ...message, TextEn: placeholdersIn('en').join(' ') }))).toEqual([])
  expect(keys(messageTemplateProblems({ ...message, TextFr: placeholdersIn('fr').join(' ') }))).toEqual([])
  expect(keys(messageTemplateProblems({ ...message, NameEn: ' ', TextEn: '', TextFr: '{{nom}}' }))).toEqual([
    'NameEn RequiredBothLanguages',
    'TextEn RequiredBothLanguages',
    'TextFr UnknownPlaceholder',
  ])
  for (const text of ['{client}', '{{client', '{{}}', '{{constructor}}', '{{__proto__}}', '{{client}}}'])
    expect(keys(messageTemplateProblems({ ...message, TextEn: text }))).toEqual(['TextEn UnknownPlaceholder'])
})

test('a message is filled in with the names of its client, agent and brokerage, and leaves out one that is not known', () => {
  const values = { client: 'Zoé', agent: 'Luc Roy', brokerage: 'Rive {{client}} $& Nord' }
  expect(filledMessage('Hello {{client}},\n{{agent}}, {{cabinet}}', values)).toBe(
    'Hello Zoé,\nLuc Roy, Rive {{client}} $& Nord',
  )
  expect(filledMessage('Hello {{client}},\n{{agent}}', { ...values, client: '' })).toBe('Hello,\nLuc Roy')
})

test('a text is put in at the caret on lines of its own, without losing any, and not where it has no room', () => {
  const put = (text: string, at: number) => putInto(text, 'Thanks', { at, most: 20 })
  expect(put('', 0)).toEqual({ text: 'Thanks', caret: 6 })
  expect(put('Hello', 5)).toEqual({ text: 'Hello\nThanks', caret: 12 })
  expect(put('Hello\n\nLuc', 6)).toEqual({ text: 'Hello\nThanks\nLuc', caret: 12 })
  expect(put('Hello Luc', 6)).toEqual({ text: 'Hello \nThanks\nLuc', caret: 13 })
  expect(put('x'.repeat(13), 13)?.text).toHaveLength(20)
  expect(put('x'.repeat(14), 14)).toBeUndefined()
})
