import type { FastifyInstance } from 'fastify'
import { callerOf } from './network.ts'
import { asCaller, type Caller } from './share-connections.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** All work of a request counts for its address. A customer with IPv6 has one of 2⁶⁴ addresses. */
export const countRequestsByAddress = (app: FastifyInstance) => {
  app.decorateRequest('caller')
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = { address: callerOf(request.ip), requestId: request.id }
    asCaller(request.caller, done)
  })
  // A body arrives with events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => asCaller(request.caller, done))
}
