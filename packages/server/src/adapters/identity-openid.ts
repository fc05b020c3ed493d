import * as openid from 'openid-client'
import type { IdentityPort, VerifiedIdentity } from '../ports/identity.ts'
import { isUsable } from './id-token.ts'
import { isLocal, networkTimeout, networkUrl } from './identity-address.ts'

export interface OpenIdConfig {
  id: string
  secret: string
  /** The base of `/.well-known/openid-configuration`, e.g. https://accounts.google.com */
  issuer: string
}

/**
 * A network with OpenID Connect (Google). The library checks signature, issuer, audience, expiry, nonce and state of
 * the reply and follows no redirect.
 */
export const identityOpenId = ({ id, secret, issuer }: OpenIdConfig): IdentityPort => {
  const url = networkUrl(issuer)
  let discovered: Promise<openid.Configuration> | undefined
  /** Discovered once; after a failure the next call tries again. */
  const discover = () => {
    discovered ??= openid
      .discovery(url, id, undefined, openid.ClientSecretPost(secret), {
        timeout: networkTimeout / 1000,
        execute: [openid.enableNonRepudiationChecks, ...(isLocal(url) ? [openid.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        discovered = undefined
        throw error
      })
    return discovered
  }
  return {
    async begin(redirectUri, { state, nonce, codeVerifier }) {
      return openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        response_type: 'code',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(redirectUri, query, { state, nonce, codeVerifier }) {
      const configuration = await discover()
      const returned = new URL(redirectUri)
      returned.search = query.toString()
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims || !isUsable(claims, configuration)) throw new Error('the network sent no ID token of use')
      if (claims.email !== undefined) return identityOf(claims)
      return identityOf(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub))
    },
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const identityOf = (claims: { sub: string; [claim: string]: unknown }): VerifiedIdentity => ({
  subject: claims.sub,
  email: text(claims.email),
  emailVerified: claims.email_verified === true,
  firstName: text(claims.given_name),
  lastName: text(claims.family_name),
})
