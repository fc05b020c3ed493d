import { createHash, randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaPort } from '../ports/captcha.ts'

/** Lifetime of a challenge: the time a person may spend on a form. */
const minutes = 60

export interface AltchaOptions {
  /** Signs challenges; derived from SECRET_KEY. */
  secret: Buffer
  /** Rounds per try, and the range of tries needed: about a second on a phone, less on a laptop. */
  work?: { cost: number; fewest: number; most: number }
}

const usual = { cost: 1000, fewest: 300, most: 900 }

const payloadOf = (token: string): Payload | undefined => {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    const { parameters, signature } = payload.challenge
    const isWhole =
      typeof parameters.nonce === 'string' &&
      typeof parameters.data === 'object' &&
      typeof signature === 'string' &&
      typeof payload.solution.derivedKey === 'string'
    return isWhole ? payload : undefined
  } catch {
    return undefined
  }
}

/**
 * Self-hosted proof of work (ALTCHA, version 2): the visitor's browser searches for a number; there is no puzzle and
 * no third party. The server creates a challenge with one round of its own and verifies the solution by its signature
 * alone.
 */
export const captchaAltcha = ({ secret, work = usual }: AltchaOptions): CaptchaPort => {
  const hmacSignatureSecret = secret.toString('base64')
  const hmacKeySignatureSecret = createHash('sha256').update('key').update(secret).digest('base64')
  return {
    kind: 'altcha',
    siteKey: '',
    origins: [],
    async challenge({ subject, now }) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        data: { subject, until: now.getTime() + minutes * 60_000 },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return JSON.stringify(challenge)
    },
    async verify(token, { subject, now }) {
      const payload = payloadOf(token)
      if (!payload) return undefined
      const { data = {}, nonce } = payload.challenge.parameters
      const until = new Date(Number(data.until))
      if (data.subject !== subject || !(until > now)) return undefined
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }).catch(() => ({ verified: false }))
      return verified ? { id: nonce, until } : undefined
    },
  }
}
