import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds in which a request's body must have arrived, where it may take longer than elsewhere. */
    bodySeconds?: number
  }
}

/** Any body but a file: what a person typed. */
export const bodySeconds = 15
/** 25 MB in ten minutes are a third of a megabit a second. */
export const longestBodySeconds = 600

/** Cuts the line of whoever has not sent the whole body in time. Silence is cut sooner, by the server itself. */
export const limitBodyTime = (app: FastifyInstance, seconds: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody || raw.complete) return
    const cut = setTimeout(() => raw.destroy(), (routeOptions.config.bodySeconds ?? seconds) * 1000)
    raw.once('end', () => clearTimeout(cut))
    raw.once('close', () => clearTimeout(cut))
  })
}
