import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program that does not heed Ctrl-C (`npm ci` goes on behind the prompt, and meets whoever starts again) as a process
 * group of its own, and ends all of it when we are asked to stop. Answers its exit code, undefined when it was stopped.
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
        // It has ended by itself meanwhile.
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
