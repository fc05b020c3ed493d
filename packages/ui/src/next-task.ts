/** Yields to the browser, so that input is handled before the work that follows. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
