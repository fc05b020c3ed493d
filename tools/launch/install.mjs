// Runs before the installation, on any Node >= 20: plain JavaScript with Node's own modules only.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToTheEnd } from './run-to-the-end.mjs'

export const root = path.resolve(import.meta.dirname, '../..')
export const pinnedNode = path.join(root, 'node_modules/.bin/node')
const stampFile = path.join(root, 'node_modules/.foyer-lock')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

const stampInstall = () => writeFileSync(stampFile, lockHash())

/**
 * Whether node_modules, as npm itself recorded, matches the lock file, so that a manual `npm ci` or `npm install` is
 * not repeated.
 */
const isInstalledByHand = () => {
  const noted = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const packages = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
  const wanted = packages(path.join(root, 'package-lock.json')).filter(([name]) => name !== '')
  const installed = new Map(packages(noted).map(([name, { version }]) => [name, version]))
  // Optional packages of other platforms are in the lock file but not installed.
  return wanted.every(([name, { version, optional }]) =>
    installed.has(name) ? installed.get(name) === version : optional === true,
  )
}

const isInstalled = () => {
  if (!existsSync(pinnedNode)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true
  if (!isInstalledByHand()) return false
  stampInstall()
  return true
}

const npmCi = () => {
  // --include=dev: the pinned Node is a dev dependency, which NODE_ENV=production must not drop. --loglevel: a silent
  // outer npm (`npm test --silent`) must not hide why an installation failed.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npmCli = process.env.npm_execpath
  const [command, ...rest] = npmCli ? [process.execPath, npmCli, ...args] : ['npm', ...args]
  const started = Date.now()
  const heartbeat = setInterval(
    () => console.log(`  … still installing (${Math.round((Date.now() - started) / 1000)} s)`),
    15_000,
  )
  return runToTheEnd(command, rest, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).finally(() =>
    clearInterval(heartbeat),
  )
}

/** Makes node_modules match package-lock.json and returns whether it does. Fast when nothing changed. */
export const ensureInstalled = async () => {
  if (isInstalled()) return true
  console.log('Installing dependencies (npm ci) – once, and again whenever package-lock.json changes …')
  const code = await npmCi()
  if (code === 0 && existsSync(pinnedNode)) {
    stampInstall()
    console.log('Dependencies are installed.')
    return true
  }
  // Interrupted: the next start installs again.
  if (code === undefined) return false
  console.error(
    [
      '',
      `Foyer could not install its dependencies (npm ci ended with code ${code}).`,
      '  - Offline or behind a proxy? npm must reach its registry once; after that Foyer starts without a network.',
      '  - `npm ci` in this folder shows the whole reason.',
      existsSync(pinnedNode)
        ? ''
        : '  - The pinned Node is missing: installs must be allowed to run scripts (npm config get ignore-scripts).',
    ].join('\n'),
  )
  return false
}
