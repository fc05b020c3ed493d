// npm start: installs and builds what is missing, then runs the server and restarts it after a crash. Arguments go to
// the server. With NODE_ENV=production it installs and builds nothing, since the build is done before the development
// packages are removed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, root } from './launch/install.mjs'
import { keepRunning } from './launch/keep-running.mjs'
import { runOnPinnedNode } from './launch/run-on-pinned-node.mjs'

const isBuilt = () =>
  ['node_modules', 'packages/web/dist', 'packages/server/dist'].every((folder) => existsSync(path.join(root, folder)))

const prepare = async () => {
  if (process.env.NODE_ENV === 'production') {
    if (isBuilt()) return 0
    console.error('Build first: npm ci --include=dev && npm run build && npm prune --omit=dev')
    return 78
  }
  return (await ensureInstalled()) ? runOnPinnedNode('tools/web/build-if-needed.ts') : 1
}

const start = async () =>
  (await prepare()) || keepRunning(() => runOnPinnedNode('packages/server/src/main.ts', process.argv.slice(2)))

process.exitCode = await start()
