import { isIP } from 'node:net'
import { isSecondFactorStated } from '@foyer/domain/office/sign-on.ts'
import * as openid from 'openid-client'
import { isLoopback } from '../kit/loopback.ts'
import { isPublicAddress } from '../kit/public-address.ts'
import { Refusal } from '../kit/refusal.ts'
import { createSemaphore } from '../kit/semaphore.ts'
import type { SignedOn, SignOnApp, SignOnPort, SignOnTrip, WrongIssuer } from '../ports/sign-on.ts'
import { type AddressCheck, AddressNotAllowed } from './checked-address.ts'
import { checkedFetch } from './checked-fetch.ts'
import { isUsable } from './id-token.ts'

export interface SignOnOptions extends AddressCheck {
  /** Ours: a server on this machine may call providers on this machine, any other only the public internet. */
  publicUrl: string
}

/** The seconds that a provider's clock may be behind ours. */
const clockSeconds = 5

/**
 * Round trips under way at a time. Those of one app are few, in case its provider is slow; those of one host leave some to others,
 * but not fewer to each of its apps: most brokerages have theirs at the same host.
 */
const turns = {
  ...{ concurrency: 16, concurrencyPerGroup: 12, concurrencyPerKey: 4 },
  ...{ queued: 200, queuedPerGroup: 150, queuedPerKey: 24, longestWait: 10_000 },
}

/** What kept a provider from being reached, as its requests found it. */
interface Way {
  problem?: 'IssuerNotPublic' | 'IssuerNotReached'
}

/**
 * Providers of single sign-on with OpenID Connect. The library checks state, issuer (also that of the reply, against mix-ups),
 * signature, audience, expiry and nonce. Each round trip reads the provider's settings and keys anew, so that changed ones count
 * at once. Every request goes to checked addresses only, since an owner chose them.
 */
