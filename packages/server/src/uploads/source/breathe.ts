import { setImmediate as turn } from 'node:timers/promises'

const mostMilliseconds = 10

/** Lets others have their turn when this work has held the thread for more than 10 ms; free of cost until then. */
export const makeBreather = () => {
  let since = performance.now()
  return async (): Promise<void> => {
    if (performance.now() - since < mostMilliseconds) return
    await turn()
    since = performance.now()
  }
}
