import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { aroundRequest } from './around-request.ts'

/**
 * Spans of requests, jobs and statements, without bodies, addresses and values. They cost nothing until adapters/traces-otlp.ts is
 * started. The context of a request begins here: a client's own trace is not continued, since anyone could send one.
 */
const tracer = () => trace.getTracer('foyer')

declare module 'fastify' {
  interface FastifyRequest {
    trace: Context
  }
}

const begin = ({ method, id, routeOptions: { url: route = 'unknown' } }: FastifyRequest): Context => {
  const attributes = { 'http.request.method': method, 'http.route': route, 'foyer.request_id': id }
  const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
  return trace.setSpan(ROOT_CONTEXT, span)
}

export const traceRequests = (app: FastifyInstance) => {
  app.decorateRequest('trace')
  aroundRequest(app, (request, done) => {
    request.trace ??= begin(request)
    context.with(request.trace, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(request.trace)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** `causedBy`: the request that sent the job, which has long ended. */
export const traceJob = <T>(job: string, causedBy: string | undefined, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(
    `job ${job}`,
    { attributes: { 'foyer.job': job, ...(causedBy !== undefined && { 'foyer.request_id': causedBy }) } },
    ROOT_CONTEXT,
    async (span) => {
      try {
        return await work()
      } catch (error) {
        // Without the error's message, which may quote what a person typed.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
  )

/** A statement that has ended, as part of the work under way. Its text has placeholders for all values. */
export const traceStatement = (sql: string, milliseconds: number, isError: boolean) => {
  if (trace.getActiveSpan() === undefined) return
  const now = Date.now()
  const span = tracer().startSpan('statement', {
    kind: SpanKind.CLIENT,
    startTime: now - milliseconds,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 1000) },
  })
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}
