import type { FastifyInstance } from 'fastify'
import { aroundRequest } from './around-request.ts'
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
  aroundRequest(app, (request, done) => {
    request.caller ??= { address: callerOf(request.ip), requestId: request.id }
    asCaller(request.caller, done)
  })
}
