/// <reference path="./oidc-provider.d.ts" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const id = 'foyer'
const secret = 'a-secret-of-the-provider'

/** A real OpenID provider on this machine, with the library's own sign-in page; any password is accepted. */
export const startOpenIdProvider = async (redirectUri: string) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['key of the test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_context: unknown, subject: string) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: 'ada@example.ca',
        email_verified: true,
        given_name: 'Ada',
        family_name: 'Roy',
      }),
    }),
  })
  server.on('request', provider.callback())

  return {
    id,
    secret,
    issuer,
    expected: { subject: 'ada', email: 'ada@example.ca', emailVerified: true, firstName: 'Ada', lastName: 'Roy' },
    signIn: (url: URL) => signInAsAda(url, redirectUri),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A person on the provider's pages: follows them, enters a name, accepts, until the redirect back to us. */
const signInAsAda = async (start: URL, redirectUri: string): Promise<URLSearchParams> => {
  const cookies = new Map<string, string>()
  let url = start
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      url = new URL(location, url)
      form = undefined
      if (url.href.startsWith(redirectUri)) return url.searchParams
    } else {
      const page = await response.text()
      const action = /action="([^"]+)"/.exec(page)?.[1]
      if (!action) throw new Error(`the provider shows ${response.status}: ${page.slice(0, 300)}`)
      url = new URL(action, url)
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login'
      form = new URLSearchParams({ prompt, login: 'ada', password: 'any' })
    }
  }
  throw new Error('the provider never returned')
}
