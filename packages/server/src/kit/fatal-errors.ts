import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { safeError } from './errors-plugin.ts'

/**
 * The exit codes of the process. A restart does not fix a configuration error (EX_CONFIG), so no supervisor restarts
 * it.
 */
export const exitCodes = { crash: 1, configuration: 78 } as const

declare module 'fastify' {
  interface FastifyInstance {
    /** Ids, as in the log, of requests without a complete reply. */
    requestsUnderWay: ReadonlySet<string>
  }
}

/** Tracks running requests, and closes their connections after them once the server is stopping. */
export const trackRequests = (app: FastifyInstance): void => {
  const underWay = new Set<string>()
  let isClosing = false
  app.decorate('requestsUnderWay', underWay)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async ({ id }, { raw }) => {
    underWay.add(id)
    // The limits, the log and what sends a file each wait for the end of a reply: Node takes more than ten for a leak.
    raw.setMaxListeners(20)
    raw.once('close', () => {
      underWay.delete(id)
      // When stopping, Fastify closes only idle connections; this one would delay it for another minute.
      if (isClosing) app.server.closeIdleConnections()
    })
  })
}

interface RunningServer {
  app: Pick<FastifyInstance, 'requestsUnderWay'>
  stop(): Promise<void>
}

export interface FatalErrorOptions {
  log: FastifyBaseLogger
  /** Time for running requests and jobs to finish. */
  graceMilliseconds?: number
}

/**
 * The policy for unhandled errors. The state of the process is unknown afterwards: the error is logged without its
 * message, nothing new is accepted, running work may finish, and the process exits so that its supervisor starts
 * another.
 */
export const handleFatalErrors = ({ log, graceMilliseconds = 10_000 }: FatalErrorOptions) => {
  let server: RunningServer | undefined
  let isStopping = false
  const onFatal = (source: 'uncaughtException' | 'unhandledRejection') => (error: unknown) => {
    log.fatal({ event: 'fatal', source, ...safeError(error), requests: [...(server?.app.requestsUnderWay ?? [])] })
    if (isStopping) return
    isStopping = true
    const exit = () => process.exit(exitCodes.crash)
    setTimeout(exit, graceMilliseconds)
    if (server) server.stop().then(exit, exit)
    else exit()
  }
  process.on('uncaughtException', onFatal('uncaughtException'))
  process.on('unhandledRejection', onFatal('unhandledRejection'))
  return {
    /** From now on a fatal error stops this server before the process exits. */
    protect(running: RunningServer) {
      server = running
    },
  }
}
