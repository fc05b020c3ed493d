import { request as requestHttp } from 'node:http'
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

/**
 * Like `fetch`, for addresses that someone else chose: it connects to allowed addresses only, follows no redirect, and reads a
 * reply of bounded time and length.
 */
export const checkedFetch =
  (check: AddressCheck) =>
  async (address: string, { method = 'GET', headers = {}, body }: Asked): Promise<Response> => {
    const url = new URL(address)
    const lookup = await checkedLookup(url.hostname, check)
    const sent = body === undefined || body === null ? undefined : Buffer.from(String(body))
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const given = headers instanceof Headers ? Object.fromEntries(headers) : headers
      const request = send(url, {
        method,
        lookup,
        signal: AbortSignal.timeout(patience),
        agent: false,
        headers: { ...given, ...(sent && { 'content-length': sent.length }) },
      })
      request.on('error', reject)
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > mostBytes) request.destroy(new Error('the reply is too long'))
          else chunks.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          const isEmpty = status === 204 || status === 304
          const headersOf = new Headers()
          for (const [name, value] of Object.entries(response.headers))
            for (const one of [value ?? []].flat()) headersOf.append(name, one)
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: headersOf }))
        })
      })
      request.end(sent)
    })
  }
