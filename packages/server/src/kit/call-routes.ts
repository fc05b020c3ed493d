import { accessRules } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import Type from 'typebox'
import { todayOf } from '../ports/clock.ts'
import { withForms } from './form-body.ts'
import { AccessDenied, type BodyIds, type Entry, enterStatement, type Scope, scopeFrom, siteIdOf } from './guard.ts'
import { insuranceHash } from './hash.ts'
import type { CallContext, Handler, ImplementedCall } from './implement-calls.ts'
import { Refusal, refuseProblems } from './refusal.ts'
import type { Services } from './services.ts'
import { hashOfToken, type SessionCookies } from './session.ts'
import { inSite, transact } from './transaction.ts'

const ReturnStatus = Type.Object({ ReturnCode: Type.Integer(), ReturnMessage: Type.String() })
const ok = { ReturnCode: 200, ReturnMessage: '' }
const siteSlug = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/

interface LanguageFields {
  LanguageID?: number
  LangID?: number
  langID?: number
  languageId?: number
}

/** One route for each path of each call: validation, guard, handler, serialisation, all from the declaration. */
export const registerCalls = (
  app: FastifyInstance,
  implemented: ImplementedCall[],
  services: Services,
  cookies: SessionCookies,
) => {
  for (const { call, handler } of implemented) {
    if (call.access === 'operator') continue
    const routes = (scope: FastifyInstance, url: string) =>
      scope.post(url, routeOptions(call), async (request, reply) => {
        const body = bodyOf(request)
        const entry = entryOf(call, request, body, services, cookies)
        const result = await run(call, handler, entry, request, reply, services, cookies)
        return { ReturnStatus: ok, ...(result as object) }
      })
    for (const url of pathsOf(call)) {
      if (call.takesForms) withForms(app, (scope) => routes(scope, url))
      else routes(app, url)
    }
  }
}

export const routeOptions = (call: CallDeclaration) => ({
  bodyLimit: call.bodyLimit ?? 256 * 1024,
  schema: { body: call.body, response: { 200: Type.Object({ ReturnStatus, ...call.reply.properties }) } },
})

/** A site that stands in the path is the one that is meant, whatever the body says. */
const bodyOf = ({ body, params }: FastifyRequest): BodyIds => {
  const { siteid } = params as { siteid?: string }
  return siteid === undefined ? (body as BodyIds) : { ...(body as BodyIds), siteId: siteid }
}

export const entryOf = (
  call: Pick<CallDeclaration, 'access' | 'effect'>,
  request: FastifyRequest,
  body: BodyIds,
  { clock, keys }: Services,
  cookies: SessionCookies,
): Entry => {
  const siteId = siteIdOf(body)
  const token = siteSlug.test(siteId) ? cookies.read(request, siteId) : undefined
  const now = clock.now()
  const sessionHash = token === undefined ? undefined : hashOfToken(keys.tokens, token)
  const insurance = body.token === undefined ? {} : { insuranceHash: insuranceHash(keys, siteId, body.token) }
  return { access: call.access, body, sessionHash, ...insurance, lock: call.effect === 'write', now }
}

const run = async (
  call: CallDeclaration,
  handler: Handler<CallDeclaration>,
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  cookies: SessionCookies,
): Promise<unknown> => {
  const { db } = services.database
  const contextOf = (scope: Scope) => callContext(entry, scope, request, reply, services, cookies)
  if (accessRules[call.access].owns === 'nothing' && 'free' in handler) return handler.free(contextOf(noScope))
  if ('load' in handler) {
    const load = handler.rows === 'site' ? 'foyer_load_site' : 'foyer_load_application'
    const { rows } = await enterStatement(load, entry).execute(db)
    const scope = scopeFrom(rows[0], entry)
    return handler.load(contextOf(scope), rows[0]?.data)
  }
  if ('free' in handler) {
    const { rows } = await enterStatement('foyer_enter', { ...entry, lock: false }).execute(db)
    return handler.free(contextOf(scopeFrom(rows[0], entry)))
  }
  return transact(db, async (trx) => {
    if ('save' in handler) {
      const { rows } = await enterStatement('foyer_load_application', entry).execute(trx)
      return handler.save(contextOf(scopeFrom(rows[0], entry)), trx, rows[0]?.data)
    }
    const { rows } = await enterStatement('foyer_enter', entry).execute(trx)
    return handler.transaction(contextOf(scopeFrom(rows[0], entry)), trx)
  })
}

const noScope: Scope = {
  siteId: '',
  kind: 'visitor',
  userId: '',
  actor: undefined,
  applicationId: 0,
  applicantId: 0,
  requestId: '',
  sessionLanguage: undefined,
  sessionHash: undefined,
  invite: undefined,
  framable: false,
}

const callContext = (
  { body, now }: Entry,
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  { database }: Services,
  cookies: SessionCookies,
): CallContext<CallDeclaration> => ({
  body: body as CallContext<CallDeclaration>['body'],
  scope,
  now,
  today: todayOf(now),
  language: languageFor(request, body as LanguageFields, scope),
  ip: request.ip,
  log: request.log,
  refuse(key, more) {
    throw new Refusal(key, more)
  },
  refuseProblems,
  setSessionCookie: (token) => cookies.set(reply, scope.siteId, token, scope.framable),
  clearSessionCookie() {
    cookies.clear(reply, scope.siteId, scope.framable)
    reply.header('clear-site-data', '"cache", "storage"')
  },
  transaction: (work) => inSite(database.db, scope.siteId, work),
})

/** The language asked for in the body, else the browser's, else the one the session was made in, else English. */
const languageFor = (request: FastifyRequest, body: LanguageFields, scope: Scope): Language => {
  const asked = body.LanguageID ?? body.LangID ?? body.langID ?? body.languageId
  if (asked !== undefined) return languageOf(asked)
  const header = request.headers['accept-language']
  if (header !== undefined) return header.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return languageOf(scope.sessionLanguage ?? 1)
}

export const isMismatch = (error: unknown): boolean => error instanceof AccessDenied && error.mismatch

export const pingDatabase = (services: Services) => sql`select 1`.execute(services.database.db)
