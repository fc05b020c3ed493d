import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** `npm run build` writes the sandbox's code there as a few files, since a process loads those in half the time of its hundreds. */
export const bundleFolder = fileURLToPath(new URL('../../../dist/sandbox/', import.meta.url))
export const bundleEntry = path.join(bundleFolder, 'child.mjs')
export const recordName = 'sources.json'
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** What a bundle was made of: the hash of each source, by its path from the root. */
type Sources = Record<string, string>

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('hex')

/** The record that is kept beside a bundle of these modules. The lock file stands for the libraries. */
export const recordOf = (modules: readonly string[]): Sources => {
  const own = modules
    .filter((file) => path.isAbsolute(file) && !file.includes('node_modules'))
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
  return Object.fromEntries(['package-lock.json', ...own.sort()].map((file) => [file, hashOf(file)]))
}

/** Whether there is a bundle, made of the sources as they are: an older one would inspect files by other rules than were tested. */
export const isBundled = (folder = bundleFolder): boolean => {
  try {
    const sources = JSON.parse(readFileSync(path.join(folder, recordName), 'utf8')) as Sources
    return Object.entries(sources).every(([file, hash]) => hashOf(file) === hash)
  } catch {
    return false
  }
}
