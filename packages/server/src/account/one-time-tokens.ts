import type { KeyObject } from 'node:crypto'
import type { Trx } from '../db/open-database.ts'
import { keyedHash } from '../kit/hash.ts'
import type { Place } from '../kit/sealed-columns.ts'

/** The purpose of a one-time token; it is invalid for another purpose or site. */
export type TokenPurpose = 'password-reset' | 'sign-in-ticket' | 'social-state' | 'social-result'

export interface TokenPlace {
  siteId: string
  purpose: TokenPurpose
  hash: Buffer
}

export const tokenPlace = (key: KeyObject, siteId: string, purpose: TokenPurpose, token: string): TokenPlace => ({
  siteId,
  purpose,
  hash: keyedHash(key, purpose, siteId, token),
})

/** Where what is kept with a token is sealed for. */
export const secretPlace = ({ siteId, hash }: TokenPlace): Place => ({
  table: 'one_time_tokens',
  column: 'secret',
  row: hash.toString('hex'),
  site: siteId,
})

export interface NewToken {
  userId?: string
  details?: Record<string, string>
  secret?: Buffer
  expiresAt: Date
}

/** Stores a token as its keyed hash. A second one for the same place replaces the first. */
export const keepToken = async (trx: Trx, place: TokenPlace, token: NewToken): Promise<void> => {
  const values = {
    user_id: token.userId ?? null,
    details: JSON.stringify(token.details ?? {}),
    secret: token.secret ?? null,
    expires_at: token.expiresAt,
    used_at: null,
  }
  await trx
    .insertInto('one_time_tokens')
    .values({ site_id: place.siteId, purpose: place.purpose, token_hash: place.hash, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'purpose', 'token_hash']).doUpdateSet(values))
    .execute()
}

/** Uses a valid token up: of many concurrent tries, one receives its row. */
export const spendToken = (trx: Trx, { siteId, purpose, hash }: TokenPlace, now: Date) =>
  trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'details', 'secret'])
    .executeTakeFirst()

/** Reads a valid token without using it up. */
export const findToken = (trx: Trx, { siteId, purpose, hash }: TokenPlace, now: Date) =>
  trx
    .selectFrom('one_time_tokens')
    .select(['user_id', 'details', 'secret'])
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Deletes a user's tokens of a purpose, used or not: all, or those that expire by then. */
export const dropTokensOf = (trx: Trx, siteId: string, purpose: TokenPurpose, userId: string, by?: Date) =>
  trx
    .deleteFrom('one_time_tokens')
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .$if(by !== undefined, (query) => query.where('expires_at', '<=', by ?? new Date(0)))
    .execute()

export const inSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)
