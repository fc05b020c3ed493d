import type { EventEmitter } from 'node:events'

/** Waits for the first of these events, whichever it is, and listens no longer. */
export const until = (emitter: EventEmitter, ...events: string[]): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const event of events) emitter.off(event, done)
      resolve()
    }
    for (const event of events) emitter.on(event, done)
  })
