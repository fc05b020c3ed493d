import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Work that a test's machine does in a millisecond. */
export const lightWork = { cost: 1, fewest: 1, most: 3 }

/** What the visitor's browser does: finds the number and packs it as the form sends it. */
export const solvedToken = async (text: string): Promise<string> => {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
