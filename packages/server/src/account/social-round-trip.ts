import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { randomToken } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { hashOfToken, startSession } from '../kit/session.ts'
import type { IdentityPort, IdentityRoundTrip } from '../ports/identity.ts'
import { findToken, inSeconds, keepToken, secretPlace, spendToken, tokenPlace } from './one-time-tokens.ts'
import type { AccountParts } from './parts.ts'
import type { Network, SocialResult } from './social-result.ts'

const tripSeconds = 10 * 60

type Caller<Name extends 'startSocialSignIn' | 'finishSocialSignIn'> = CallContext<(typeof accountCalls)[Name]>

const redirectUri = ({ publicUrl }: AccountParts) => `${publicUrl}/mtgappauth`

/**
 * The address to send this browser to. The state names the site, because the network returns to one address for all
 * sites. The secrets (nonce, PKCE verifier) are stored encrypted, bound to this browser's session, which a visitor
 * receives for it.
 */
export const beginRoundTrip = async (
  parts: AccountParts,
  { scope, now, language, log, setSessionCookie, transaction }: Caller<'startSocialSignIn'>,
  network: Network,
  port: IdentityPort,
): Promise<string | undefined> => {
  const { keys, crypto } = parts
  const { siteId } = scope
  const trip = { state: `${siteId}.${randomToken()}`, nonce: randomToken(), codeVerifier: randomToken() }
  const url = await port.begin(redirectUri(parts), trip).catch((error: unknown) => {
    log.warn({ event: 'social.begin', network, error: nameOf(error) })
    return undefined
  })
  if (!url) return undefined

  const place = tokenPlace(keys.tokens, siteId, 'social-state', trip.state)
  const secret = crypto.encrypt(JSON.stringify(trip), secretPlace(place))
  const made = await transaction(async (trx) => {
    const session = { siteId, userId: null, language: languageId(language), now }
    const token = scope.sessionHash ? undefined : await startSession(trx, keys.tokens, session)
    const browser = scope.sessionHash ?? hashOfToken(keys.tokens, token ?? '')
    const details = { network, browser: browser.toString('hex') }
    await keepToken(trx, place, { details, secret, expiresAt: inSeconds(now, tripSeconds) })
    return token
  })
  if (made !== undefined) setSessionCookie(made)
  return url.href
}

/** The verified identity, or undefined if anything in the reply is invalid. */
export const endRoundTrip = async (
  parts: AccountParts,
  { body, scope, now, log, transaction }: Caller<'finishSocialSignIn'>,
): Promise<SocialResult | undefined> => {
  const { keys, crypto, identity } = parts
  const place = tokenPlace(keys.tokens, scope.siteId, 'social-state', body.State)
  const row = await transaction(async (trx) => {
    const found = await findToken(trx, place, now)
    // A reply from another browser is ignored: only the one that began may use it up.
    const browser = (found?.details as { browser?: string } | undefined)?.browser
    return browser !== undefined && browser === scope.sessionHash?.toString('hex')
      ? spendToken(trx, place, now)
      : undefined
  })
  if (!row?.secret) return undefined
  const { network } = row.details as { network: Network }
  const trip = JSON.parse(crypto.decrypt(row.secret, secretPlace(place))) as IdentityRoundTrip
  try {
    const verified = await identity[network]?.finish(redirectUri(parts), new URLSearchParams(body.Query), trip)
    return verified && { ...verified, network }
  } catch (error) {
    log.warn({ event: 'social.finish', network, error: nameOf(error) })
    return undefined
  }
}

/** The name of the error without its message, which may quote the network's reply. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
