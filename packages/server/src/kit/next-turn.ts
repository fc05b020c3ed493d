/**
 * Resolves in the next turn of the event loop. The embedded database computes in this process and its replies are microtasks, so a
 * loop of transactions without a pause would be one turn, in which no request is served.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })
