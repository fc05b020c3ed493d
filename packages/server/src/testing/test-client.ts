import type { BodyOf, CallPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import { filledPath } from '@foyer/domain/kit/path-fields.ts'
import type { FastifyInstance } from 'fastify'

export type Answer<P extends CallPath> = ReplyOf<P> & RefusedReply

export interface RawAnswer {
  status: number
  body: string
  headers: Record<string, string | string[] | number | undefined>
}

interface ClientOptions {
  operatorToken: string
  /** As a proxy on this machine names it. */
  ip: string
  publicUrl: string
}

/** One browser: stores its cookies and calls the server's public routes. Operator calls send the token. */
export const testClient = (app: FastifyInstance, { operatorToken, ip, publicUrl }: ClientOptions) => {
  const cookies = new Map<string, string>()
  const raw = async (path: string, payload: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> => {
    const response = await app.inject({
      method: 'POST',
      url: typeof payload === 'object' && payload !== null ? filledPath(path, payload) : path,
      remoteAddress: '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        host: new URL(publicUrl).host,
        'x-forwarded-for': ip,
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(path.startsWith('/broker-api/') && { authorization: `Bearer ${operatorToken}` }),
        ...headers,
      },
      payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    })
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.statusCode, body: response.body, headers: response.headers }
  }
  return {
    cookies,
    raw,
    /** Calls with a typed body; the reply may be a refusal, see ReturnStatus. */
    call: async <P extends CallPath>(path: P, body: BodyOf<P>): Promise<Answer<P>> =>
      JSON.parse((await raw(path, body)).body) as Answer<P>,
    /** Calls with any body, including ones that our browser app never sends. */
    callAnyhow: async <P extends CallPath>(path: P, body: unknown): Promise<Answer<P>> =>
      JSON.parse((await raw(path, body)).body) as Answer<P>,
  }
}

export type Client = ReturnType<typeof testClient>
