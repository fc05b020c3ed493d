import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { IdentityPort } from '../ports/identity.ts'
import { identityOpenId } from './identity-openid.ts'
import { startForgingIssuer } from './testing/forging-issuer.ts'

const redirectUri = 'http://localhost:3000/mtgappauth'
const trip = { state: 'demo.state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
const answer = new URLSearchParams({ state: trip.state, code: 'code' })

let forger: Awaited<ReturnType<typeof startForgingIssuer>>
let port: IdentityPort
const newPort = () => identityOpenId({ id: 'foyer', secret: 'secret', issuer: forger.issuer })
beforeAll(async () => {
  forger = await startForgingIssuer()
  port = newPort()
})
beforeEach(() => {
  Object.assign(forger.world, { claims: { nonce: trip.nonce }, signedByOther: false, isDown: false })
})
afterAll(() => forger.stop())

const finish = () => port.finish(redirectUri, answer, trip)
const past = Math.floor(Date.now() / 1000) - 3600

test('a valid ID token is accepted; an address is verified only if the network states it', async () => {
  expect(await finish()).toMatchObject({ subject: 'ada', email: 'ada@example.ca', emailVerified: false })
  forger.world.claims = { nonce: trip.nonce, email_verified: true }
  expect(await finish()).toMatchObject({ emailVerified: true })
  forger.world.claims = { nonce: trip.nonce, email_verified: 'true' }
  expect(await finish()).toMatchObject({ emailVerified: false })
})

test.each([
  ['for another app', { aud: 'another' }],
  ['of another issuer', { iss: 'https://issuer.example' }],
  ['that is out of date', { exp: past, iat: past - 300 }],
  ['with the nonce of another round trip', { nonce: 'other' }],
  ['without a nonce', { nonce: undefined }],
  ['issued to another party', { azp: 'another' }],
  ['with a subject that is not ASCII', { sub: 'ad\u0000a' }],
])('an ID token %s is refused', async (_what, claims) => {
  forger.world.claims = { nonce: trip.nonce, ...claims }
  await expect(finish()).rejects.toThrow()
})

test('an ID token signed with a key that is not the issuer’s is refused', async () => {
  forger.world.signedByOther = true
  await expect(finish()).rejects.toThrow()
})

test('the issuer is discovered once, and again after a failure', async () => {
  const fresh = newPort()
  forger.world.isDown = true
  await expect(fresh.begin(redirectUri, trip)).rejects.toThrow()
  forger.world.isDown = false
  const before = forger.world.discoveries
  await fresh.begin(redirectUri, trip)
  await fresh.begin(redirectUri, trip)
  expect(forger.world.discoveries).toBe(before + 1)
})
