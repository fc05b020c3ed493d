import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const texts = {
  title: 'Welcome, {{name}}',
  left_one: '{{count}} minute left',
  left_other: '{{count}} minutes left',
  of: 'De {{name}}, partie de {{name}} : ce que {{name}} demande à {{name}}',
  deep: { down: 'Here' },
}

test('a text is found by its path, and nothing else is', () => {
  expect(findText(texts, 'deep.down', 'en')).toBe('Here')
  for (const path of ['deep', 'deep.up', 'title.name', 'toString', ''])
    expect(findText(texts, path, 'en')).toBeUndefined()
})

test('placeholders are filled in once, and a missing value is empty', () => {
  expect(findText(texts, 'title', 'en', { name: '{{count}} $&' })).toBe('Welcome, {{count}} $&')
  expect(findText(texts, 'title', 'en')).toBe('Welcome, ')
})

test.each([
  ['en', 0, '0 minutes left'],
  ['fr', 0, '0 minute left'],
  ['en', 1, '1 minute left'],
  ['fr', 2, '2 minutes left'],
  ['fr', 1_000_000, '1000000 minutes left'],
] as const)('a count in %s of %i selects the plural', (language, count, text) => {
  expect(findText(texts, 'left', language, { count })).toBe(text)
})

test.each([
  ['Anna', 'D’Anna, partie d’Anna : ce qu’Anna demande à Anna'],
  ['Émile', 'D’Émile, partie d’Émile : ce qu’Émile demande à Émile'],
  ['Yves', 'D’Yves, partie d’Yves : ce qu’Yves demande à Yves'],
  [
    'Hypothèques Nord',
    'D’Hypothèques Nord, partie d’Hypothèques Nord : ce qu’Hypothèques Nord demande à Hypothèques Nord',
  ],
  ['Yasmine', 'De Yasmine, partie de Yasmine : ce que Yasmine demande à Yasmine'],
  ['Hannah', 'De Hannah, partie de Hannah : ce que Hannah demande à Hannah'],
  ['Marc', 'De Marc, partie de Marc : ce que Marc demande à Marc'],
  ['8', 'De 8, partie de 8 : ce que 8 demande à 8'],
])('French elides before a vowel: %s', (name, text) => {
  expect(findText(texts, 'of', 'fr', { name })).toBe(text)
})

test('another language elides nothing', () => {
  expect(findText({ of: 'Rue de {{name}}' }, 'of', 'en', { name: 'Anna' })).toBe('Rue de Anna')
})
