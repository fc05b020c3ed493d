import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { exitCodes } from './kit/fatal-errors.ts'

export interface WorkersOptions {
  /** Processes that serve one address. */
  count: number
  /** Milliseconds before a worker that ended is replaced; it doubles with each further one within a minute. */
  firstPause?: number
  /** Unexpected ends within a minute after which all are stopped. */
  mostCrashes?: number
  /** Milliseconds after which a worker that is to end is killed; a service manager kills all of them a little later. */
  longestStop?: number
}

/** The variable that has the number of a worker, from 1: the lowest that no other one has, so up to `count` + 1 during a restart. */
export const workerSlot = 'WORKER_SLOT'

const minute = 60_000
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs this program as several workers that share its address: one that ends unexpectedly is replaced, and SIGUSR2 replaces them
 * one by one, each by one that listens already, so that no request is refused. SIGTERM stops all after what is under way. Ends
 * the process.
 */
export const runWorkers = ({
  count,
  firstPause = 500,
  mostCrashes = 5,
  longestStop = 55_000,
}: WorkersOptions): void => {
  const workers = new Map<Worker, number>()
  /** Those that are to end, and those that have not listened yet where another still does: no end of them is unexpected. */
  const retired = new WeakSet<Worker>()
  let crashes: number[] = []
  let isStopping = false
  let isReloading = false

  const end = async (worker: Worker) => {
    worker.process.kill('SIGTERM')
    const late = setTimeout(() => worker.process.kill('SIGKILL'), longestStop)
    await ended(worker)
    clearTimeout(late)
  }

  const stopAll = async (code: number) => {
    if (isStopping) return
    isStopping = true
    const all = [...workers.keys()]
    await Promise.all(all.map(end))
    process.exit(code)
  }

  const start = (): Worker => {
    const taken = new Set(workers.values())
    let slot = 1
    while (taken.has(slot)) slot += 1
    const worker = cluster.fork({ [workerSlot]: slot })
    workers.set(worker, slot)
    // A connection could not be given to one that is ending; what follows is its exit.
    worker.on('error', () => {})
    worker.on('exit', (code, signal) => {
      workers.delete(worker)
      if (!isStopping && !retired.has(worker)) void replace(code ?? 0, signal)
    })
    return worker
  }

  const replace = async (code: number, signal: string | undefined) => {
    if (code === exitCodes.configuration) return stopAll(code)
    const now = Date.now()
    crashes = [...crashes.filter((at) => now - at < minute), now]
    if (crashes.length >= mostCrashes) {
      console.error(`Workers ended ${crashes.length} times within a minute. Foyer is stopped.`)
      return stopAll(code || exitCodes.crash)
    }
    console.error(`A worker ended unexpectedly (${signal ?? code}). Another one starts.`)
    await wait(firstPause * 2 ** (crashes.length - 1))
    if (!isStopping && workers.size < count) start()
  }

  const reload = async () => {
    for (const old of [...workers.keys()]) {
      const fresh = start()
      retired.add(fresh)
      const isListening = await Promise.race([listening(fresh), ended(fresh)])
      if (isStopping) return
      if (!isListening) {
        console.error('The new worker cannot start. Those that run go on.')
        // One of those may have ended meanwhile, when the new one was to take its place.
        if (workers.size < count) start()
        return
      }
      retired.delete(fresh)
      retired.add(old)
      await end(old)
    }
  }

  // Each worker takes connections itself: one that this process hands to a worker which is ending would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  for (const signal of stopSignals) process.on(signal, () => void stopAll(0))
  process.on('SIGUSR2', () => {
    if (isReloading) return
    isReloading = true
    void reload().finally(() => {
      isReloading = false
    })
  })
  for (let started = 0; started < count; started += 1) start()
}

const ended = async (worker: Worker): Promise<false> => {
  if (!worker.isDead()) await once(worker, 'exit')
  return false
}

const listening = async (worker: Worker): Promise<true> => {
  await once(worker, 'listening')
  return true
}
