import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cacheFolder, inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import { isBuilt, sourceStamp, stampFile } from './stamp.ts'

const build = async (mode: 'production' | 'gallery') => {
  const { code } = await runNode(inRoot('node_modules/vite/bin/vite.js'), ['build', '--mode', mode], {
    cwd: inRoot('packages/web'),
    env: { NODE_ENV: 'production' },
  })
  return code === 0
}

/** The script that brokers paste into their pages. */
const buildEmbed = async () => {
  const { code } = await runNode(
    inRoot('node_modules/vite/bin/vite.js'),
    ['build', '--config', inRoot('tools/web/embed-vite-config.ts')],
    {
      cwd: inRoot('packages/embed'),
      env: { NODE_ENV: 'production' },
    },
  )
  return code === 0
}

/** Builds the portal's pages, the gallery and the embed script; answers whether it worked. */
export const buildWeb = async () => {
  const stamp = sourceStamp()
  await rm(stampFile, { force: true })
  const started = Date.now()
  console.log('Building the web pages (vite build) …')
  const built = await Promise.all([build('production'), build('gallery'), buildEmbed()])
  if (built.includes(false)) {
    console.error('The web pages could not be built; the reason is above.')
    return false
  }
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(stampFile, stamp)
  console.log(`The web pages are built (${((Date.now() - started) / 1000).toFixed(1)} s).`)
  return true
}

/** Builds the web package unless the last build was of exactly these sources. */
export const buildWebIfNeeded = async () => isBuilt() || (await buildWeb())
