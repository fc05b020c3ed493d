import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { safeError } from './errors-plugin.ts'

/** What the process ends with. A configuration error (EX_CONFIG) is not cured by a restart, so no supervisor tries one. */
export const exitCodes = { crash: 1, configuration: 78 } as const

declare module 'fastify' {
  interface FastifyInstance {
    /** Ids, as in the log, of the requests whose reply has not been sent completely. */
    requestsUnderWay: ReadonlySet<string>
  }
}

/** Knows which requests are under way, and closes their connections behind them once the server is stopping. */
export const trackRequests = (app: FastifyInstance): void => {
  const underWay = new Set<string>()
  let isClosing = false
  app.decorate('requestsUnderWay', underWay)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async ({ id }, { raw }) => {
    underWay.add(id)
    raw.once('close', () => {
      underWay.delete(id)
      // Fastify closes the connections that are idle when it stops; this one would keep it waiting for another minute.
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
  /** How long the requests and jobs under way may take to finish. */
  graceMilliseconds?: number
}

/**
 * The one policy for errors that no code handled. After one the state of the process is unknown: the error is logged
 * without its message, nothing new is accepted, what is under way may finish, and the process exits so that its
 * supervisor starts another.
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
