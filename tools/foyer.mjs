// npm run foyer: the operator's commands. They install only where nothing is installed yet: npm removes every package before it
// installs, which a server that runs here loads from, and an install for production has no development packages.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, root } from './launch/install.mjs'
import { runOnPinnedNode } from './launch/run-on-pinned-node.mjs'

const isReady = existsSync(path.join(root, 'node_modules/.package-lock.json')) || (await ensureInstalled())
process.exitCode = isReady ? await runOnPinnedNode('tools/foyer/main.ts', process.argv.slice(2)) : 1
