import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleEntry, bundleFolder, isBundled, recordName, recordOf } from './bundle.ts'
import { sandboxFile } from './sandbox-command.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bundle-'))
afterAll(() => rmSync(folder, { recursive: true }))
const record = (sources: object) => writeFileSync(path.join(folder, recordName), JSON.stringify(sources))
const own = import.meta.filename

test('the sandbox runs the bundle that was made of the sources as they are', () => {
  expect(sandboxFile()).toBe(bundleEntry)
})

test('the record of a bundle names every source of the inspection and the lock file of its libraries', () => {
  const sources = Object.keys(JSON.parse(readFileSync(path.join(bundleFolder, recordName), 'utf8')))
  const inspect = path.join(import.meta.dirname, '../inspect')
  const code = readdirSync(inspect, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.d|\.test)\.ts$/.test(file),
  )
  expect(sources).toEqual(expect.arrayContaining(code.map((file) => `packages/server/src/uploads/inspect/${file}`)))
  expect(sources).toEqual(expect.arrayContaining(['package-lock.json', 'tools/web/sandbox-vite-config.ts']))
})

test('without a bundle, or with one made of other sources, the sandbox runs the sources', () => {
  expect(isBundled(folder)).toBe(false)
  record(recordOf([own]))
  expect(isBundled(folder)).toBe(true)
  record({ ...recordOf([own]), 'package-lock.json': 'of other libraries' })
  expect(isBundled(folder)).toBe(false)
  record({ ...recordOf([own]), 'packages/server/src/removed.ts': 'of a source that is gone' })
  expect(isBundled(folder)).toBe(false)
})

test('only the module that forbids the rarer loaders imports the picture library', () => {
  const inspect = path.join(import.meta.dirname, '../inspect')
  const importing = readdirSync(inspect, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /['"]sharp['"]/.test(readFileSync(path.join(inspect, file), 'utf8')))
  expect(importing).toEqual(['sharp.ts'])
})

test('the server decodes no picture and starts no inspection outside the sandbox', () => {
  const sources = path.join(import.meta.dirname, '../..')
  const inspect = path.join(sources, 'uploads/inspect')
  /** What is loaded with a file, or by it later: a type is not. */
  const loaded =
    /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/g
  const loadsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(loaded)].map(([, first, later]) => first ?? later ?? '')
  const isDecoder = (file: string, name: string) =>
    ['sharp', 'heic-decode', 'bmp-ts'].includes(name) ||
    (name.startsWith('.') && path.resolve(path.dirname(file), name).startsWith(`${inspect}${path.sep}`))
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d|\.test)\.ts$/.test(file) && !file.split(path.sep).includes('testing'))
    .map((file) => path.join(sources, file))
    .filter((file) => !file.startsWith(`${inspect}${path.sep}`))
    .filter((file) => loadsOf(file).some((name) => isDecoder(file, name)))
    .map((file) => path.relative(sources, file).replaceAll(path.sep, '/'))
  // The code of the sandbox's process, and only that, loads these tasks.
  expect(found).toEqual(['uploads/sandbox/tasks.ts'])
  expect(loadsOf(path.join(import.meta.dirname, 'child.ts'))).toContain('./tasks.ts')
  expect(loadsOf(path.join(import.meta.dirname, 'run-in-sandbox.ts'))).not.toContain('./tasks.ts')
})
