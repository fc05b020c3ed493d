import type { FastifyInstance } from 'fastify'
import { metrics } from './metrics.ts'

/**
 * One line and one count per request: route pattern, outcome, time. Never an address with a token, a body, a cookie or a name.
 * The reply names the request, so that a person can report it.
 */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id)
    if (typeof payload === 'string')
      Object.assign(reply, { outcome: /"ReturnCode":(\d{3})/.exec(payload.slice(0, 200))?.[1] })
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions
    metrics.requests.inc({ route, status: reply.statusCode })
    metrics.requestSeconds.observe({ route }, reply.elapsedTime / 1000)
    request.log.info({
      event: 'request',
      method: request.method,
      route,
      status: reply.statusCode,
      outcome: (reply as { outcome?: string }).outcome,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
