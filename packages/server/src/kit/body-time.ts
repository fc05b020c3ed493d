import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds for a request's body to arrive, where more than the default is allowed. */
    bodySeconds?: number
  }
}

/** Any body but a file: typed input. */
export const bodySeconds = 15
/** 25 MB in ten minutes are a third of a megabit per second. */
export const longestBodySeconds = 600

/**
 * Closes the connection of a sender whose body is incomplete after its time. Node's own timeout handles silence
 * sooner.
 */
export const limitBodyTime = (app: FastifyInstance, seconds: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody || raw.complete) return
    const cut = setTimeout(() => raw.destroy(), (routeOptions.config.bodySeconds ?? seconds) * 1000)
    raw.once('end', () => clearTimeout(cut))
    raw.once('close', () => clearTimeout(cut))
  })
}
