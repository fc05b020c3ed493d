import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayOf } from '../ports/clock.ts'
import { routeOptions } from './call-routes.ts'
import { type BodyIds, type Scope, siteIdOf } from './guard.ts'
import { type Keys, keyedHash, sameBytes } from './hash.ts'
import type { CallContext, ImplementedCall } from './implement-calls.ts'
import { Refusal, refuseProblems } from './refusal.ts'
import type { Services } from './services.ts'
import { inSite } from './transaction.ts'

/** A hook that lets nobody pass without the operator's token, before a body is read. */
export const requireOperator = (keys: Pick<Keys, 'tokens'>, token: string) => {
  const expected = keyedHash(keys.tokens, 'operator', token)
  return async (request: FastifyRequest): Promise<void> => {
    const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!sameBytes(keyedHash(keys.tokens, 'operator', given), expected)) throw new Refusal('Access_Denied')
  }
}

/** The operator's calls: a bearer token instead of a cookie; the site of the body is the site they work on. */
export const registerOperatorCalls = (
  app: FastifyInstance,
  implemented: ImplementedCall[],
  services: Services,
  token: string,
) => {
  for (const { call, handler } of implemented) {
    if (call.access !== 'operator') continue
    for (const url of pathsOf(call)) {
      app.post(url, {
        ...routeOptions(call),
        onRequest: requireOperator(services.keys, token),
        handler: async (request) => {
          const body = request.body as BodyIds
          const now = services.clock.now()
          const scope = operatorScope(body)
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
            refuseProblems,
            setSessionCookie: () => {},
            clearSessionCookie: () => {},
            transaction: (work) => inSite(services.database.db, scope.siteId, work),
          }
          const result =
            'transaction' in handler
              ? await context.transaction((trx) => handler.transaction(context, trx))
              : 'free' in handler
                ? await handler.free(context)
                : {}
          return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...(result as object) }
        },
      })
    }
  }
}

const operatorScope = (body: BodyIds): Scope => ({
  siteId: siteIdOf(body),
  kind: 'operator',
  userId: '',
  actor: 'operator',
  applicationId: body.MortgageApplicationID ?? 0,
  applicantId: body.ApplicantID ?? 0,
  requestId: body.RequestDocID ?? '',
  sessionLanguage: undefined,
  sessionHash: undefined,
  invite: undefined,
  framable: false,
})
