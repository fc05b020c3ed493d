import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Does all work of a request within `enter`, which calls `done` in its context. */
export const aroundRequest = (
  app: FastifyInstance,
  enter: (request: FastifyRequest, done: () => void) => void,
): void => {
  app.addHook('onRequest', (request, _reply, done) => enter(request, done))
  // A body arrives with events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => enter(request, done))
}
