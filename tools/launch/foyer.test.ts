import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const tools = path.resolve(import.meta.dirname, '..')

/** Runs `npm run foyer -- list` in a folder with these files, and an npm that only prints that it was called. */
const runIn = (files: Record<string, string>) => {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-command-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(path.join(tools, 'launch'), path.join(root, 'tools/launch'), { recursive: true })
  cpSync(path.join(tools, 'foyer.mjs'), path.join(root, 'tools/foyer.mjs'))
  const all = {
    'tools/foyer/main.ts': "console.log('ran', process.argv.slice(2).join(' '))",
    'package-lock.json': '{"packages":{}}',
    'npm.mjs': "console.log('npm', process.argv[2])",
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  const environment = { PATH: process.env.PATH, npm_execpath: path.join(root, 'npm.mjs') }
  const { stdout } = spawnSync(process.execPath, ['tools/foyer.mjs', 'list'], { cwd: root, env: environment })
  return stdout.toString().trim().split('\n')
}

const installed = '{"packages":{"node_modules/one":{"version":"1.0.0"}}}'

test('a command takes no package away from a running server: without development packages, or of another version', () => {
  expect(runIn({ 'node_modules/.package-lock.json': installed })).toEqual(['ran list'])
  const changed = '{"packages":{"node_modules/one":{"version":"1.0.1"}}}'
  expect(runIn({ 'node_modules/.package-lock.json': installed, 'package-lock.json': changed })).toEqual(['ran list'])
})

test('a command installs what it needs where nothing is installed', () => {
  expect(runIn({})).toContain('npm ci')
})
