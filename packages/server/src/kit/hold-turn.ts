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
