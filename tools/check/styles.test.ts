import { expect, test } from 'vitest'
import { repeatedRules, unknownClasses } from './styles.ts'

const used = (text: string, sheet = '.page { gap: 4px; }\n.list > li { margin: 0; }') =>
  unknownClasses(
    { file: 'packages/office/src/deal/a.tsx', text: `import classes from './a.module.css'\n${text}` },
    () => sheet,
  )

test('finds a class that its sheet does not have', () => {
  expect(used('<p className={classes.text} />').map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'uses .text of ./a.module.css, which has no such class'],
  ])
})

test('knows the classes of a sheet wherever they are in a selector, and reads no path as a class', () => {
  expect(used('<p className={classes.page}>{classes.list}</p>')).toEqual([])
  const named =
    "import rates from './rates.module.css'\nimport { other } from '../list-rates.tsx'\n<p className={rates.page} />"
  expect(unknownClasses({ file: 'packages/office/src/a.tsx', text: named }, () => '.page {}')).toEqual([])
})

test('reads a sheet of the kit', () => {
  const files: string[] = []
  unknownClasses(
    { file: 'packages/web/src/a.tsx', text: "import hidden from '@foyer/ui/hidden.module.css'\nhidden.hidden" },
    (file) => {
      files.push(file)
      return '.hidden {}'
    },
  )
  expect(files).toEqual(['packages/ui/src/hidden.module.css'])
})

const repeated = (text: string) => repeatedRules({ file: 'a.module.css', text }).map(({ line }) => line)

test('finds a second rule of a class', () => {
  expect(repeated('.sample {\n  gap: 0;\n}\n\n.other {\n}\n\n.sample {\n}\n')).toEqual([8])
})

test('accepts what a condition adds, and what several selectors share', () => {
  expect(repeated('.a,\n.b {\n}\n\n.b {\n}\n\n.c {\n}\n\n@media print {\n  .c {\n  }\n}\n')).toEqual([])
})
