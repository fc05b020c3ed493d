import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import { isLoopback } from '@foyer/server/kit/loopback.ts'
import { en } from '@foyer/texts/errors/en.ts'
import { UsageError } from './usage-error.ts'

/** Where the key may be sent: encrypted, or to this machine. */
export const serverAddress = (address: string): string => {
  const url = URL.parse(address)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname)))
    return address.replace(/\/+$/, '')
  throw new UsageError(`FOYER_URL is ${address}. Set it to an https address, or to an http address of this machine.`)
}

export interface Server {
  url: string
  token: string
}

export type Reply = Record<string, unknown>

/** A refusal as text: the key, its meaning, and every field that it names. */
export class Refused extends Error {
  constructor({ ReturnStatus, Errors = [] }: RefusedReply) {
    const textOf = (key: string) => (en as Readonly<Record<string, string>>)[key] ?? ''
    const fields = Errors.map(({ Field, Key }) => `  ${Field}: ${Key}. ${textOf(Key)}`)
    super([`${ReturnStatus.ReturnMessage}: ${textOf(ReturnStatus.ReturnMessage)}`, ...fields].join('\n'))
  }
}

/** Sends a JSON body or a form to the running server and returns the unread response. */
export const askServer = async ({ url, token }: Server, path: string, body: object | FormData): Promise<Response> => {
  const isForm = body instanceof FormData
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
    redirect: 'error',
  }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message
    throw new UsageError(
      `Foyer does not answer at ${url} (${reason}). Start it with npm start, or set FOYER_URL to where it runs.`,
    )
  })
  if (response.status === 401) {
    throw new UsageError(
      'This server does not accept the key: it is not the server’s, has expired, was ended, or is bound to other addresses. Set FOYER_API_KEY or OPERATOR_TOKEN, or DATA_DIR to the folder the server uses.',
    )
  }
  return response
}

export const callServer = async (server: Server, path: string, body: object | FormData): Promise<Reply> =>
  readReply(await askServer(server, path, body), server.url)

/** The fields of a reply; throws a refusal as text. */
export const readReply = async (response: Response, url: string): Promise<Reply> => {
  const reply: unknown = await response.json().catch(() => undefined)
  if (typeof reply !== 'object' || reply === null || !('ReturnStatus' in reply)) {
    throw new UsageError(`The server at ${url} is not Foyer (status ${response.status}).`)
  }
  const { ReturnStatus, ...fields } = reply as RefusedReply & Reply
  if (ReturnStatus.ReturnCode !== 200) throw new Refused(reply as RefusedReply)
  return fields
}
