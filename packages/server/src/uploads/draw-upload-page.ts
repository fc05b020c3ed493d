import { buffer } from 'node:stream/consumers'
import { takeTurns } from '../kit/turns.ts'
import type { FileStore } from '../ports/files.ts'
import type { PageAsked } from './inspect/draw-page.ts'
import { runInSandbox, type SandboxLimits, SandboxStopped } from './sandbox/run-in-sandbox.ts'

/** A picture takes a process for half a second. One key (a request, or a site of the operator) draws one at a time. */
const line = { atOnceOfKey: 1, waiting: 200, waitingOfKey: 20 }
/** Pages that people upload and look at do not delay the operator, nor the operator them. */
export const drawingTurns = {
  recipients: takeTurns({ atOnce: 2, ...line }),
  operator: takeTurns({ atOnce: 1, ...line }),
}
/** Someone waits for a page in front of a screen. An ordinary page takes less than a second of processor time. */
const ofPage: SandboxLimits = { cpuMilliseconds: 4000, milliseconds: 60_000 }

/**
 * The picture of a page of a file that is kept, as JPEG, drawn in the sandbox whenever it is asked for; call it in a turn
 * of `drawingTurns`. Undefined when the file is gone or the page cannot be drawn, `tooHeavy` when drawing it takes more
 * than an ordinary page, which asking again does not change, `tooSlow` when the machine was too busy to draw it in time.
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
      async ({ isDrawn }, body) => (isDrawn ? buffer(body) : undefined),
      limits,
    )
  } catch (error) {
    if (error instanceof SandboxStopped) return error.isCausedByFile ? 'tooHeavy' : 'tooSlow'
    throw error
  }
}
