import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Refusal } from '../kit/refusal.ts'
import { signOnOpenId } from './sign-on-openid.ts'
import { startForgingIssuer } from './testing/forging-issuer.ts'
import { startOpenIdProvider } from './testing/open-id-provider.ts'

const publicUrl = 'http://localhost:3000'
const redirectUri = `${publicUrl}/office/sign-on/${'a'.repeat(32)}`
const trip = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
const port = signOnOpenId({ publicUrl })
/** The same on a server of the internet. */
const online = signOnOpenId({ publicUrl: 'https://office.example' })

let forger: Awaited<ReturnType<typeof startForgingIssuer>>
beforeAll(async () => {
  forger = await startForgingIssuer()
})
beforeEach(() => {
  Object.assign(forger.world, { claims: { nonce: trip.nonce }, metadata: {}, signedByOther: false, isDown: false })
})
afterAll(() => forger.stop())

const appOf = (issuer: string) => ({ issuer, clientId: 'foyer', clientSecret: 'secret' })
const finish = (more: Record<string, string> = {}, given: { freshSince?: number } = {}) =>
  port.finish(appOf(forger.issuer), redirectUri, new URLSearchParams({ state: 'state', code: 'code', ...more }), {
    ...trip,
    ...given,
  })
const now = () => Math.floor(Date.now() / 1000)

describe('with a real provider', () => {
  let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
  beforeAll(async () => {
    provider = await startOpenIdProvider(redirectUri)
  })
  afterAll(() => provider.stop())
  const app = () => ({ issuer: provider.issuer, clientId: provider.id, clientSecret: provider.secret })
  const begin = async () => {
    const url = await port.begin(app(), redirectUri, trip)
    if (url === 'unavailable') throw new Error('the provider was not reached')
    return url
  }

  test('the person signs in with state, nonce and PKCE, and only their account’s id is asked for', async () => {
    const url = await begin()
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ response_type: 'code', scope: 'openid', redirect_uri: redirectUri, code_challenge_method: 'S256' },
      ...{ state: 'state', nonce: 'nonce' },
    })
    expect(url.href).not.toContain(trip.codeVerifier)
    const query = await provider.signIn(url)
    expect(await port.finish(app(), redirectUri, query, trip)).toEqual({ subject: 'ada', hasSecondFactor: false })
    expect(await port.finish(app(), redirectUri, query, trip)).toBe('refused')
  })

  test('a code asked for with another verifier, and a wrong secret, are refused', async () => {
    const query = await provider.signIn(await begin())
    expect(await port.finish(app(), redirectUri, query, { ...trip, codeVerifier: 'w'.repeat(43) })).toBe('refused')
    const again = await provider.signIn(await begin())
    expect(await port.finish({ ...app(), clientSecret: 'wrong' }, redirectUri, again, trip)).toBe('refused')
  })
})

test('a second factor is what the provider states in the token', async () => {
  expect(await finish()).toEqual({ subject: 'ada', hasSecondFactor: false })
  forger.world.claims = { nonce: trip.nonce, amr: ['pwd', 'otp'] }
  expect(await finish()).toEqual({ subject: 'ada', hasSecondFactor: true })
})

test.each([
  ['for another app', { aud: 'another' }],
  ['of another issuer', { iss: 'https://issuer.example' }],
  ['that is out of date', { exp: now() - 3600, iat: now() - 3900 }],
  ['with the nonce of another round trip', { nonce: 'other' }],
  ['without a nonce', { nonce: undefined }],
  ['with an endless subject', { sub: 'x'.repeat(256) }],
  ['with an empty subject', { sub: '' }],
  ['issued to another party', { azp: 'another' }],
  ['with a subject that is not ASCII', { sub: 'ad\u0000a' }],
])('a token %s is refused', async (_what, claims) => {
  forger.world.claims = { nonce: trip.nonce, ...claims }
  expect(await finish()).toBe('refused')
})

test('a token signed with a key that is not the issuer’s is refused', async () => {
  forger.world.signedByOther = true
  expect(await finish()).toBe('refused')
})

test('a reply with another state, an error, or from another issuer is refused', async () => {
  expect(await finish({ state: 'other' })).toBe('refused')
  expect(await finish({ error: 'access_denied' })).toBe('refused')
  expect(await finish({ iss: 'https://other.example' })).toBe('refused')
  forger.world.metadata = { authorization_response_iss_parameter_supported: true }
  expect(await finish()).toBe('refused')
  expect(await finish({ iss: forger.issuer })).toMatchObject({ subject: 'ada' })
})

test('a new sign-in is asked for, and an older one is refused', async () => {
  const url = await port.begin(appOf(forger.issuer), redirectUri, { ...trip, freshSince: now() })
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
  const freshSince = now()
  for (const [auth_time, isAccepted] of [
    [freshSince + 1, true],
    [freshSince - 600, false],
    [undefined, false],
    [String(freshSince + 1), false],
  ] as const) {
    forger.world.claims = { nonce: trip.nonce, auth_time }
    expect([auth_time, typeof (await finish({}, { freshSince })) !== 'string']).toEqual([auth_time, isAccepted])
  }
})

test('a provider that is down is unavailable, not refused', async () => {
  forger.world.isDown = true
  expect(await port.inspect(forger.issuer)).toBe('IssuerNotReached')
  expect(await port.begin(appOf(forger.issuer), redirectUri, trip)).toBe('unavailable')
  expect(await finish()).toBe('unavailable')
})

