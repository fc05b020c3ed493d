import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { allSitesId } from '@foyer/domain/kit/all-sites.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { FastifyInstance } from 'fastify'
import { todayOf } from '../ports/clock.ts'
import { serverSite } from './audit.ts'
import { routeOptions } from './call-routes.ts'
import { type BodyIds, siteIdOf } from './guard.ts'
import type { CallContext, ImplementedCall } from './implement-calls.ts'
import { startRecording } from './record-call.ts'
import { assertNoProblems, Refusal } from './refusal.ts'
import { operatorScope, requireOperator } from './require-operator.ts'
import type { Services } from './services.ts'
import { inSite } from './transaction.ts'

/**
 * The operator's calls: with the token or a key instead of a cookie. They work on the site of the body; those without a
 * site in their body work on the server's own rows.
 */
export const registerOperatorCalls = (
  app: FastifyInstance,
  implemented: ImplementedCall[],
  services: Services,
  token: string,
) => {
  for (const { call, handler } of implemented) {
    if (call.access !== 'operator') continue
    const { action } = call
    if (action === undefined) throw new Error(`${pathsOf(call).join()} names no action`)
    for (const url of pathsOf(call)) {
      app.post(url, {
        ...routeOptions(call),
        onRequest: requireOperator(services, token, action),
        handler: async (request) => {
          const body = request.body as BodyIds
          const now = services.clock.now()
          const scope = await operatorScope(services, request, siteOf(call, body))
          const recording = startRecording(services, { call, scope, body, now, ip: request.ip })
          const context: CallContext<CallDeclaration> = {
            body: body as CallContext<CallDeclaration>['body'],
            scope,
            now,
            today: todayOf(now),
            language: languageOf((body as { LanguageID?: number }).LanguageID ?? 1),
            ip: request.ip,
            log: request.log,
            refuse(key, more) {
              throw new Refusal(key, more)
            },
            assertNoProblems,
            note: recording.note,
            leaveNoEvent: recording.leaveNoEvent,
            device: () => Buffer.alloc(0),
            setSessionCookie: () => {},
            clearSessionCookie: () => {},
            transaction: (work) => inSite(services.database.db, scope.siteId, work),
          }
          const result = await recording.around(async () => {
            if ('free' in handler) return handler.free(context)
            if (!('transaction' in handler)) return {}
            return context.transaction(async (trx) => {
              const reply = await handler.transaction(context, trx)
              await recording.succeedIn(trx)
              return reply
            })
          })
          return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...(result as object) }
        },
      })
    }
  }
}

/** The site of its body, or the server's own rows: for all sites, or where a call names none. */
const siteOf = ({ allSites, body: { properties } }: CallDeclaration, body: BodyIds): string => {
  const siteId = siteIdOf(body)
  return !('SiteID' in properties) || (allSites && siteId === allSitesId) ? serverSite : siteId
}
