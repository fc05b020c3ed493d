import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program that ignores Ctrl-C (`npm ci` continues in the background and collides with the next start) in its own
 * process group, and ends the group when this process is stopped. Returns its exit code, undefined if stopped.
 */
export const runToTheEnd = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: true })
    let isStopped = false
    const stop = () => {
      isStopped = true
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has already ended.
      }
    }
    for (const signal of signals) process.on(signal, stop)
    const finish = (code) => {
      for (const signal of signals) process.off(signal, stop)
      resolve(isStopped ? undefined : code)
    }
    child.on('error', () => finish(127))
    child.on('exit', finish)
  })
