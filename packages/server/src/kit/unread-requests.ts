import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { own } from '@foyer/domain/kit/own.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { answer } from './errors-plugin.ts'
import { Refusal } from './refusal.ts'
import { headersOf } from './security-headers.ts'

type Headers = Readonly<Record<string, string>>
type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/** A path that cannot be read (`/%ff`) or is too long reaches no route and no hook, so it is refused here. */
const refuseAddress = (headers: Headers) => (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
  void answer(reply.headers(headers), new Refusal('InvalidRequest'))

const statusLines: Record<string, readonly [number, string, Refusal]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', new Refusal('RequestTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', new Refusal('InvalidRequest')],
}

/** Bytes that are not an HTTP request: the reply is written to the socket, in the usual form. */
const refuseBytes =
  (always: Headers): ClientErrorHandler =>
  (error, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    refuseOnSocket(always, socket, own(statusLines, error.code))
    socket.destroy(error)
  }

const badRequest = [400, 'Bad Request', new Refusal('InvalidRequest')] as const

const refuseOnSocket = (
  always: Headers,
  socket: Duplex,
  [code, reason, { key }]: (typeof statusLines)[string] = badRequest,
) => {
  const body = JSON.stringify({ ReturnStatus: { ReturnCode: code, ReturnMessage: key } })
  const headers = { ...always, 'content-type': 'application/json; charset=utf-8' }
  const lines = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (socket.writable) socket.write(`HTTP/1.1 ${code} ${reason}\r\n${head}\r\n${body}`)
}

/** Refuses requests that Fastify rejects before our own error handler. */
export const unreadRequests = (publicUrl: string) => {
  const headers = headersOf(publicUrl)
  return { frameworkErrors: refuseAddress(headers), clientErrorHandler: refuseBytes(headers) }
}

/**
 * The target of a request must be a path. An absolute address, `*` and CONNECT are refused; Node would close the
 * connection of a CONNECT without a reply.
 */
export const acceptPathsOnly = (app: FastifyInstance, publicUrl: string): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/')) throw new Refusal('InvalidRequest')
  })
  app.server.on('connect', (_request, socket) => {
    // Node has removed its own listener from this socket.
    socket.on('error', () => {})
    refuseOnSocket(headersOf(publicUrl), socket)
    socket.end()
  })
}
