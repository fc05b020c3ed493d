import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Fixes the versions of everything below the exact ones in their package.json, without a lock file of 17,000 lines: npm
 * takes what was published by then.
 */
const before = '2026-11-01'
const cache = fileURLToPath(new URL('../../.cache/peers/', import.meta.url))

/**
 * Installs a peer into the cache, once for each version, and never into this project: its packages are in no lock file, audit
 * or bill of materials of Foyer's. No script of a package runs. Returns its folder.
 */
export const installPeer = (name: string): string => {
  const source = fileURLToPath(new URL(`./${name}`, import.meta.url))
  const folder = join(cache, name)
  const stamp = join(folder, 'installed')
  const manifest = readFileSync(join(source, 'package.json'), 'utf8')
  const wanted = createHash('sha256').update(`${before} ${process.version} ${manifest}`).digest('hex')
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (!isInstalled) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // What is ours may have changed although the packages are the same.
  cpSync(source, folder, { recursive: true })
  if (isInstalled) return folder
  console.log(`Installing ${name} from the npm registry, once …`)
  const args = ['install', '--ignore-scripts', `--before=${before}`, '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { status } = spawnSync(command, given, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0)
    throw new Error(
      `npm could not install ${name} (code ${status}). It needs the npm registry once; \`npm ${args.join(' ')}\` in ${folder} shows why it failed.`,
    )
  writeFileSync(stamp, wanted)
  return folder
}
