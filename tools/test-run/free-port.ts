import { createServer } from 'node:net'

/** Below the system's ephemeral ports, a range for each worker, so that no other process takes one in between. */
const worker = process.env.VITEST_POOL_ID
/** Workers are children of a run, which has its own range, so that two runs on one machine do not collide. */
const run = worker === undefined ? process.pid : process.ppid
let nextPort = 20_000 + 960 * (run % 12) + 120 * (Number(worker ?? 0) % 8)

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port that a server may listen on a moment later. */
export const freePort = async (): Promise<number> => {
  nextPort += 1
  const port = nextPort
  return (await isFree(port)) ? port : freePort()
}
