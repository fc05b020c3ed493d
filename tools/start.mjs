// npm start: installs and builds what is missing, then runs the server. Arguments go to the server.
import { ensureInstalled } from './launch/install.mjs'
import { runOnPinnedNode } from './launch/run-on-pinned-node.mjs'

const start = async () => {
  if (!(await ensureInstalled())) return 1
  const built = await runOnPinnedNode('tools/web/build-if-needed.ts')
  if (built !== 0) return built
  return runOnPinnedNode('packages/server/src/main.ts', process.argv.slice(2))
}
process.exitCode = await start()
