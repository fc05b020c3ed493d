import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const id = 'app-1'
const secret = 'app-secret'
const person = { id: '10158', email: 'ada@example.ca', first_name: 'Ada', last_name: 'Roy' }

interface Grant {
  challenge: string
  redirectUri: string
}

interface World {
  appOfTokens: string
  meId: string
  redirects: boolean
}

/**
 * The parts of Facebook that a sign-in uses: the dialog (always accepted), code for token with PKCE, token
 * inspection, and the person. `appOfTokens` makes tokens another app's.
 */
export const startFakeGraph = async () => {
  const grants = new Map<string, Grant>()
  const tokens = new Set<string>()
  const world: World = { appOfTokens: id, meId: person.id, redirects: false }

  const exchange = (form: URLSearchParams) => {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === id &&
      form.get('client_secret') === secret
    if (!isGood) return undefined
    const token = randomUUID()
    tokens.add(token)
    return { access_token: token, token_type: 'bearer' }
  }
  const inspect = (url: URL, bearer: string) => {
    const isValid = tokens.has(url.searchParams.get('input_token') ?? '')
    return bearer === `${id}|${secret}`
      ? { data: { is_valid: isValid, app_id: world.appOfTokens, user_id: person.id } }
      : undefined
  }
  const me = (url: URL, bearer: string) => {
    const proof = createHmac('sha256', secret).update(bearer).digest('hex')
    return tokens.has(bearer) && url.searchParams.get('appsecret_proof') === proof
      ? { ...person, id: world.meId }
      : undefined
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const answer =
      url.pathname === '/oauth/access_token'
        ? exchange(new URLSearchParams(await readBody(request)))
        : url.pathname === '/debug_token'
          ? inspect(url, bearer)
          : me(url, bearer)
    if (world.redirects) return response.writeHead(302, { location: '/elsewhere' }).end()
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const graphUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    config: { id, secret, graphUrl, dialogUrl: `${graphUrl}/dialog/oauth` },
    world,
    expected: { subject: '10158', email: 'ada@example.ca', emailVerified: false, firstName: 'Ada', lastName: 'Roy' },
    /** The person accepts on the network's page. */
    async signIn(url: URL): Promise<URLSearchParams> {
      const code = randomUUID()
      const challenge = url.searchParams.get('code_challenge') ?? ''
      grants.set(code, { challenge, redirectUri: url.searchParams.get('redirect_uri') ?? '' })
      return new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' })
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
