/** A person as a social network vouches for them. `subject` is the network's own id and never changes. */
export interface VerifiedIdentity {
  subject: string
  /** Empty when the network does not give it. */
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What must be kept, unseen by the browser, between the two halves of the round trip. */
export interface IdentityRoundTrip {
  state: string
  nonce: string
  codeVerifier: string
}

/** What we need of a social network: an authorization-code sign-in whose result is verified by us. */
export interface IdentityPort {
  begin(redirectUri: string, trip: IdentityRoundTrip): Promise<URL>
  /** `query` is what the network sent back in the address. Throws when anything of it does not verify. */
  finish(redirectUri: string, query: URLSearchParams, trip: IdentityRoundTrip): Promise<VerifiedIdentity>
}
