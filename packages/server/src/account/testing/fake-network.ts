import type { IdentityPort, IdentityRoundTrip, VerifiedIdentity } from '../../ports/identity.ts'

/** A network in memory: it verifies the person in `vouches`, and checks that the round trip is ours. */
export const fakeNetwork = (vouches: VerifiedIdentity) => {
  const trips: IdentityRoundTrip[] = []
  const network: IdentityPort & { vouches: VerifiedIdentity; trips: IdentityRoundTrip[] } = {
    vouches,
    trips,
    async begin(redirectUri, trip) {
      trips.push(trip)
      return new URL(`https://network.example/sign-in?redirect_uri=${redirectUri}&state=${trip.state}`)
    },
    async finish(_redirectUri, query, trip) {
      if (query.get('state') !== trip.state || query.get('code') !== 'good') throw new Error('not verified')
      if (!trips.some(({ codeVerifier, nonce }) => codeVerifier === trip.codeVerifier && nonce === trip.nonce))
        throw new Error('another verifier')
      return network.vouches
    },
  }
  return network
}
