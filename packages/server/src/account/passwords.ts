import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { createSemaphore } from '../kit/semaphore.ts'

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
/** A hash without a password, checked when there is no account, so that both take the same time. */
const nobodys = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$${base64(16)}$${base64(32)}`

/**
 * Hashes and verifies passwords, a few at once, with a queue of about half a second. The pepper is not in the
 * database, so a stolen table alone cannot be attacked.
 */
export const passwordHashing = (pepper: Buffer) => {
  const semaphore = createSemaphore({ concurrency: Math.max(1, availableParallelism() - 1), queued: 20 })
  const own = { ...options, secret: pepper }
  return {
    hash: (password: string): Promise<string> => semaphore(() => argon2.hash(password.normalize('NFC'), own)),
    /** Takes the same time and returns false without a hash. */
    async isRight(stored: string | null | undefined, password: string): Promise<boolean> {
      const right = await semaphore(() => argon2.verify(stored ?? nobodys, password.normalize('NFC'), own))
      return right && typeof stored === 'string'
    },
  }
}

export type PasswordHashing = ReturnType<typeof passwordHashing>
