import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const notSource = new Set(['node_modules', 'dist', 'dist-gallery', '.git', '.cache'])

// `data` in the root has the files of a running server; deeper folders may have that name.
const isSource = (file: string) => !notSource.has(path.basename(file)) && file !== 'data'

const walk = (base: string, folder: string): string[] =>
  readdirSync(path.join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (!isSource(file)) return []
    return entry.isDirectory() ? walk(base, file) : entry.isFile() ? [file] : []
  })

/**
 * The source files at or under a path, relative to the base, with forward slashes. Reads the disk, not git, so that it
 * also works in an unpacked archive. Empty for a missing path.
 */
export const listFiles = (start = '.', base: string = root): string[] => {
  const found = statSync(path.join(base, start), { throwIfNoEntry: false })
  if (!found) return []
  return found.isDirectory() ? walk(base, start) : [start]
}
