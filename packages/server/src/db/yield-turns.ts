const longestTurn = 50

/**
 * The embedded database computes in this process, and its replies are microtasks: a loop of statements would be one turn of the
 * event loop, in which no request is served and no timer runs. A statement that ends after a long turn lets the next one begin.
 */
export const yieldTurns = () => {
  let began: number | undefined
  const turnEnds = () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
  return async <T>(statement: () => Promise<T>): Promise<T> => {
    if (began === undefined) {
      began = performance.now()
      setImmediate(() => {
        began = undefined
      })
    }
    try {
      return await statement()
    } finally {
      if (began !== undefined && performance.now() - began > longestTurn) await turnEnds()
    }
  }
}
