import type { EventEmitter } from 'node:events'

/** Resolves on the first of these events and removes all listeners. */
export const onceAny = (emitter: EventEmitter, ...events: string[]): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const event of events) emitter.off(event, done)
      resolve()
    }
    for (const event of events) emitter.on(event, done)
  })
