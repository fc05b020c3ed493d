/** A person verified by a social network. `subject` is the network's own id and never changes. */
export interface VerifiedIdentity {
  subject: string
  /** Empty if the network does not provide it. */
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Kept between the two halves of the round trip, hidden from the browser. */
export interface IdentityRoundTrip {
  state: string
  nonce: string
  codeVerifier: string
}

/** What we need of a social network: an authorization-code sign-in with a result that we verify. */
export interface IdentityPort {
  begin(redirectUri: string, trip: IdentityRoundTrip): Promise<URL>
  /** `query` is what the network returned in the address. Throws unless all of it is valid. */
  finish(redirectUri: string, query: URLSearchParams, trip: IdentityRoundTrip): Promise<VerifiedIdentity>
}
