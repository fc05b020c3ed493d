import Type from 'typebox'
import { defineJob } from '../jobs.ts'

/** A job for tests of the queue, which is tried again after a second. */
export const greet = defineJob({
  name: 'greet',
  payload: Type.Object({ name: Type.String() }),
  retry: { limit: 5, delay: 1, delayMax: 1 },
})

/** Options of a queue of which no one hears anything. */
export const unheard = { onError: () => {}, onTried: () => {} }
