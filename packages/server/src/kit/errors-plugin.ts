import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMismatch } from './call-routes.ts'
import { type BodyIds, siteIdOf, siteSlug } from './guard.ts'
import { metrics } from './metrics.ts'
import { Refusal } from './refusal.ts'
import type { RefusalCounts } from './refusal-counts.ts'

/** Turns every error into a reply; the original goes to the log, without user input. */
export const answerErrors = (
  app: FastifyInstance,
  knownPaths: ReadonlySet<string>,
  counts: Pick<RefusalCounts, 'count'>,
) => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (isMismatch(error)) request.log.warn({ event: 'authz.mismatch', route: request.routeOptions.url })
    const refusal = asRefusal(error)
    if (refusal.code >= 500) request.log.error({ event: 'failure', ...safeError(error) })
    const siteId = siteOf(request)
    if (siteId !== undefined) counts.count(siteId, refusal)
    return answer(reply, refusal)
  })
  const isPage = pageTest(knownPaths)
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const allowed = knownPaths.has(pathOf(request)) ? 'POST' : isPage(request) && !isRead ? 'GET, HEAD' : undefined
    if (allowed === undefined) return answer(reply, new Refusal('UnknownPath'))
    return answer(reply.header('allow', allowed), new Refusal('MethodNotAllowed'))
  })
}

/** The site that a client's request names; undefined for a call of staff or of a program. */
const siteOf = (request: FastifyRequest): string | undefined => {
  const { siteid } = (request.params ?? {}) as { siteid?: unknown }
  const body = typeof request.body === 'object' && request.body !== null ? (request.body as BodyIds) : {}
  const siteId: unknown = siteid ?? siteIdOf(body)
  const isOfClient = !brokerageFolders.has(firstSegment(pathOf(request)))
  return isOfClient && typeof siteId === 'string' && siteSlug.test(siteId) ? siteId : undefined
}
const brokerageFolders: ReadonlySet<string> = new Set(['broker-api', 'console-api'])

/** `/ours/home` → `ours`. */
export const firstSegment = (path: string) => path.split('/', 2)[1] ?? ''

/** Whether a path is outside the folders of calls and images: a page or a file, which can only be read. */
export const pageTest = (knownPaths: ReadonlySet<string>) => {
  const folders = new Set(['ws', ...Array.from(knownPaths, firstSegment)])
  return (request: FastifyRequest) => !folders.has(firstSegment(pathOf(request)))
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''

export const answer = (reply: FastifyReply, refusal: Refusal) => {
  metrics.errors.inc({ key: refusal.key })
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.toReply())
}

/** Keys for the 4xx of Fastify and its plugins. A file outside the served folder (403) is reported as missing. */
const byStatus = new Map<number, ErrorKey>([
  ...(['InvalidRequest', 'UnknownPath', 'RequestTooLarge', 'UnsupportedMediaType'] as const).map(
    (key): [number, ErrorKey] => [errorCatalogue[key], key],
  ),
  [403, 'UnknownPath'],
])
/** Errors of sockets, of a full disk and of the file store that are temporary. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EDQUOT',
  'StoreUnavailable',
])
/**
 * Those of PostgreSQL: whole classes (a lost connection, a disk or a memory that is full, an operator who stops it, its system), the
 * limits of `applicationLimits`, and a standby that is not promoted yet.
 */
const unavailableDatabase = /^(?:08|53|57P|58)...?$|^(?:57014|55P03|25P03|25006)$/
/** What the client of PostgreSQL reports of a connection without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/

const asRefusal = (error: FastifyError | Refusal): Refusal => {
  if (error instanceof Refusal) return error
  if (error.validation) return new Refusal('InvalidRequest')
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) return new Refusal(byStatus.get(statusCode) ?? 'InvalidRequest')
  const { code = '', message } = error
  const down = unavailable.has(code) || unavailableDatabase.test(code) || lostConnection.test(message)
  return down ? new Refusal('Unavailable', { retryAfter: 5 }) : new Refusal('ServerError')
}

/** The place of an error without its message, which may quote what a person typed. */
export const safeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, code, constraint, stack } = error as Error & { code?: unknown; constraint?: unknown }
  const at = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 7)
    .map((line) => line.trim())
  return { name, code, constraint, at }
}
