import { expect, test } from 'vitest'
import { brokenTestLinks, missingPaths, unknownCommands } from './docs.ts'
import { pinnedHosts } from './lock-file.ts'
import { readCompilerOutput } from './types.ts'

const scripts = new Set(['start', 'check'])
const commands = (text: string) => unknownCommands({ file: 'README.md', text }, scripts).length

test('a command in a block must be a script of package.json', () => {
  expect(commands('```sh\nnpm run gone\n```')).toBe(1)
  expect(commands('```\n$ npm test -- --only unit\n```')).toBe(1)
  expect(commands('```sh\nnpm run check\nnpm run --silent check\nnpm start\nnpm ci\nnpm install x\n```')).toBe(0)
  expect(commands('In prose, npm run gone is prose.')).toBe(0)
})

const paths = (text: string) =>
  missingPaths({ file: 'README.md', text }, new Set(['packages', 'tools']), (path) =>
    ['packages/web/src', 'packages/*/src', 'tools/start.mjs'].includes(path),
  ).map(({ problem }) => problem)

test('a path in backticks must exist', () => {
  expect(paths('See `packages/gone/src` and `tools/start.mjs`.')).toEqual([
    'names packages/gone/src, which does not exist',
  ])
  expect(paths('`packages/web/src/` `packages/<feature>/src` `tools/start.mjs:12` `tools/{start.mjs}`')).toEqual([])
  expect(paths('`tools/{start,gone}.mjs`')).toHaveLength(1)
  expect(paths('`/api/x`, `application/json`, `npm run x` and `@foyer/domain/errors.ts` are no paths')).toEqual([])
})

const links = (text: string) =>
  brokenTestLinks({ file: 'docs/security.md', text }, (path) =>
    path === 'packages/a.test.ts' ? "test('a cut body returns 400', …)" : undefined,
  ).map(({ problem }) => problem)

test('a link to a test must give its exact title', () => {
  expect(links('[a cut body returns 400](../packages/a.test.ts) and [a page](../README.md)')).toEqual([])
  expect(links('[a cut body](../packages/b.test.ts)')).toEqual(['packages/b.test.ts has no test titled “a cut body”'])
  expect(links('| x | [another title](../packages/a.test.ts) |')).toHaveLength(1)
})

test('the lock file names no host', () => {
  const hosts = (text: string) => pinnedHosts({ file: 'package-lock.json', text }).length
  expect(hosts('"resolved": "https://registry.example/a.tgz"')).toBe(1)
  expect(hosts('"resolved": "git+ssh://git@example.com/a.git"')).toBe(1)
  expect(hosts('"resolved": "packages/web"\n"url": "https://opencollective.com/x"')).toBe(0)
})

test('the compiler’s messages become findings with their places', () => {
  const output = "a/b.ts(3,7): error TS2304: Cannot find name 'x'.\n  more\nerror TS18003: No inputs were found.\n"
  expect(readCompilerOutput(output, 'tsconfig.json')).toMatchObject([
    { file: 'a/b.ts', line: 3, problem: "error TS2304: Cannot find name 'x'." },
    { file: 'tsconfig.json', problem: 'error TS18003: No inputs were found.' },
  ])
})
