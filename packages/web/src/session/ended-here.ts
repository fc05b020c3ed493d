let here: (() => void) | undefined

/** Registers a page that handles the end of its session without a reload. Returns the unregister function. */
export const handleEndHere = (handler: () => void) => {
  here = handler
  return () => {
    if (here === handler) here = undefined
  }
}

/** Whether a page has handled the end of the session. */
export const endedHere = (): boolean => {
  here?.()
  return here !== undefined
}
