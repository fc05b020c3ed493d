import { expect, test } from 'vitest'
import { literalsIn, regexFinding } from './regexes.ts'

const judge = (source: string, flags = 'u') => regexFinding({ file: 'a.ts', source, flags })

test('finds an expression whose neighboring repetitions overlap', async () => {
  expect((await judge(':(?:\\s|\\p{Default_Ignorable_Code_Point})*/'))?.problem).toContain('exponential')
  expect((await judge('^(a+)+$'))?.problem).toContain('exponential')
})

test('accepts a linear expression, and a quadratic one in a file whose texts are short', async () => {
  expect(await judge('^[a-z]+$')).toBeUndefined()
  expect((await judge('\\s+$'))?.problem).toContain('polynomial')
  const short = { file: 'packages/server/src/config.ts', source: '\\s+$', flags: 'u' }
  expect(await regexFinding(short)).toBeUndefined()
})

test('literals are read with their flags and lines', () => {
  expect(literalsIn({ file: 'a.ts', text: 'const one = 1\nexport const a = /x+/gi' })).toEqual([
    { file: 'a.ts', line: 2, source: 'x+', flags: 'gi' },
  ])
})
