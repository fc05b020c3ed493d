import { setTimeout as wait } from 'node:timers/promises'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A clean stop (0, or a signal above), a configuration error (EX_CONFIG), and a program that cannot be started. */
const finalCodes = new Set([0, 130, 143, 129, 78, 127])

/**
 * Restarts the server when it ends unexpectedly, after a pause that doubles each time. Gives up after five crashes
 * within a minute. Returns the last exit code.
 */
export const keepRunning = async (run, { mostCrashes = 5, within = 60_000, firstPause = 500 } = {}) => {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  for (const signal of signals) process.on(signal, stop)
  try {
    for (let crashes = []; ; ) {
      const code = await run()
      if (finalCodes.has(code) || stopped.signal.aborted) return code
      const now = Date.now()
      crashes = [...crashes.filter((at) => now - at < within), now]
      if (crashes.length >= mostCrashes) {
        console.error(`Foyer crashed ${crashes.length} times within ${within / 1000} seconds and is not started again.`)
        return code
      }
      const pause = firstPause * 2 ** (crashes.length - 1)
      console.error(`Foyer ended unexpectedly with code ${code}. It starts again in ${pause / 1000} seconds.`)
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return code
    }
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
