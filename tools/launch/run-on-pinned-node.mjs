import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { pinnedNode, root } from './install.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a script on the project's own Node and returns its exit code (128 + n when signal n ended it). Survives signals
 * until the child has ended gracefully.
 */
export const runOnPinnedNode = (script, args = []) =>
  new Promise((resolve) => {
    // Caches compiled sources between starts, which halves the load time.
    const env = { NODE_COMPILE_CACHE: path.join(root, '.cache/compile'), ...process.env }
    // An installation without development packages has no Node of its own.
    const node = existsSync(pinnedNode) ? pinnedNode : process.execPath
    // No other process can start the debugger with a signal.
    const child = spawn(node, ['--disable-sigusr1', script, ...args], { cwd: root, stdio: 'inherit', env })
    const forward = (signal) => {
      // A terminal sends Ctrl-C to the whole process group, so the child already has it.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    for (const signal of [...signals, 'SIGUSR2']) process.on(signal, forward)
    const finish = (code) => {
      for (const signal of [...signals, 'SIGUSR2']) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`Could not start ${node}: ${error.message}`)
      finish(127)
    })
    child.on('exit', (code, signal) => finish(signal ? 128 + constants.signals[signal] : code))
  })
