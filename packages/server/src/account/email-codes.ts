import type { KeyObject } from 'node:crypto'
import { codeMinutes } from '@foyer/domain/account/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { keyedHash, randomCode, randomToken } from '../kit/hash.ts'
import { inSeconds } from './one-time-tokens.ts'

const mostTries = 5

/** What a code opens; one made for a purpose, an address or a site is wrong for every other. */
export interface CodePlace {
  siteId: string
  purpose: 'start' | 'register'
  /** Lower case, as accounts are kept. */
  email: string
}

const hashOf = (key: KeyObject, { siteId, purpose, email }: CodePlace, code: string) =>
  keyedHash(key, 'email-code', siteId, purpose, email, code)

/** Makes the address's one live code; the one before it dies. */
export const makeCode = async (trx: Trx, key: KeyObject, place: CodePlace, now: Date): Promise<string> => {
  const code = randomCode()
  await keep(trx, place, hashOf(key, place, code), now)
  return code
}

/** A code that nobody can know, where an answer must not tell that none was sent. */
export const makeUnknownCode = (trx: Trx, key: KeyObject, place: CodePlace, now: Date): Promise<void> =>
  keep(trx, place, hashOf(key, place, randomToken()), now)

const keep = async (trx: Trx, { siteId, purpose, email }: CodePlace, hash: Buffer, now: Date) => {
  const values = { code_hash: hash, tries: 0, expires_at: inSeconds(now, codeMinutes * 60), used_at: null }
  await trx
    .insertInto('email_codes')
    .values({ site_id: siteId, purpose, email, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'purpose', 'email']).doUpdateSet(values))
    .execute()
}

export type CodeOutcome = 'right' | 'VerificationCodeIncorrect' | 'VerificationCodeExpired'

/**
 * Counts one try and uses the code up when it is right, in one statement: of many at once, five count and one wins.
 * A wrong try must be kept, so the caller refuses after its transaction has ended.
 */
export const tryCode = async (
  trx: Trx,
  key: KeyObject,
  place: CodePlace,
  code: string,
  now: Date,
): Promise<CodeOutcome> => {
  const hash = hashOf(key, place, code.replace(/\s/g, ''))
  const row = await trx
    .updateTable('email_codes')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = ${hash} then ${now}::timestamptz end`,
    })
    .where('site_id', '=', place.siteId)
    .where('purpose', '=', place.purpose)
    .where('email', '=', place.email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning('used_at')
    .executeTakeFirst()
  if (!row) return 'VerificationCodeExpired'
  return row.used_at === null ? 'VerificationCodeIncorrect' : 'right'
}
