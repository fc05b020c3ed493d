import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveByHand } from './derive-by-hand.ts'

/** Missing in insecure contexts, though its type does not include that. */
const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle

/** Finds the number that solves a challenge and returns the token; empty if there is none. */
export const solve = async (text: string): Promise<string> => {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({
    challenge,
    deriveKey: subtle === undefined ? deriveByHand : deriveKey,
  }).catch(() => null)
  return solution === null ? '' : btoa(JSON.stringify({ challenge, solution }))
}
