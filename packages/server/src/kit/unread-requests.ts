import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { answer } from './errors-plugin.ts'
import { Refusal } from './refusal.ts'
import { alwaysHeaders } from './security-headers.ts'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/** An address that cannot be read (`/%ff`) or is too long meets no route and no hook: both are said here instead. */
const refuseAddress = (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
  void answer(reply.headers(alwaysHeaders), new Refusal('InvalidRequest'))

const statusLines: Record<string, readonly [number, string, Refusal]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', new Refusal('RequestTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', new Refusal('InvalidRequest')],
}

/** What is no HTTP request never becomes one: the answer is written by hand, in the form of every other. */
const refuseBytes: ClientErrorHandler = (error, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [code, reason, { key }] = statusLines[error.code] ?? [400, 'Bad Request', new Refusal('InvalidRequest')]
  const body = JSON.stringify({ ReturnStatus: { ReturnCode: code, ReturnMessage: key } })
  const headers = { ...alwaysHeaders, 'content-type': 'application/json; charset=utf-8' }
  const lines = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (socket.writable) socket.write(`HTTP/1.1 ${code} ${reason}\r\n${head}\r\n${body}`)
  socket.destroy(error)
}

/** How requests are refused that Fastify gives up before our own error handler could. */
export const unreadRequests = { frameworkErrors: refuseAddress, clientErrorHandler: refuseBytes }
