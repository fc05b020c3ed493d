import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/list-files.ts'
import { cacheFolder, inRoot, root } from '../kit/root.ts'

/** What the server serves, and what the tests look at. */
export type BuildTarget = 'pages' | 'gallery'

export const stampFile = (target: BuildTarget) => path.join(cacheFolder, `${target}-build-stamp`)

const outputs: Record<BuildTarget, string[]> = {
  pages: ['packages/web/dist', 'packages/embed/dist'],
  gallery: ['packages/web/dist-gallery'],
}

/** Everything that ends up in the built pages. */
const sources = [
  'package-lock.json',
  'packages/web',
  'packages/embed',
  'tools/web/embed-vite-config.ts',
  'packages/texts/src',
  'packages/domain/src',
  'packages/contract/src',
]

/** A hash over size and time of change, not over contents, so that a start without changes costs milliseconds. */
export const sourceStamp = (base: string = root) => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(source, base)).sort()) {
    const { size, mtimeMs } = statSync(path.join(base, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

export const isBuilt = (target: BuildTarget) =>
  [...outputs[target].map((folder) => inRoot(folder)), stampFile(target)].every(existsSync) &&
  readFileSync(stampFile(target), 'utf8') === sourceStamp()
