import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityPort, IdentityRoundTrip } from '../ports/identity.ts'
import { identityFacebook } from './identity-facebook.ts'
import { identityOpenId } from './identity-openid.ts'
import { startFakeGraph } from './testing/fake-graph.ts'
import { startOpenIdProvider } from './testing/open-id-provider.ts'

const redirectUri = 'http://localhost:3000/mtgappauth'
const newTrip = (): IdentityRoundTrip => ({
  state: `demo.${crypto.randomUUID()}`,
  nonce: crypto.randomUUID(),
  codeVerifier: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
})

interface World {
  port: IdentityPort
  /** Signs in at the network's page and returns the query of the redirect back. */
  signIn(url: URL): Promise<URLSearchParams>
  stop(): Promise<void>
  expected: { subject: string; email: string; emailVerified: boolean; firstName: string; lastName: string }
}

const worlds: Record<string, () => Promise<World>> = {
  'OpenID Connect': async () => {
    const provider = await startOpenIdProvider(redirectUri)
    const { id, secret, issuer } = provider
    return { ...provider, port: identityOpenId({ id, secret, issuer }) }
  },
  Facebook: async () => {
    const graph = await startFakeGraph()
    return { ...graph, port: identityFacebook(graph.config) }
  },
}

describe.each(Object.entries(worlds))('%s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.stop())

  const walk = async (trip: IdentityRoundTrip) => world.signIn(await world.port.begin(redirectUri, trip))

  test('redirects the browser with a state and a PKCE challenge, without the verifier', async () => {
    const trip = newTrip()
    const url = await world.port.begin(redirectUri, trip)
    expect(url.searchParams.get('state')).toBe(trip.state)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(url.searchParams.get('redirect_uri')).toBe(redirectUri)
    expect(url.href).not.toContain(trip.codeVerifier)
  })

  test('returns the person who signed in', async () => {
    const trip = newTrip()
    expect(await world.port.finish(redirectUri, await walk(trip), trip)).toEqual(world.expected)
  })

  test('refuses a reply with another state', async () => {
    const trip = newTrip()
    const query = await walk(trip)
    await expect(world.port.finish(redirectUri, query, { ...trip, state: 'demo.other' })).rejects.toThrow()
  })

  test('refuses a code requested with another verifier', async () => {
    const trip = newTrip()
    const query = await walk(trip)
    const { codeVerifier } = newTrip()
    await expect(world.port.finish(redirectUri, query, { ...trip, codeVerifier })).rejects.toThrow()
  })

  test('refuses a code that was used', async () => {
    const trip = newTrip()
    const query = await walk(trip)
    await world.port.finish(redirectUri, query, trip)
    await expect(world.port.finish(redirectUri, query, trip)).rejects.toThrow()
  })

  test('refuses an error reply', async () => {
    const trip = newTrip()
    const query = new URLSearchParams({ state: trip.state, error: 'access_denied' })
    await expect(world.port.finish(redirectUri, query, trip)).rejects.toThrow()
  })
})

test('a network requires https, except on this machine', () => {
  const config = { id: 'a', secret: 'b' }
  expect(() => identityOpenId({ ...config, issuer: 'http://accounts.example' })).toThrow('https')
  expect(() =>
    identityFacebook({ ...config, graphUrl: 'http://graph.example', dialogUrl: 'https://www.example/dialog' }),
  ).toThrow('https')
})
