/** The time the slowest phone may take; then another way is offered. */
const patienceMilliseconds = 90_000

/** In the main thread, where workers are missing: each round yields to the page. */
const solveHere = async (challenge: string): Promise<string> => (await import('./solve.ts')).solve(challenge)

const startWorker = () => {
  try {
    return new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** Solves the server's challenge and resolves with the token to send; empty on failure. */
export const doOwnWork = (challenge: string): Promise<string> =>
  new Promise((resolve) => {
    if (challenge === '') return resolve('')
    const worker = startWorker()
    const end = (token: string) => {
      clearTimeout(patience)
      worker?.terminate()
      resolve(token)
    }
    const patience = setTimeout(() => end(''), patienceMilliseconds)
    const here = () => void solveHere(challenge).then(end, () => end(''))
    if (worker === undefined) return here()
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => end(data))
    worker.addEventListener('error', here)
    worker.postMessage(challenge)
  })
