import { expect, test } from 'vitest'
import { languageFindings } from './language.ts'

const problems = (file: string, text: string) => languageFindings({ file, text }).length

test.each([
  ['a comment', 'packages/a/src/b.ts', '/** Nobody may call it. */'],
  ['a comment over lines', 'packages/a/src/b.ts', '/**\n * Answers\n * the rows.\n */'],
  ['a line comment', 'packages/a/src/b.ts', 'const a = 1 // It stands there.'],
  ['a comment of a stylesheet', 'packages/a/src/b.css', '/* says so */'],
  ['a comment of SQL', 'packages/a/src/b.sql', '-- whoever calls'],
  ['a test title', 'packages/a/src/b.test.ts', "test('the broker is told', () => {})"],
  ['the title of a table of tests', 'packages/a/src/b.test.ts', "test.each([1])('tells %s', () => {})"],
  ['documentation', 'docs/a.md', 'The guard answers with 404; somebody else hands on.'],
  ['a text that users read', 'packages/texts/src/a/en.ts', "a: 'Look into your unwanted mail.'"],
])('rejects phrases of the list in %s', (_place, file, text) => {
  expect(problems(file, text)).toBeGreaterThan(0)
})

test.each([
  [
    'the answers of a form',
    'packages/a/src/b.ts',
    '// The answers that a borrower gave, and the answers the review shows.',
  ],
  ['code', 'packages/a/src/b.ts', "const told = 'https://example.ca/somebody'"],
  ['an abbreviation', 'docs/a.md', 'SIN stands for Social Insurance Number.'],
])('accepts %s', (_place, file, text) => {
  expect(problems(file, text)).toBe(0)
})
