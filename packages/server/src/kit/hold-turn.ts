import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { createSemaphore } from './semaphore.ts'

/**
 * Resolves when it is this response's turn, which lasts until the response has been sent or its connection is closed: for work
 * that goes on outside of a handler, such as a body that arrives before it or a file that is sent after it.
 */
export const holdTurn = (
  semaphore: ReturnType<typeof createSemaphore>,
  response: ServerResponse,
  { key, group }: { key: string; group?: string },
): Promise<void> =>
  new Promise<void>((begin, refuse) => {
    const untilSent = () =>
      new Promise<void>((end) => {
        if (response.destroyed) return end()
        finished(response, () => end())
        begin()
      })
    semaphore(untilSent, key, group).then(begin, refuse)
  })

/** Of a reader who takes nothing, since their place is another's turn. */
const idleSeconds = 10
/** For a reader of at least 64 kB/s. */
const longestSeconds = (bytes: number) => 30 + bytes / 65_536

/** Ends a response of so many bytes that is not taken in its time. */
export const endInTime = (response: ServerResponse, bytes: number): void => {
  const timer = setTimeout(() => response.destroy(), longestSeconds(bytes) * 1000)
  finished(response, () => clearTimeout(timer))
}

/** The same of one that holds a turn. */
export const endSlowReader = (response: ServerResponse, bytes: number): void => {
  response.setTimeout(idleSeconds * 1000, () => response.destroy())
  endInTime(response, bytes)
}
