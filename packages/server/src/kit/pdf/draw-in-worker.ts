import { once } from 'node:events'
import { setInterval, setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../semaphore.ts'
import type { ServerTexts } from '../texts.ts'

/** A function of a module that draws a document from data that can be copied between threads. */
export type Drawer = (texts: ServerTexts, given: never) => Promise<Buffer>

/** What a worker receives: its module, the name of the drawer there, and the drawer's data. */
export interface Task {
  module: string
  name: string
  given: unknown
}

export interface Drawn {
  bytes: Uint8Array
  /** The texts it contains, for the suite's completeness report. */
  shown: string[]
}

/** A drawing took more processor time, time or memory than a document needs. */
export class DrawingStopped extends Error {
  override readonly name = 'DrawingStopped'
}

export interface DrawingLimits {
  cpuMilliseconds: number
  milliseconds: number
}

const limits: DrawingLimits = { cpuMilliseconds: 20_000, milliseconds: 120_000 }
const resourceLimits = { maxOldGenerationSizeMb: 512 }
const everyMilliseconds = 200

/**
 * At most one document of a kind per site at a time, so that a heavy one delays neither other sites nor other kinds.
 */
const semaphore = createSemaphore({ concurrency: 2, concurrencyPerKey: 1, queued: 200, queuedPerKey: 20 })
/** Idle workers. They are reused, since loading fonts takes longer than drawing. */
const idle: Worker[] = []

const startWorker = async (): Promise<Worker> => {
  const worker = new Worker(new URL('drawing-worker.ts', import.meta.url), { env: {}, resourceLimits })
  worker.on('error', () => {})
  // Its processor time can be read only once it is online.
  await once(worker, 'online')
  worker.unref()
  return worker
}

/**
 * Draws a document in a worker thread, so that no user's text can block the server. Throws DrawingStopped if it exceeds
 * the limits, otherwise the drawer's own error.
 */
export const drawInWorker = <D extends Drawer>(
  texts: ServerTexts,
  { module, name, siteId }: { module: URL; name: string; siteId: string },
  given: Parameters<D>[1],
  most: DrawingLimits = limits,
): Promise<Buffer> =>
  semaphore(async () => {
    const worker = idle.pop() ?? (await startWorker())
    const { bytes, shown } = await run(worker, { module: module.href, name, given }, most)
    idle.push(worker)
    for (const key of shown) texts.onShown?.(key)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }, `${siteId}|${name}`)

/** A worker is terminated after a failed drawing, since its state is unknown. */
const run = async (worker: Worker, task: Task, most: DrawingLimits): Promise<Drawn> => {
  const done = new AbortController()
  const { signal } = done
  try {
    const received = once(worker, 'message', { signal })
    worker.postMessage(task)
    const watched = [watchProcessor(worker, most, signal), watchClock(most, signal)]
    const [drawn] = (await Promise.race([received, ...watched])) as [Drawn]
    return drawn
  } catch (error) {
    await worker.terminate()
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new DrawingStopped(error.message)
    throw error
  } finally {
    done.abort()
  }
}

const watchProcessor = async (worker: Worker, { cpuMilliseconds }: DrawingLimits, signal: AbortSignal) => {
  const before = await processorTime(worker)
  for await (const _ of setInterval(everyMilliseconds, undefined, { signal })) {
    const { user, system } = await processorTime(worker, before)
    if (user + system > cpuMilliseconds * 1000) throw new DrawingStopped('it took too much processor time')
  }
}

/** None of a thread that has ended: the error that ended it arrives by itself, perhaps later. */
const processorTime = (worker: Worker, before?: NodeJS.CpuUsage) =>
  worker.cpuUsage(before).catch(() => ({ user: 0, system: 0 }))

const watchClock = async ({ milliseconds }: DrawingLimits, signal: AbortSignal) => {
  await setTimeout(milliseconds, undefined, { signal })
  throw new DrawingStopped('it took too long')
}
