import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/list-files.ts'
import { cacheFolder, inRoot, root } from '../kit/root.ts'

/** `pages` is what the server serves, `gallery` what the tests use. */
export type BuildTarget = 'pages' | 'gallery'

export const stampFile = (target: BuildTarget) => path.join(cacheFolder, `${target}-build-stamp`)

const outputs: Record<BuildTarget, string[]> = {
  pages: ['packages/web/dist', 'packages/office/dist', 'packages/embed/dist'],
  gallery: ['packages/web/dist-gallery', 'packages/office/dist-gallery'],
}

/** Everything that the built pages depend on. */
const sources = [
  'package-lock.json',
  'packages/ui',
  'packages/web',
  'packages/office',
  'packages/embed',
  'tools/web/app-config.ts',
  'tools/web/embed-vite-config.ts',
  'packages/texts/src',
  'packages/domain/src',
  'packages/contract/src',
]

/** A hash of sizes and modification times, not contents, so that an unchanged start costs milliseconds. */
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
