import { parallelUploads } from '@foyer/domain/documents/rules.ts'

/** Maximum of queued uploads per request; people do not reach it. */
const mostWaiting = 20

interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * Three uploads of a request at a time; others are queued before any of their bytes is read. `enter` returns a
 * release function, or undefined when the queue is full or the sender disconnected.
 */
export const uploadSemaphore = () => {
  const lines = new Map<string, Line>()
  const leave = (key: string, line: Line) => () => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(key)
  }
  return {
    async enter(key: string, signal: AbortSignal): Promise<(() => void) | undefined> {
      const line = lines.get(key) ?? { running: 0, waiting: [] }
      lines.set(key, line)
      if (line.running < parallelUploads) {
        line.running += 1
        return leave(key, line)
      }
      if (line.waiting.length >= mostWaiting || signal.aborted) return undefined
      const isTurn = await new Promise<boolean>((resolve) => {
        const come = () => resolve(true)
        line.waiting.push(come)
        signal.addEventListener('abort', () => {
          const at = line.waiting.indexOf(come)
          if (at >= 0) line.waiting.splice(at, 1)
          resolve(at < 0)
        })
      })
      return isTurn ? leave(key, line) : undefined
    },
  }
}
