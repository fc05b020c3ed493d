import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface World {
  claims: Record<string, unknown>
  signedByOther: boolean
  discoveries: number
  /** What it publishes of itself beside the addresses that it needs. */
  metadata: Record<string, unknown>
  isDown: boolean
  /** Its token waits for it. */
  beforeToken?: (() => Promise<void>) | undefined
}

/** An issuer whose ID tokens have any claims a test sets, signed with its own key or another. */
export const startForgingIssuer = async () => {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const world: World = { claims: {}, signedByOther: false, discoveries: 0, metadata: {}, isDown: false }
  const now = () => Math.floor(Date.now() / 1000)

  const idToken = (issuer: string) => {
    const standard = { iss: issuer, aud: 'foyer', sub: 'ada', iat: now(), exp: now() + 300, email: 'ada@example.ca' }
    const body = `${base64({ alg: 'RS256', kid: 'k' })}.${base64({ ...standard, ...world.claims })}`
    const key: KeyObject = world.signedByOther ? other.privateKey : own.privateKey
    return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
  }
  const answers: Record<string, (issuer: string) => unknown> = {
    '/.well-known/openid-configuration': (issuer) => {
      world.discoveries += 1
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        ...world.metadata,
      }
    },
    '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] }),
    '/token': (issuer) => ({ access_token: 'a', token_type: 'bearer', expires_in: 300, id_token: idToken(issuer) }),
  }
  const server = createServer(async (request, response) => {
    const answer = answers[request.url ?? '']
    if (request.url === '/token') await world.beforeToken?.()
    if (world.isDown || !answer) return response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(issuer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    world,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
