import { expect, test } from 'vitest'
import { importFindings } from './imports.ts'

const files = (texts: Record<string, string>) => Object.entries(texts).map(([file, text]) => ({ file, text }))
const problems = (texts: Record<string, string>) => importFindings(files(texts)).map(({ problem }) => problem)

const domain = 'packages/domain/src'
const contract = 'packages/contract/src'
const server = 'packages/server/src'
const ui = 'packages/ui/src'
const web = 'packages/web/src'

test.each([
  ['domain imports nothing of ours', { [`${domain}/a.ts`]: "import '@foyer/texts/errors/en.ts'" }],
  ['contract does not import texts', { [`${contract}/a.ts`]: "import type { A } from '@foyer/texts/a/en.ts'" }],
  ['server and web never meet', { [`${web}/a.ts`]: "import type { A } from '@foyer/server/app.ts'" }],
  ['the kit of the apps imports no app', { [`${ui}/form/a.ts`]: "import type { A } from '@foyer/web/app/a.ts'" }],
  [
    'the kit of the apps takes no value of the contract',
    { [`${ui}/a.ts`]: "import { a } from '@foyer/contract/a.ts'" },
  ],
  ['web takes no value of the contract', { [`${web}/a.ts`]: "import { a } from '@foyer/contract/a.ts'" }],
  ['a dynamic import is an import', { [`${web}/a.ts`]: "await import('@foyer/contract/a.ts')" }],
  ['a re-export is an import', { [`${web}/a.ts`]: "export * from '@foyer/contract/a.ts'" }],
  ['an import type is an import', { [`${domain}/a.ts`]: "export type A = import('@foyer/web/a.ts').A" }],
  ['another package is imported by its name', { [`${server}/a.ts`]: "import '../../domain/src/a.ts'" }],
  ['production code imports no tool', { [`${server}/a.ts`]: "import '../../../tools/kit/root.ts'" }],
  ['embed imports nothing', { 'packages/embed/src/a.ts': "import 'react'" }],
  ['a kit imports no feature', { [`${web}/kit/a.ts`]: "import type { A } from '../account/index.ts'" }],
  ['a feature imports no inner file of another', { [`${server}/deals/a.ts`]: "import '../account/store.ts'" }],
  ['the browser gets no typebox', { [`${web}/a.ts`]: "import { Type } from 'typebox'" }],
  ['the browser gets no fields file', { [`${web}/a.ts`]: "import { F } from '@foyer/domain/a/fields.ts'" }],
  [
    'the browser gets no schema through a rule',
    {
      [`${web}/a.ts`]: "import { check } from '@foyer/domain/a/rules.ts'",
      [`${domain}/a/rules.ts`]: "import { F } from './fields.ts'",
    },
  ],
  [
    'files do not import each other in a circle',
    { [`${server}/a.ts`]: "import './b.ts'", [`${server}/b.ts`]: "import './a.ts'" },
  ],
  [
    'features of the domain do not import each other in a circle',
    { [`${domain}/a/x.ts`]: "import '../b/y.ts'", [`${domain}/b/z.ts`]: "import '../a/w.ts'" },
  ],
])('%s', (_rule, texts) => {
  expect(problems(texts)).toHaveLength(1)
})

test.each([
  [
    'web imports the domain and texts',
    { [`${web}/a.ts`]: "import '@foyer/domain/a.ts'\nimport '@foyer/texts/a/en.ts'" },
  ],
  ['web takes types of the contract', { [`${web}/a.ts`]: "import type { A } from '@foyer/contract/a.ts'" }],
  ['a type of a fields file is free', { [`${web}/a.ts`]: "import type { F } from '@foyer/domain/a/fields.ts'" }],
  ['a feature imports another’s index', { [`${server}/deals/a.ts`]: "import '../account/index.ts'" }],
  ['an app imports the kit of the apps', { [`${web}/deals/a.ts`]: "import '@foyer/ui/form/a.ts'" }],
  ['folders of the kit import each other', { [`${ui}/form/a.ts`]: "import '../fields/a.ts'" }],
  ['a feature imports the kit', { [`${server}/deals/a.ts`]: "import '../kit/audit.ts'" }],
  ['features of the domain import each other', { [`${domain}/a/x.ts`]: "import '../b/y.ts'" }],
  ['a test imports a tool', { [`${server}/a.test.ts`]: "import '../../../tools/completeness/record.ts'" }],
  [
    'types may go in a circle, they are erased',
    { [`${server}/a.ts`]: "import type { B } from './b.ts'", [`${server}/b.ts`]: "import './a.ts'" },
  ],
])('%s', (_rule, texts) => {
  expect(problems(texts)).toEqual([])
})

test('a cycle is reported as its path', () => {
  const texts = { [`${server}/a.ts`]: "import './b.ts'", [`${server}/b.ts`]: "import './a.ts'" }
  expect(problems(texts)).toEqual([`imports itself: ${server}/a.ts → ${server}/b.ts → ${server}/a.ts`])
})

test('a file that does not parse is an error, not a file without imports', () => {
  expect(() => problems({ [`${web}/a.ts`]: 'import {' })).toThrow('does not parse')
})
