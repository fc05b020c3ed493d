import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const texts = {
  title: 'Welcome, {{name}}',
  left_one: '{{count}} minute left',
  left_other: '{{count}} minutes left',
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
