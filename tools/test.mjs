// npm test: installs what is missing, then runs every check and test. `npm test -- --only unit,server` picks steps.
import { ensureInstalled } from './launch/install.mjs'
import { runOnPinnedNode } from './launch/run-on-pinned-node.mjs'

if (await ensureInstalled()) {
  process.exitCode = await runOnPinnedNode('tools/test-run/main.ts', process.argv.slice(2))
} else {
  process.exitCode = 1
  console.log('0 passed, 1 failed')
}
