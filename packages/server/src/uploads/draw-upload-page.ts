import { createSemaphore } from '../kit/semaphore.ts'
import type { FileStore } from '../ports/files.ts'
import type { PageAsked } from './inspect/draw-page.ts'
import { maximumUploadBytes } from './largest-file.ts'
import { pictureFrom } from './sandbox/picture-from.ts'
import { runInSandbox, type SandboxLimits, SandboxStopped } from './sandbox/run-in-sandbox.ts'

/**
 * Each picture occupies a process for half a second, a heavy one for four. Each key (a request, or a site of the operator) draws
 * one at a time, and brokerages take turns. Who waits longer than this has had an error by then.
 */
const line = { concurrencyPerKey: 1, queued: 400, queuedPerGroup: 100, longestWait: 25_000 }
/** Separate queues, so that uploaders and the operator do not delay each other. */
export const drawingSemaphore = {
  // A page of a request asks for a few: no link fills the line of its brokerage.
  recipients: createSemaphore({ concurrency: 2, queuedPerKey: 5, ...line }),
  operator: createSemaphore({ concurrency: 1, queuedPerKey: 20, ...line }),
}
/** A user waits for a page. An ordinary page takes less than a second of processor time. */
const ofPage: SandboxLimits = { cpuMilliseconds: 4000, milliseconds: 60_000 }

/**
 * The JPEG picture of a page of a stored file, drawn in the sandbox on every call; call it within `drawingSemaphore`.
 * Undefined when the file is missing or the page cannot be drawn; `tooHeavy` when it takes more than an ordinary
 * page, so that retrying is useless; `tooSlow` when the machine was too busy.
 */
export const drawUploadPage = async (
  fileStore: FileStore,
  storageKey: string,
  asked: PageAsked,
  limits: SandboxLimits = ofPage,
): Promise<Buffer | 'tooHeavy' | 'tooSlow' | undefined> => {
  const bytes = await fileStore.open(storageKey)
  if (!bytes) return undefined
  try {
    return await runInSandbox(
      'draw',
      asked,
      bytes,
      async ({ isDrawn }, body) => (isDrawn ? pictureFrom(body, 'jpeg', maximumUploadBytes) : undefined),
      limits,
    )
  } catch (error) {
    if (error instanceof SandboxStopped) return error.isCausedByFile ? 'tooHeavy' : 'tooSlow'
    throw error
  }
}
