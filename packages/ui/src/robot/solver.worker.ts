import { solve } from './solve.ts'

/** Solves in a separate thread, so that the page stays responsive. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  globalThis.postMessage(await solve(data))
})