export const signOnOpenId = ({ publicUrl, ...check }: SignOnOptions): SignOnPort => {
  const isHere = isLoopback(new URL(publicUrl).hostname)
  const isAllowed =
    check.isAllowed ?? ((address: string) => isPublicAddress(address) || (isHere && isLoopback(address)))
  const reach = checkedFetch({ ...check, isAllowed })
  /** Who finishes was at the provider, and does not wait for those who only begin. */
  const [reading, finishing] = [createSemaphore(turns), createSemaphore(turns)]
  /** Of an app, in the share of its host. */
  const inTurn = <T>(semaphore: typeof reading, issuer: string, clientId: string, work: () => Promise<T>): Promise<T> =>
    semaphore(work, `${issuer} ${clientId}`, URL.canParse(issuer) ? new URL(issuer).hostname : '')

  /** A page that the browser is sent to, or an address that we call. */
  const isSafe = (address: string | undefined): boolean => {
    if (address === undefined || !URL.canParse(address)) return false
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || (protocol === 'http:' && isHere && isLoopback(hostname))
  }

  const fetchNoting =
    (way: Way): openid.CustomFetch =>
    async (address, { method, headers, body }) => {
      try {
        const response = await reach(address, { method, headers, body })
        if (response.status >= 500) way.problem = 'IssuerNotReached'
        return response
      } catch (error) {
        // A name is not reached, whichever address it has: an owner learns no names of a private network.
        const isLiteral = isIP(new URL(address).hostname.replace(/^\[|\]$/g, '')) !== 0
        way.problem = error instanceof AddressNotAllowed && isLiteral ? 'IssuerNotPublic' : 'IssuerNotReached'
        throw error
      }
    }

  const discover = async (issuer: string, way: Way): Promise<openid.ServerMetadata> => {
    if (!isSafe(issuer)) {
      way.problem = 'IssuerNotPublic'
      throw new AddressNotAllowed('address-not-public')
    }
    const configuration = await openid.discovery(new URL(issuer), 'none', undefined, openid.None(), {
      [openid.customFetch]: fetchNoting(way),
      ...(issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
    })
    const metadata = configuration.serverMetadata()
    for (const address of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri])
      if (!isSafe(address)) throw new Error('the provider publishes no usable addresses')
    // The library accepts services whose issuer differs from account to account; an account is bound to one issuer.
    if (new URL(metadata.issuer).href !== new URL(issuer).href) throw new Error('the provider has another issuer')
    return metadata
  }

  const reads = new Map<string, Promise<openid.ServerMetadata>>()
  /** What the issuer publishes. All who begin while it is asked, which anyone may, take the same reply. */
  const read = (issuer: string, clientId: string): Promise<openid.ServerMetadata> => {
    const underWay = reads.get(issuer)
    if (underWay !== undefined) return underWay
    const asked = inTurn(reading, issuer, clientId, () => discover(issuer, {})).finally(() => reads.delete(issuer))
    reads.set(issuer, asked)
    return asked
  }

  /** The provider with each way to send the secret that it knows: which one an app must use is set there, and published nowhere. */
  const configure = (
    metadata: openid.ServerMetadata,
    { issuer, clientId, clientSecret }: SignOnApp,
    way: Way,
  ): openid.Configuration[] => {
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const [first, ...others] = [
      ...(methods.includes('client_secret_basic') ? [openid.ClientSecretBasic] : []),
      ...(methods.includes('client_secret_post') ? [openid.ClientSecretPost] : []),
    ]
    return [first ?? openid.ClientSecretPost, ...others].map((authenticate) => {
      const configuration = new openid.Configuration(metadata, clientId, undefined, authenticate(clientSecret))
      configuration[openid.customFetch] = fetchNoting(way)
      openid.enableNonRepudiationChecks(configuration)
      if (issuer.startsWith('http:')) openid.allowInsecureRequests(configuration)
      return configuration
    })
  }

  return {
    async inspect(issuer): Promise<{ host: string } | WrongIssuer> {
      const way: Way = {}
      try {
        const { authorization_endpoint: page = '' } = await inTurn(reading, issuer, '', () => discover(issuer, way))
        return { host: new URL(page).host }
      } catch (error) {
        if (error instanceof Refusal) throw error
        return way.problem ?? 'IssuerNotProvider'
      }
    },
    async begin(app, redirectUri, { state, nonce, codeVerifier, freshSince }) {
      const metadata = await read(app.issuer, app.clientId).catch((error: unknown) => {
        if (error instanceof Refusal) throw error
      })
      const [configuration] = metadata === undefined ? [] : configure(metadata, app, {})
      if (configuration === undefined) return 'unavailable'
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid',
        response_type: 'code',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(freshSince !== undefined && { prompt: 'login', max_age: '0' }),
      })
    },
    async finish(app, redirectUri, query, trip): Promise<SignedOn | 'refused' | 'unavailable'> {
      const way: Way = {}
      try {
        return await inTurn(finishing, app.issuer, app.clientId, async () => {
          const [first, second] = configure(await discover(app.issuer, way), app, way)
          if (first === undefined) return 'refused'
          return signedOn(first, redirectUri, query, trip).catch((error: unknown) => {
            if (second === undefined || !isInvalidClient(error)) throw error
            return signedOn(second, redirectUri, query, trip)
          })
        })
      } catch (error) {
        if (error instanceof Refusal) throw error
        return way.problem === undefined ? 'refused' : 'unavailable'
      }
    },
  }
}

/** Refused before the code was looked at, which can still be used. */
const isInvalidClient = (error: unknown): boolean =>
  (error instanceof openid.ResponseBodyError && error.error === 'invalid_client') ||
  error instanceof openid.WWWAuthenticateChallengeError

const signedOn = async (
  configuration: openid.Configuration,
  redirectUri: string,
  query: URLSearchParams,
  { state, nonce, codeVerifier, freshSince }: SignOnTrip,
): Promise<SignedOn | 'refused'> => {
  const returned = new URL(redirectUri)
  returned.search = query.toString()
  const tokens = await openid.authorizationCodeGrant(configuration, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined || !isUsable(claims, configuration)) return 'refused'
  // A provider that ignores `max_age` returns the person of an older sign-in, who may have left the desk.
  const isFresh = typeof claims.auth_time === 'number' && claims.auth_time >= (freshSince ?? 0) - clockSeconds
  if (freshSince !== undefined && !isFresh) return 'refused'
  return { subject: claims.sub, hasSecondFactor: isSecondFactorStated({ amr: claims.amr, acr: claims.acr }) }
}
