import { expect, test } from 'vitest'
import { namespaceOf, type TextPair, type Tree, textsOf } from './texts/load-texts.ts'
import { typographyProblems } from './texts/typography.ts'
import { wordsOf } from './texts/unused.ts'
import { textFindings } from './texts.ts'

const words = new Set(['title', 'months', 'list'])
const pair = (en: Tree, fr: Tree, more: Partial<TextPair> = {}): TextPair => ({
  namespace: 'account',
  enFile: 'en.ts',
  frFile: 'fr.ts',
  en,
  fr,
  dynamic: [],
  sameInBothLanguages: [],
  ...more,
})
const problems = (...parts: Parameters<typeof pair>) =>
  textFindings([pair(...parts)], words).map(({ problem }) => problem)

test.each([
  ['a key that French lacks', { a: { title: 'Hello' } }, { a: {} }, 'lacks a.title'],
  ['a key that English lacks', {}, { title: 'Bonjour' }, 'lacks title'],
  ['an object against a text', { title: { list: 'Hello' } }, { title: 'Bonjour' }, 'lacks title.list'],
  ['an empty text', { title: 'Hello' }, { title: ' ' }, 'title is empty'],
  ['something that is no text', { title: 3 }, { title: 3 }, 'title is not a text in both languages'],
  ['another placeholder', { title: 'Hi {{name}}' }, { title: 'Salut {{nom}}' }, 'title has other placeholders'],
  ['another tag', { title: 'Hi <b>you</b>' }, { title: 'Salut toi' }, 'title has other placeholders'],
  ['an untranslated text', { title: 'Hello' }, { title: 'Hello' }, 'title is the English text'],
  ['a text used nowhere', { nowhere: 'Hello' }, { nowhere: 'Bonjour' }, 'nowhere is used nowhere'],
])('finds %s', (_name, en, fr, problem) => {
  expect(problems(en, fr)[0]).toContain(problem)
})

test('accepts matching languages with plural forms, formats and symbols', () => {
  const en = { title: 'Hi {{name}}', months_one: 'a month', months_other: '{{count, number}} months', list: ['—'] }
  const fr = {
    title: 'Salut {{ name }}',
    months_one: '{{count}} mois',
    months_other: '{{count}} de mois',
    months_many: '{{count}} de mois',
    list: ['—'],
  }
  expect(problems(en, fr)).toEqual([])
})

test('a text may be the same in both languages only if listed, and no listed key may be outdated', () => {
  expect(problems({ title: 'Client' }, { title: 'Client' }, { sameInBothLanguages: ['title'] })).toEqual([])
  expect(problems({ title: 'Hello' }, { title: 'Bonjour' }, { sameInBothLanguages: ['title', 'gone'] })).toHaveLength(2)
})

test('texts looked up by a computed name are not reported as unused', () => {
  expect(problems({ fields: { x: 'Hello' } }, { fields: { x: 'Bonjour' } }, { dynamic: ['fields'] })).toEqual([])
  expect(problems({ x: 'Hello' }, { x: 'Bonjour' }, { namespace: 'errors' })).toEqual([])
})

test.each([
  'Dites "oui"',
  "l'adresse",
  'Nom:',
  'Nom :',
  'Vraiment?',
  'Bravo !',
  'un; deux',
  '« oui\u00A0»',
  '«\u00A0oui »',
  '25 %',
  '100 $',
  '{{amount}} $',
  '$100',
])('French typography rejects %j', (text) => {
  expect(typographyProblems(text)).not.toEqual([])
})

test.each([
  'l’adresse\u00A0: «\u00A0chez vous\u00A0»',
  'Vraiment\u202F?!',
  '{{amount}}\u00A0$ ou 25\u00A0%',
  'Voir https://example.com/a?b=c à 12:30',
  'Écrivez à a@example.com',
])('French typography accepts %j', (text) => {
  expect(typographyProblems(text)).toEqual([])
})

test('a text is used by its name in a string, a template, a property or a pattern', () => {
  const text = "t('a.one'); t(`ns:two`); mail.three; const { four } = mail; const five = 5"
  const found = wordsOf({ file: 'a.ts', text })
  expect(['one', 'a.one', 'two', 'three', 'four'].filter((word) => found.has(word))).toHaveLength(5)
  expect(found.has('five')).toBe(false)
})

test('a namespace is the folder, and its mails are a namespace below it', () => {
  expect(namespaceOf('packages/texts/src/account/en.ts')).toBe('account')
  expect(namespaceOf('packages/texts/src/account/mails.en.ts')).toBe('account.mails')
})

test('a text file exports one object besides its lists', () => {
  expect(textsOf({ en: { a: 'b' }, dynamic: ['a'] }, 'en.ts')).toEqual({ a: 'b' })
  expect(() => textsOf({ dynamic: [] }, 'en.ts')).toThrow('exports 0 objects')
  expect(() => textsOf({ en: {}, more: {} }, 'en.ts')).toThrow('exports 2 objects')
})
