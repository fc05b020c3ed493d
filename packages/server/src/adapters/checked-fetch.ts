import { type IncomingHttpHeaders, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type AddressCheck, checkedLookup } from './checked-address.ts'

/** Milliseconds for a whole request, and bytes of its reply. */
const patience = 5000
const mostBytes = 512 * 1024

interface Asked {
  method?: string | undefined
  headers?: Record<string, string> | Headers | undefined
  body?: unknown
}

interface Received {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Nothing may throw in a callback here, since no one would catch it: what arrived is looked at afterwards. */
const exchange = (url: URL, options: RequestOptions, sent: Buffer | undefined): Promise<Received> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
    request.on('error', reject)
    // Also where neither a reply nor an error comes, as after a change of protocols. It changes nothing after a reply.
    request.once('close', () => reject(new Error('the connection ended')))
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > mostBytes) request.destroy(new Error('the reply is too long'))
        else chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    request.end(sent)
  })

/** Those without a body. */
const empty: readonly number[] = [204, 205, 304]

/**
 * Like `fetch`, for addresses that someone else chose: it connects to allowed addresses only, follows no redirect, and reads a
 * reply of bounded time and length. A status that is none is an error.
 */
export const checkedFetch =
  (check: AddressCheck) =>
  async (address: string, { method = 'GET', headers = {}, body }: Asked): Promise<Response> => {
    const url = new URL(address)
    const lookup = await checkedLookup(url.hostname, check)
    const sent = body === undefined || body === null ? undefined : Buffer.from(String(body))
    const given = headers instanceof Headers ? Object.fromEntries(headers) : headers
    const options = {
      ...{ method, lookup, signal: AbortSignal.timeout(patience), agent: false },
      headers: { ...given, ...(sent && { 'content-length': sent.length }) },
    }
    const received = await exchange(url, options, sent)
    const { status } = received
    const headersOf = new Headers()
    for (const [name, value] of Object.entries(received.headers))
      for (const one of [value ?? []].flat()) headersOf.append(name, one)
    return new Response(empty.includes(status) ? null : new Uint8Array(received.bytes), { status, headers: headersOf })
  }
