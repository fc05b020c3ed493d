import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Minimal work, for tests. */
export const lightWork = { cost: 1, fewest: 1, most: 3 }

/** The work of a visitor's browser: finds the number and encodes it as the form sends it. */
export const solvedToken = async (text: string): Promise<string> => {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