describe('an issuer', () => {
  type Answer = { status?: number; body?: unknown; location?: string }
  const serve = async (answer: (origin: string, path: string) => Answer | Promise<Answer>) => {
    const server = createServer(async ({ headers, url = '' }, response) => {
      const { status = 200, body, location } = await answer(`http://${headers.host ?? ''}`, url)
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      response.end(JSON.stringify(body ?? {}))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  /** A server that sends these bytes and closes the connection. */
  const serveRaw = async (reply: string) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(reply))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const published = (origin: string, more: object = {}) => ({
    ...{
      issuer: origin,
      authorization_endpoint: `${origin}/a`,
      token_endpoint: `${origin}/t`,
      jwks_uri: `${origin}/k`,
    },
    ...more,
  })

  test('is inspected by what it publishes', async () => {
    expect(await port.inspect(forger.issuer)).toEqual({ host: new URL(forger.issuer).host })
    const gone = await serve(() => ({ status: 404 }))
    expect(await port.inspect(gone)).toBe('IssuerNotProvider')
    const other = await serve((origin) => ({ body: published(origin, { issuer: 'https://other.example' }) }))
    expect(await port.inspect(other)).toBe('IssuerNotProvider')
    expect(await port.inspect('http://localhost:9')).toBe('IssuerNotReached')
  })

  test('whose pages or keys are no safe addresses is no provider', async () => {
    for (const more of [
      { authorization_endpoint: 'javascript:alert(1)' },
      { authorization_endpoint: 'http://login.example/a' },
      { token_endpoint: 'http://10.0.0.1/t' },
      { jwks_uri: undefined },
    ]) {
      const issuer = await serve((origin) => ({ body: published(origin, more) }))
      expect([more, await port.inspect(issuer)]).toEqual([more, 'IssuerNotProvider'])
    }
  })

  test('whose status is none is not reached, and any other ends nothing', async () => {
    for (const status of [204, 205, 299, 304, 404, 599, 600, 999]) {
      const issuer = await serveRaw(`HTTP/1.1 ${status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
      expect([status, await port.inspect(issuer)]).toEqual([
        status,
        status >= 500 ? 'IssuerNotReached' : 'IssuerNotProvider',
      ])
    }
    for (const reply of [
      'HTTP/1.1 099 X\r\n\r\n',
      'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}',
      'no HTTP',
      '',
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    ])
      expect([reply, await port.inspect(await serveRaw(reply))]).toEqual([reply, 'IssuerNotReached'])
  })

  test('that redirects, or replies without end, is not followed', async () => {
    const away = await serve(() => ({ status: 302, location: 'http://169.254.169.254/' }))
    expect(await port.inspect(away)).toBe('IssuerNotProvider')
    const endless = await serve((origin) => ({ body: published(origin, { filler: 'x'.repeat(600_000) }) }))
    expect(await port.inspect(endless)).toBe('IssuerNotReached')
  })

  test('of a private network is not called; one of this machine only by a server of this machine', async () => {
    const resolving = (address: string) =>
      signOnOpenId({ publicUrl: 'https://office.example', resolve: async () => [{ address, family: 4 }] })
    for (const address of ['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1'])
      expect(await resolving(address).inspect('https://login.example')).toBe('IssuerNotReached')
    expect(await online.inspect(forger.issuer)).toBe('IssuerNotPublic')
    expect(await online.inspect('https://[::1]')).toBe('IssuerNotPublic')
    expect(await port.inspect('https://10.0.0.1')).toBe('IssuerNotPublic')
  })

  /** Two providers of one host, as large ones have a path for each customer: one replies once it is released. */
  const serveTwo = async () => {
    const held = Promise.withResolvers<void>()
    let [asked, open, most] = [0, 0, 0]
    const host = await serve(async (origin, url) => {
      const [, path = ''] = url.split('/')
      if (path === 'slow') {
        asked += 1
        open += 1
        most = Math.max(most, open)
        await held.promise
        open -= 1
      }
      return { body: published(`${origin}/${path}`) }
    })
    return {
      slow: appOf(`${host}/slow`),
      quick: appOf(`${host}/quick`),
      release: () => held.resolve(),
      seen: () => ({ asked, most }),
    }
  }

  test('is asked once for all who begin meanwhile, and a slow one delays no other of its host', async () => {
    const { slow, quick, release, seen } = await serveTwo()
    const begun = Array.from({ length: 40 }, () => port.begin(slow, redirectUri, trip))
    expect(await port.begin(quick, redirectUri, trip)).toBeInstanceOf(URL)
    release()
    expect((await Promise.all(begun)).every((url) => url instanceof URL)).toBe(true)
    expect(seen()).toEqual({ asked: 1, most: 1 })
    await port.begin(slow, redirectUri, trip)
    expect(seen()).toEqual({ asked: 2, most: 1 })
  })

  test('is asked by four at a time of those who finish, of whom 24 wait, and others of its host are not refused', async () => {
    const { slow, quick, release, seen } = await serveTwo()
    const finishAt = (app: typeof slow) => port.finish(app, redirectUri, new URLSearchParams({ state: 'state' }), trip)
    const finished = Array.from({ length: 30 }, () => finishAt(slow).catch((error: Refusal) => error.key))
    expect(await Promise.all(finished.slice(28))).toEqual(['TooManyRequests', 'TooManyRequests'])
    expect(await finishAt(quick)).toBe('refused')
    release()
    expect(new Set(await Promise.all(finished.slice(0, 28)))).toEqual(new Set(['refused']))
    expect(seen()).toEqual({ asked: 28, most: 4 })
  })

  test('whose token address is in a private network gets no secret', async () => {
    forger.world.metadata = { token_endpoint: 'https://10.0.0.1/token' }
    expect(await finish()).toBe('unavailable')
  })
})
