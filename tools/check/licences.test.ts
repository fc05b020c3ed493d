import { expect, test } from 'vitest'
import { isAllowed, licenceProblems } from './licences.ts'

test('one licence of a choice has to be allowed, and each of those that hold together', () => {
  for (const licence of ['MIT', '(GPL-2.0 OR MIT)', '(MIT AND Zlib)']) expect(isAllowed(licence), licence).toBe(true)
  for (const licence of ['GPL-3.0', 'MIT AND GPL-2.0', 'UNLICENSED', ''])
    expect(isAllowed(licence), licence).toBe(false)
})

test('a package of a production install without an allowed licence is found, one for development is not', () => {
  const problems = licenceProblems({
    '': {},
    'packages/server': {},
    'node_modules/good': { license: 'MIT' },
    'node_modules/png-js': {},
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/@foyer/server': { link: true },
    'node_modules/good/node_modules/bad': { license: 'AGPL-3.0' },
    'node_modules/silent': {},
  })
  expect(problems.map(({ problem }) => problem)).toEqual([
    'bad has the licence AGPL-3.0',
    'silent has the licence of none that it names',
  ])
})
