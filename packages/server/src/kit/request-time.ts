import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the whole request of a route may take to arrive; 15 seconds when left out. */
    arrivalSeconds?: number
  }
}

const usualSeconds = 15
/** The server's own limit, beyond every route's. */
export const longestArrivalSeconds = 15 * 60

/** A request that has not arrived in its time loses its connection: half a body holds nothing open. */
export const limitArrival = (app: FastifyInstance, seconds = usualSeconds): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { arrivalSeconds = seconds } = routeOptions.config
    // Whoever waits for a turn sends nothing meanwhile, and is not idle.
    const idle = app.server.timeout
    if (arrivalSeconds > seconds && 'setTimeout' in raw.socket) raw.socket.setTimeout(arrivalSeconds * 1000)
    const end = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, arrivalSeconds * 1000)
    end.unref()
    const stop = () => {
      clearTimeout(end)
      if (arrivalSeconds > seconds && 'setTimeout' in raw.socket) raw.socket.setTimeout(idle)
    }
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
