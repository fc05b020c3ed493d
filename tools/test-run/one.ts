import { inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import { buildWebIfNeeded } from '../web/build.ts'
import { findOrInstallChromium } from './chromium.ts'

/**
 * npm run test:one -- FILE [vitest options]: one test file, with what its project needs. Server tests run on the embedded
 * database, or on the PostgreSQL that TEST_DATABASE_URL names.
 */
const [file, ...options] = process.argv.slice(2)

const projectOf = (path: string) => {
  if (/^packages\/(server|dev)\//.test(path)) return 'server'
  if (path.endsWith('.test.tsx')) return 'components'
  if (!path.startsWith('e2e/')) return 'unit'
  return path === 'e2e/gallery.test.ts' ? 'gallery' : 'e2e'
}

const run = async () => {
  if (file === undefined) {
    console.error('Usage: npm run test:one -- FILE [vitest options], for example packages/server/src/site/site.test.ts')
    return 2
  }
  const project = projectOf(file)
  const isJourney = file.startsWith('e2e/')
  if (isJourney && !((await buildWebIfNeeded('pages')) && (await buildWebIfNeeded('gallery')))) return 1
  const env = isJourney || project === 'components' ? { CHROMIUM_PATH: await findOrInstallChromium() } : {}
  const { code } = await runNode(
    inRoot('node_modules/vitest/vitest.mjs'),
    ['run', '--project', project, file, ...options],
    { env },
  )
  return code
}

process.exitCode = await run()
