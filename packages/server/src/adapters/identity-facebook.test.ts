import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityFacebook } from './identity-facebook.ts'
import { startFakeGraph } from './testing/fake-graph.ts'

const redirectUri = 'http://localhost:3000/mtgappauth'
const trip = { state: 'demo.state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }

let graph: Awaited<ReturnType<typeof startFakeGraph>>
beforeAll(async () => {
  graph = await startFakeGraph()
})
beforeEach(() => {
  Object.assign(graph.world, { appOfTokens: graph.config.id, meId: graph.expected.subject, redirects: false })
})
afterAll(() => graph.stop())

const walk = async () => {
  const port = identityFacebook(graph.config)
  return port.finish(redirectUri, await graph.signIn(await port.begin(redirectUri, trip)), trip)
}

test('an address from Facebook is never verified', async () => {
  expect(await walk()).toMatchObject({ email: 'ada@example.ca', emailVerified: false })
})

test('a token issued for another app is refused', async () => {
  graph.world.appOfTokens = 'another-app'
  await expect(walk()).rejects.toThrow('another app')
})

test('a token that shows another person than its own is refused', async () => {
  graph.world.meId = '666'
  await expect(walk()).rejects.toThrow('another app or person')
})

test('a redirect is not followed', async () => {
  graph.world.redirects = true
  await expect(walk()).rejects.toThrow()
})
