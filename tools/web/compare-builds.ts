import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { print } from '../kit/output.ts'
import { root } from '../kit/root.ts'
import { runCommand } from '../kit/run-command.ts'

const filesOf = async (folder: string): Promise<Map<string, string>> => {
  const names = globSync('packages/*/dist/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const hashed = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(path.join(folder, name)))
    return [name, hash.digest('hex')] as const
  })
  return new Map(await Promise.all(hashed))
}

/** A clone of the last commit, installed and built by itself. */
const build = async (folder: string) => {
  const steps: [string, string[], string][] = [
    ['git', ['clone', '--quiet', '--no-hardlinks', root, folder], root],
    ['npm', ['ci', '--no-audit', '--no-fund', '--silent'], folder],
    ['npm', ['run', 'build', '--silent'], folder],
  ]
  for (const [command, args, cwd] of steps) {
    const { code } = await runCommand(command, args, { cwd })
    if (code !== 0) throw new Error(`${command} ${args[0]} failed`)
  }
  return filesOf(folder)
}

/**
 * Builds the last commit twice, each in a clone with its own installation, and compares every file: what is published can be checked by
 * anyone who has the sources.
 */
const outer = await mkdtemp(path.join(tmpdir(), 'foyer-builds-'))
try {
  const first = await build(path.join(outer, 'one'))
  // Another length of the path, which must be in no file.
  const second = await build(path.join(outer, 'another-one'))
  const names = new Set([...first.keys(), ...second.keys()])
  const different = [...names].filter((name) => first.get(name) !== second.get(name))
  for (const name of different) print(`✗ ${name}`)
  print(`${names.size} files, ${different.length} different`)
  process.exitCode = names.size > 0 && different.length === 0 ? 0 : 1
} finally {
  await rm(outer, { recursive: true, force: true })
}
