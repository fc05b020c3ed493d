import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pinnedNode, root } from './install.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a script on the project's own Node and answers its exit code (128 + n when signal n ended it).
 * We stay alive through signals until the child has ended gracefully.
 */
export const runOnPinnedNode = (script, args = []) =>
  new Promise((resolve) => {
    const child = spawn(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit' })
    const forward = (signal) => {
      // A terminal sends Ctrl-C to the whole process group, so the child already has it.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    const finish = (code) => {
      for (const signal of signals) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`Could not start ${pinnedNode}: ${error.message}`)
      finish(127)
    })
    child.on('exit', (code, signal) => finish(signal ? 128 + constants.signals[signal] : code))
  })
