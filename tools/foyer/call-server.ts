import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import { en } from '@foyer/texts/errors/en.ts'
import { UsageError } from './usage-error.ts'

export interface Server {
  url: string
  token: string
}

export type Reply = Record<string, unknown>

/** A refusal in words: the key, what it means, and every field that it names. */
export class Refused extends Error {
  constructor({ ReturnStatus, Errors = [] }: RefusedReply) {
    const textOf = (key: string) => (en as Readonly<Record<string, string>>)[key] ?? ''
    const fields = Errors.map(({ Field, Key }) => `  ${Field}: ${Key}. ${textOf(Key)}`)
    super([`${ReturnStatus.ReturnMessage}: ${textOf(ReturnStatus.ReturnMessage)}`, ...fields].join('\n'))
  }
}

/** Sends a JSON body or a form to the running server. */
export const callServer = async ({ url, token }: Server, path: string, body: object | FormData): Promise<Reply> => {
  const isForm = body instanceof FormData
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message
    throw new UsageError(
      `Foyer does not answer at ${url} (${reason}). Start it with npm start, or set FOYER_URL to where it runs.`,
    )
  })
  const reply = await readReply(response, url)
  if (response.status === 401) {
    throw new UsageError(
      'The operator token is not this server’s. Set OPERATOR_TOKEN, or DATA_DIR to the folder the server uses.',
    )
  }
  if (reply.ReturnStatus.ReturnCode !== 200) throw new Refused(reply)
  const { ReturnStatus: _, ...fields } = reply
  return { ...fields }
}

const readReply = async (response: Response, url: string): Promise<RefusedReply & Reply> => {
  const reply: unknown = await response.json().catch(() => undefined)
  if (typeof reply === 'object' && reply !== null && 'ReturnStatus' in reply) return reply as RefusedReply & Reply
  throw new UsageError(`What answers at ${url} is not Foyer (status ${response.status}).`)
}
