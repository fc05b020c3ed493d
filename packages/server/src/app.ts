import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { staleRules } from '@foyer/domain/qualification/overrides.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { partGuard } from './application/assert-part.ts'
import {
  downloadUploadOperation,
  downloadUploadPath,
  downloadUploadPaths,
  serveDownloads,
} from './documents/download-upload.ts'
import { documentUploadOperation, documentUploadPaths, serveDocumentUploads } from './documents/upload-routes.ts'
import { downloadOperation, downloadPath, serveInsuranceDownloads } from './insurance/index.ts'
import { bodySeconds, limitBodyTime, longestBodySeconds } from './kit/body-time.ts'
import { pingDatabase, registerCalls } from './kit/call-routes.ts'
import { buildSerializer, buildValidator } from './kit/compile-schemas.ts'
import { endConnections } from './kit/end-connections.ts'
import { answerErrors } from './kit/errors-plugin.ts'
import { trackRequests } from './kit/fatal-errors.ts'
import type { ImplementedCall } from './kit/implement-calls.ts'
import { acceptJsonOnly } from './kit/json-body.ts'
import { limitBodies } from './kit/limit-bodies.ts'
import { limitLargeReplies } from './kit/limit-large-replies.ts'
import { limitPipelining } from './kit/limit-pipelining.ts'
import { registerOfficeCalls } from './kit/office-routes.ts'
import { officeCookies } from './kit/office-session.ts'
import { openApi } from './kit/open-api.ts'
import { staffDoor, tokenDoor } from './kit/operator-doors.ts'
import { registerOperatorCalls } from './kit/operator-routes.ts'
import { countRequestsByAddress } from './kit/request-caller.ts'
import { logRequests } from './kit/request-log.ts'
import { rejectForeignOrigins, rejectUnknownHosts } from './kit/request-origin.ts'
import { securityHeaders } from './kit/security-headers.ts'
import type { Services } from './kit/services.ts'
import { sessionCookies } from './kit/session.ts'
import { allowWork, longestSilence } from './kit/silence.ts'
import { traceRequests } from './kit/traces.ts'
import { acceptPathsOnly, unreadRequests } from './kit/unread-requests.ts'
import { serveEmbedScript } from './leads/index.ts'
import { serveEvents } from './office/index.ts'
import { serveApiReference } from './pages/api-reference.ts'
import { serveOffice } from './pages/serve-office.ts'
import { servePages } from './pages/serve-pages.ts'
import { todayOf } from './ports/clock.ts'
import { serveSigningNotices } from './signing/notice-route.ts'
import { serveImages } from './site/images.ts'
import { serveImageUploads, uploadImageOperation, uploadImagePath, uploadImagePaths } from './site/upload-image.ts'
import { documentedWebhooks } from './webhooks/index.ts'

export interface AppOptions {
  services: Services
  calls: ImplementedCall[]
  operatorToken: string
  /** The built browser app; tests that only make calls have none. */
  webRoot?: string
  /** The built app of the office. */
  officeRoot?: string
  logger: FastifyBaseLogger
  trustedProxies: string[]
  extras?: (app: FastifyInstance) => void | Promise<void>
}

/** The server in order: protection (limits, headers, origins), then calls, images, health, pages. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { services, calls } = options
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Not a number: several processes write one log.
    genReqId: () => randomUUID(),
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    // The longest time for any body, a file on a slow connection; other bodies have `bodySeconds`.
    requestTimeout: longestBodySeconds * 1000,
    connectionTimeout: longestSilence,
    forceCloseConnections: 'idle',
    // While stopping, requests on open connections are still processed; the connection then closes.
    return503OnClosing: false,
    ...unreadRequests(services.publicUrl),
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', allErrors: false, useDefaults: false } },
    schemaController: { compilersFactory: { buildValidator, buildSerializer } },
  })
  const isSecure = services.publicUrl.startsWith('https:')
  const cookies = sessionCookies(isSecure)
  const staffCookies = officeCookies(isSecure)
  const doors = [tokenDoor(services, options.operatorToken), staffDoor(services, staffCookies)]
  const paths = new Set([
    ...calls.flatMap(({ call }) => [...pathsOf(call), staffPathOf(call) ?? []].flat()),
    ...uploadImagePaths(doors),
    ...downloadUploadPaths(doors),
    downloadPath,
  ])

  limitPipelining(app)
  await app.register(fastifyCookie)
  trackRequests(app)
  endConnections(app)
  countRequestsByAddress(app)
  traceRequests(app)
  // Before what refuses requests: the hooks after a refusal do not run, and the rest of its body still arrives.
  limitBodyTime(app, bodySeconds)
  limitBodies(app)
  // Before silence is counted, which begins when the reply is sent.
  limitLargeReplies(app)
  allowWork(app, longestSilence)
  acceptJsonOnly(app)
  securityHeaders(app, services.publicUrl)
  rejectUnknownHosts(app, services.publicUrl)
  acceptPathsOnly(app, services.publicUrl)
  rejectForeignOrigins(app, services.publicUrl)
  logRequests(app)
  answerErrors(app, paths, services.refusals)

  registerCalls(app, calls, services, cookies, partGuard)
  registerOperatorCalls(app, calls, services, doors)
  registerOfficeCalls(app, calls, services, staffCookies)
  serveEvents(app, services, staffCookies)
  await serveImageUploads(app, services, doors)
  serveInsuranceDownloads(app, services, cookies)
  await serveDocumentUploads(app, services, cookies)
  serveDownloads(app, services, doors)
  serveImages(app, services)
  await serveSigningNotices(app, services)
  serveHealth(app, services)
  const document = openApi(
    calls.map(({ call }) => call),
    services.publicUrl,
    services.version,
    {
      [uploadImagePath]: uploadImageOperation,
      [downloadPath]: downloadOperation,
      [downloadUploadPath]: downloadUploadOperation,
      ...Object.fromEntries(documentUploadPaths.map((path) => [`${path}/{itemid}`, documentUploadOperation])),
    },
    documentedWebhooks(),
  )
  serveApiReference(app, document)
  await options.extras?.(app)
  if (options.webRoot) {
    await serveEmbedScript(app)
    await servePages(app, services, cookies, { webRoot: options.webRoot, paths })
  }
  if (options.officeRoot) await serveOffice(app, options.officeRoot)
  return app
}

/** /health: the process responds, and which rules of qualification are past their review. /ready: so does its database. */
const serveHealth = (app: FastifyInstance, services: Services) => {
  const durability = services.database.kind === 'pglite' ? 'process-crash' : 'power-cut'
  const uploads = services.scanner.scans ? 'scanned' : 'not-scanned'
  app.get('/health', () => {
    const stale = staleRules(ruleBook, todayOf(services.clock.now())).map(({ id }) => id)
    return { status: 'ok', version: services.version, durability, uploads, staleRules: stale }
  })
  app.get('/ready', async () => {
    await pingDatabase(services)
    return { status: 'ready' }
  })
}
