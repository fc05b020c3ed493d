/** A brokerage's app at its provider of single sign-on. */
export interface SignOnApp {
  /** The base of `/.well-known/openid-configuration`. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** Kept between the two halves of the round trip, hidden from the browser. */
export interface SignOnTrip {
  state: string
  nonce: string
  codeVerifier: string
  /** Where the person must sign in anew: when they were asked to, in seconds. */
  freshSince?: number | undefined
}

export type WrongIssuer = 'IssuerNotPublic' | 'IssuerNotReached' | 'IssuerNotProvider'

export interface SignedOn {
  /** The provider's own id of the account, which never changes. */
  subject: string
  /** The provider states that it asked for two factors. */
  hasSecondFactor: boolean
}

/** What we need of the providers of brokerages: an OpenID Connect sign-in with a result that we verify. */
export interface SignOnPort {
  /** Reads what the issuer publishes; returns the host of its page, or what is wrong. */
  inspect(issuer: string): Promise<{ host: string } | WrongIssuer>
  /** The address of the provider's page; `unavailable` if its settings cannot be read. `freshSince`: a new sign-in is asked for. */
  begin(app: SignOnApp, redirectUri: string, trip: SignOnTrip): Promise<URL | 'unavailable'>
  /** `query` is what the provider returned in the address: refused unless all of it is valid. */
  finish(
    app: SignOnApp,
    redirectUri: string,
    query: URLSearchParams,
    trip: SignOnTrip,
  ): Promise<SignedOn | 'refused' | 'unavailable'>
}
