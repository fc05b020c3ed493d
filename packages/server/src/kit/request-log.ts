import type { FastifyInstance } from 'fastify'

/** One line per request: route pattern, outcome, time. Never an address with a token, a body, a cookie or a name. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload === 'string')
      Object.assign(reply, { outcome: /"ReturnCode":(\d{3})/.exec(payload.slice(0, 200))?.[1] })
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      event: 'request',
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      outcome: (reply as { outcome?: string }).outcome,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
