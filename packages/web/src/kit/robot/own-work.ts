/** As long as the slowest phone may take; after this one is offered another way. */
const patienceMilliseconds = 90_000

/** In the page's own thread, where there are no workers: each round lets the page draw and answer. */
const solveHere = async (challenge: string): Promise<string> => (await import('./solve.ts')).solve(challenge)

const startWorker = () => {
  try {
    return new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** Does the work that the server asks for and resolves with the token to send; empty when the check did not work. */
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
