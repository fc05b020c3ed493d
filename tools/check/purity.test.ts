import { expect, test } from 'vitest'
import { environmentReads } from './environment.ts'
import { impurities } from './purity.ts'

const file = 'packages/domain/src/a.ts'

test.each([
  "import { readFile } from 'node:fs'",
  'const now = Date.now()',
  'const today = new Date()',
  'const today = Date()',
  'const id = Math.random()',
  "const page = await fetch('/')",
  'const mode = process.env',
  'globalThis.setTimeout(f, 1)',
])('rejects in the domain: %s', (text) => {
  expect(impurities({ file, text })).toHaveLength(1)
})

test.each([
  'const day = new Date(x)',
  'const ms = Date.UTC(2020, 1, 1)',
  'const half = Math.round(x / 2)',
  "import { a } from './a.ts'",
  'const a = { fetch: 1, process: 2 }',
])('accepts in the domain: %s', (text) => {
  expect(impurities({ file, text })).toEqual([])
})

test('only main.ts, tests and tools read the environment', () => {
  const reads = (name: string) => environmentReads({ file: name, text: 'const port = process.env.PORT' }).length
  expect(reads('packages/server/src/kit/a.ts')).toBe(1)
  expect(reads('packages/server/src/main.ts')).toBe(0)
  expect(reads('packages/server/src/kit/a.test.ts')).toBe(0)
  expect(reads('packages/server/src/kit/testing/setup.ts')).toBe(0)
  expect(reads('tools/a.ts')).toBe(0)
})
