// node tools/run.mjs SCRIPT [args…]: installs what is missing, then runs SCRIPT on the project's own Node.
import { ensureInstalled } from './launch/install.mjs'
import { runOnPinnedNode } from './launch/run-on-pinned-node.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node tools/run.mjs SCRIPT [args…]')
  process.exit(2)
}
process.exitCode = (await ensureInstalled()) ? await runOnPinnedNode(script, args) : 1
