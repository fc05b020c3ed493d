import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import type { Trx } from '../db/open-database.ts'
import type { Scope } from '../kit/scope.ts'
import type { VerifiedIdentity } from '../ports/identity.ts'
import { inSeconds, keepToken, spendToken, type TokenPlace, tokenPlace } from './one-time-tokens.ts'
import type { AccountParts } from './parts.ts'
import { linkIdentity, type User } from './store.ts'

export type Network = 'google' | 'facebook'

/** What a network vouched for in this browser. */
export interface SocialResult extends VerifiedIdentity {
  network: Network
}

const resultSeconds = 10 * 60

/** One result a browser: its place is made of the browser's session. */
const placeOf = ({ keys }: AccountParts, siteId: string, sessionHash: Buffer): TokenPlace =>
  tokenPlace(keys.tokens, siteId, 'social-result', sessionHash.toString('hex'))

const cipherPlace = ({ siteId, hash }: TokenPlace) => ({
  table: 'one_time_tokens',
  column: 'secret',
  row: hash.toString('hex'),
  site: siteId,
})

export const keepSocialResult = async (
  trx: Trx,
  parts: AccountParts,
  siteId: string,
  sessionHash: Buffer,
  result: SocialResult,
  now: Date,
) => {
  const place = placeOf(parts, siteId, sessionHash)
  const secret = parts.crypto.encrypt(JSON.stringify(result), cipherPlace(place))
  await keepToken(trx, place, { secret, expiresAt: inSeconds(now, resultSeconds) })
}

/** Uses up what this browser holds, if it is fresh. */
export const spendSocialResult = async (
  trx: Trx,
  parts: AccountParts,
  { siteId, sessionHash }: Scope,
  now: Date,
): Promise<SocialResult | undefined> => {
  if (!sessionHash) return undefined
  const place = placeOf(parts, siteId, sessionHash)
  const row = await spendToken(trx, place, now)
  return row?.secret ? (JSON.parse(parts.crypto.decrypt(row.secret, cipherPlace(place))) as SocialResult) : undefined
}

/** The address a network vouches for, as accounts are kept; undefined when it vouches for none. */
export const verifiedEmailOf = ({ email, emailVerified }: VerifiedIdentity): string | undefined => {
  const address = normaliseEmail(email)
  return emailVerified && isEmail(address) ? address : undefined
}

/**
 * An account is tied to a network only when both say so: the network vouched for the address in this browser, and a
 * code mailed to that same address was typed here.
 */
export const linkVerifiedIdentity = async (trx: Trx, parts: AccountParts, scope: Scope, user: User, now: Date) => {
  const result = await spendSocialResult(trx, parts, scope, now)
  if (result && verifiedEmailOf(result) === user.email)
    await linkIdentity(trx, user, result.network, result.subject, now)
}
