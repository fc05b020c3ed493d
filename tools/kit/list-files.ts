import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const notSource = new Set(['node_modules', 'dist', 'dist-gallery', '.git', '.cache'])

// `data` is where a running server keeps its files; deeper down a folder may well have that name.
const isSource = (file: string) => !notSource.has(path.basename(file)) && file !== 'data'

const walk = (base: string, folder: string): string[] =>
  readdirSync(path.join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (!isSource(file)) return []
    return entry.isDirectory() ? walk(base, file) : entry.isFile() ? [file] : []
  })

/**
 * The source files at or under a path, relative to the base, with forward slashes.
 * Walks the disk rather than asking git, so that it also works in an unpacked archive. Nothing there: an empty list.
 */
export const listFiles = (start = '.', base: string = root): string[] => {
  const found = statSync(path.join(base, start), { throwIfNoEntry: false })
  if (!found) return []
  return found.isDirectory() ? walk(base, start) : [start]
}
