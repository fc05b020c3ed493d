/** Lets the browser answer the person first: what follows is a task of its own, and not part of a long one. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
