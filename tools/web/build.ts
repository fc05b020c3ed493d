import { mkdir, rm, writeFile } from 'node:fs/promises'
import { print } from '../kit/output.ts'
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
  print(`Building the ${target} (vite build) …`)
  const built = await Promise.all(builds[target]())
  if (built.includes(false)) {
    print(`The ${target} could not be built; the reason is above.`)
    return false
  }
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(stampFile(target), stamp)
  print(`The ${target} took ${((Date.now() - started) / 1000).toFixed(1)} s to build.`)
  return true
}

const needed = new Map<BuildTarget, Promise<boolean>>()

const buildOnce = async (target: BuildTarget) => isBuilt(target) || (await buildWeb(target))

/** Builds unless the last build used exactly these sources; once for all that ask in one process. */
export const buildWebIfNeeded = (target: BuildTarget): Promise<boolean> => {
  const built = needed.get(target) ?? buildOnce(target)
  needed.set(target, built)
  return built
}
