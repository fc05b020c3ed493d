import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Looks for the number in a thread of its own, so that the page answers meanwhile; says the token, or nothing. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const challenge = JSON.parse(data) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  globalThis.postMessage(solution === null ? '' : btoa(JSON.stringify({ challenge, solution })))
})
