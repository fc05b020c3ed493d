import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveByHand } from './derive-by-hand.ts'

/** Where a page is not https all the way up, this is not there though its type says so. */
const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle

/** Looks for the number that a challenge asks for and answers the token; empty when there is none. */
export const solve = async (text: string): Promise<string> => {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({
    challenge,
    deriveKey: subtle === undefined ? deriveByHand : deriveKey,
  }).catch(() => null)
  return solution === null ? '' : btoa(JSON.stringify({ challenge, solution }))
}
