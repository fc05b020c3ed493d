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
