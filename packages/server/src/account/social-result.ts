import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import type { Trx } from '../db/open-database.ts'
import type { Scope } from '../kit/scope.ts'
import type { VerifiedIdentity } from '../ports/identity.ts'
import { inSeconds, keepToken, secretPlace, spendToken, type TokenPlace, tokenPlace } from './one-time-tokens.ts'
import type { AccountParts } from './parts.ts'
import { linkIdentity, type User } from './store.ts'

export type Network = 'google' | 'facebook'

/** The result of a network sign-in in this browser. */
export interface SocialResult extends VerifiedIdentity {
  network: Network
}

const resultSeconds = 10 * 60

/** One result per browser: its place is derived from the browser's session. */
const placeOf = ({ keys }: AccountParts, siteId: string, sessionHash: Buffer): TokenPlace =>
  tokenPlace(keys.tokens, siteId, 'social-result', sessionHash.toString('hex'))

export const keepSocialResult = async (
  trx: Trx,
  parts: AccountParts,
  siteId: string,
  sessionHash: Buffer,
  result: SocialResult,
  now: Date,
) => {
  const place = placeOf(parts, siteId, sessionHash)
  const secret = parts.crypto.encrypt(JSON.stringify(result), secretPlace(place))
  await keepToken(trx, place, { secret, expiresAt: inSeconds(now, resultSeconds) })
}

/** Uses up this browser's result, if it is fresh. */
export const spendSocialResult = async (
  trx: Trx,
  parts: AccountParts,
  { siteId, sessionHash }: Scope,
  now: Date,
): Promise<SocialResult | undefined> => {
  if (!sessionHash) return undefined
  const place = placeOf(parts, siteId, sessionHash)
  const row = await spendToken(trx, place, now)
  return row?.secret ? (JSON.parse(parts.crypto.decrypt(row.secret, secretPlace(place))) as SocialResult) : undefined
}

/** The verified address, as stored in accounts; undefined without one. */
export const verifiedEmailOf = ({ email, emailVerified }: VerifiedIdentity): string | undefined => {
  const address = normaliseEmail(email)
  return emailVerified && isEmail(address) ? address : undefined
}

/**
 * Links an account to a network only on both proofs: the network verified the address in this browser, and a code
 * mailed to that address was entered here.
 */
export const linkVerifiedIdentity = async (trx: Trx, parts: AccountParts, scope: Scope, user: User, now: Date) => {
  const result = await spendSocialResult(trx, parts, scope, now)
  if (result && verifiedEmailOf(result) === user.email)
    await linkIdentity(trx, user, result.network, result.subject, now)
}
