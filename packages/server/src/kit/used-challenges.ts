import type { Trx } from '../db/open-database.ts'
import type { PassedCheck } from '../ports/captcha.ts'
import { type Keys, keyedHash } from './hash.ts'

interface Use {
  siteId: string
  check: PassedCheck
  tokens: Keys['tokens']
}

/**
 * The row of a used check, written in the transaction that the check was for; a second write fails. The nightly
 * retention deletes it.
 */
export const usedChallengeRow = (trx: Trx, { siteId, check, tokens }: Use) =>
  trx.insertInto('used_challenges').values({
    site_id: siteId,
    challenge: keyedHash(tokens, 'robot-check', check.id),
    expires_at: check.until,
  })

/** Whether a statement failed because the check had been used before. */
export const wasUsed = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'constraint') === 'used_challenges_pkey'
