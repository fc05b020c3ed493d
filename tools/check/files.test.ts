import { expect, test } from 'vitest'
import { contentFindings, nameFindings } from './files.ts'

const content = (text: string, file = 'packages/web/src/a.ts') => contentFindings({ file, text }).length

test.each([
  'packages/web/src/StepPage.tsx',
  'packages/web/src/my_file.ts',
  'tools/Some-Folder/a.ts',
  'tools/utils.ts',
  'a/utils/b.ts',
])('rejects the name %s', (file) => {
  expect(nameFindings(file)).toHaveLength(1)
})

test.each([
  'README.md',
  '.ci/run',
  '.gitignore',
  'a/step-page.test.tsx',
  'a/001-init.sql',
  'a/mails.en.ts',
  'tsconfig.json',
])('accepts the name %s', (file) => {
  expect(nameFindings(file)).toEqual([])
})

// Concatenated, so that this file does not contain what it forbids.
test.each([
  `// ${'TO'}DO later`,
  `// biome-${'ignore'} lint/a11y/useButtonType: <explanation>`,
  `// biome-${'ignore'} lint/a11y/useButtonType`,
  `// @ts-${'expect-error'}`,
  `// @ts-${'ignore'} this is certainly a long reason`,
  `test.${'only'}('a', f)`,
  `describe.${'skip'}.each([1])('a', f)`,
  `await page.${'waitFor'}Timeout(100)`,
  `await vi.${'waitFor'}(() => expect(sent).toEqual([]))`,
  `const folder = '/${'work'}/main/packages'`,
  `const folder = '/${'home'}/someone/x'`,
])('rejects the line %s', (line) => {
  expect(content(line)).toBe(1)
})

test.each([
  `// biome-${'ignore'} lint/a11y/useButtonType: the type is passed in by the caller`,
  `// @ts-${'expect-error'} the library's types lack this option`,
  "const path = '/:siteid/home/documents/list'",
  "import a from '../home/parts/a.ts'",
  'test.skipIf(!url)(name, f)',
])('accepts the line %s', (line) => {
  expect(content(line)).toBe(0)
})

test('a source file has at most 400 lines', () => {
  expect(content('a\n'.repeat(400))).toBe(0)
  expect(content('a\n'.repeat(401))).toBe(1)
  expect(content('a\n'.repeat(401), 'docs/a.md')).toBe(0)
})
