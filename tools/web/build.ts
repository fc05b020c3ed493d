import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cacheFolder, inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import { type BuildTarget, isBuilt, sourceStamp, stampFile } from './stamp.ts'

const vite = async (args: string[], folder: string) => {
  const { code } = await runNode(inRoot('node_modules/vite/bin/vite.js'), ['build', ...args], {
    cwd: inRoot(folder),
    env: { NODE_ENV: 'production' },
  })
  return code === 0
}

const builds: Record<BuildTarget, () => Promise<boolean>[]> = {
  // The portal, the office, and the script that brokers paste into their pages.
  pages: () => [
    vite(['--mode', 'production'], 'packages/web'),
    vite(['--mode', 'production'], 'packages/office'),
    vite(['--config', inRoot('tools/web/embed-vite-config.ts')], 'packages/embed'),
  ],
  gallery: () => [vite(['--mode', 'gallery'], 'packages/web'), vite(['--mode', 'gallery'], 'packages/office')],
}

/** Builds the pages that the server serves, or the gallery that tests use. Returns whether it succeeded. */
export const buildWeb = async (target: BuildTarget) => {
  const stamp = sourceStamp()
  await rm(stampFile(target), { force: true })
  const started = Date.now()
  console.log(`Building the ${target} (vite build) …`)
  const built = await Promise.all(builds[target]())
  if (built.includes(false)) {
    console.error(`The ${target} could not be built; the reason is above.`)
    return false
  }
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(stampFile(target), stamp)
  console.log(`The ${target} took ${((Date.now() - started) / 1000).toFixed(1)} s to build.`)
  return true
}

/** Builds unless the last build used exactly these sources. */
export const buildWebIfNeeded = async (target: BuildTarget) => isBuilt(target) || (await buildWeb(target))
