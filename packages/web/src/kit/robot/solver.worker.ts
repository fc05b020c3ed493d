import { solve } from './solve.ts'

/** The work in a thread of its own, so that the page answers meanwhile. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  globalThis.postMessage(await solve(data))
})
