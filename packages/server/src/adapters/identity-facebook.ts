import { createHash, createHmac } from 'node:crypto'
import Type from 'typebox'
import Value from 'typebox/value'
import type { IdentityPort } from '../ports/identity.ts'
import { networkTimeout, networkUrl } from './identity-address.ts'
import { readJsonReply } from './read-reply.ts'

export interface FacebookConfig {
  id: string
  secret: string
  /** Base URL of the Graph API with its version, e.g. https://graph.facebook.com/v23.0 */
  graphUrl: string
  /** The sign-in page, e.g. https://www.facebook.com/v23.0/dialog/oauth */
  dialogUrl: string
}

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }) })
const Inspected = Type.Object({
  data: Type.Object({ is_valid: Type.Boolean(), app_id: Type.String(), user_id: Type.String({ minLength: 1 }) }),
})
const Me = Type.Object({
  id: Type.String({ minLength: 1 }),
  email: Type.Optional(Type.String()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
})

/**
 * Facebook's code flow. Its reply is not a signed token, so the Graph API is asked whether the access token belongs
 * to our app and to the person it shows. Facebook does not state whether an address is verified.
 */
export const identityFacebook = ({ id, secret, graphUrl, dialogUrl }: FacebookConfig): IdentityPort => {
  const graph = (path: string, init: RequestInit & { query?: Record<string, string> } = {}) => {
    const url = networkUrl(`${graphUrl}${path}`)
    for (const [name, value] of Object.entries(init.query ?? {})) url.searchParams.set(name, value)
    return askJson(url, init)
  }
  networkUrl(graphUrl)
  return {
    async begin(redirectUri, { state, codeVerifier }) {
      const url = networkUrl(dialogUrl)
      const parameters = {
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'email,public_profile',
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url
    },
    async finish(redirectUri, query, { state, codeVerifier }) {
      const code = query.get('code')
      if (query.get('state') !== state || query.has('error') || !code)
        throw new Error('the response is not for our request')
      const { access_token } = Value.Parse(
        Token,
        await graph('/oauth/access_token', {
          method: 'POST',
          body: new URLSearchParams({
            client_id: id,
            client_secret: secret,
            redirect_uri: redirectUri,
            code,
            code_verifier: codeVerifier,
          }),
        }),
      )
      const { data } = Value.Parse(
        Inspected,
        await graph('/debug_token', {
          query: { input_token: access_token },
          headers: { authorization: `Bearer ${id}|${secret}` },
        }),
      )
      const proof = createHmac('sha256', secret).update(access_token).digest('hex')
      const me = Value.Parse(
        Me,
        await graph('/me', {
          query: { fields: 'id,first_name,last_name,email', appsecret_proof: proof },
          headers: { authorization: `Bearer ${access_token}` },
        }),
      )
      if (!data.is_valid || data.app_id !== id || data.user_id !== me.id)
        throw new Error('the token was made for another app or person')
      return {
        subject: me.id,
        email: me.email ?? '',
        emailVerified: false,
        firstName: me.first_name ?? '',
        lastName: me.last_name ?? '',
      }
    },
  }
}

const askJson = async (url: URL, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(networkTimeout) })
  if (!response.ok) throw new Error(`the network returned ${response.status}`)
  return readJsonReply(response)
}
