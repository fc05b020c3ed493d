import { type Access, type AccessRule, accessRules, isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, isOpenToHandOff, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { invitePageHeader } from '@foyer/domain/invites/page.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { memoize } from '@foyer/domain/kit/memoize.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import Type, { type TSchema } from 'typebox'
import type { Trx } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { inTurn, runCostly } from './costly-call.ts'
import { withForms } from './form-body.ts'
import {
  AccessDenied,
  applicationIdOf,
  authorizeStatement,
  type BodyIds,
  type Entry,
  scopeFrom,
  siteIdOf,
  siteSlug,
} from './guard.ts'
import { insuranceHash } from './hash.ts'
import type { CallContext, Handler, ImplementedCall } from './implement-calls.ts'
import { noteSuccess } from './live.ts'
import type { PartGuard } from './part-guard.ts'
import { createRecent } from './recent.ts'
import { type Recording, startRecording } from './record-call.ts'
import { assertNoProblems, Refusal } from './refusal.ts'
import type { Scope, ScopeOf } from './scope.ts'
import type { Services } from './services.ts'
import { hashOfDevice, hashOfToken, type SessionCookies } from './session.ts'
import { inSite, transact } from './transaction.ts'

const ReturnStatus = Type.Object({ ReturnCode: Type.Integer(), ReturnMessage: Type.String() })
const ok = { ReturnCode: 200, ReturnMessage: '' }

interface LanguageFields {
  LanguageID?: number
  LangID?: number
  langID?: number
  languageId?: number
}

/**
 * Registers one route per path of each call: validation, guard, handler and serialisation follow from the
 * declaration.
 */
export const registerCalls = (
  app: FastifyInstance,
  implemented: ImplementedCall[],
  services: Services,
  cookies: SessionCookies,
  parts: PartGuard,
) => {
  for (const { call, handler } of implemented) {
    if (call.access === 'operator' || isOfficeAccess(call.access)) continue
    // It waits for its turn, so it must not begin in a transaction.
    if (call.perHour !== undefined && !('free' in handler)) throw new Error(`${pathsOf(call).join()} must be free`)
    const routes = (scope: FastifyInstance, url: string) =>
      scope.post(url, routeOptions(call), async (request, reply) => {
        const body = bodyOf(request)
        const entry = entryOf(call, request, body, services, cookies)
        const result = await run(call, handler, { entry, request, reply, services, cookies, parts })
        return { ReturnStatus: ok, ...(result as object) }
      })
    for (const url of pathsOf(call)) {
      if (call.takesForms) withForms(app, (scope) => routes(scope, url))
      else routes(app, url)
    }
  }
}

export const usualBodyLimit = 256 * 1024

const replies = new WeakMap<CallDeclaration, TSchema>()

/** One for a call, since compiling it takes longer than all else about a route. */
const replyOf = (call: CallDeclaration): TSchema => {
  const reply = replies.get(call) ?? Type.Object({ ReturnStatus, ...call.reply.properties })
  replies.set(call, reply)
  return reply
}

export const routeOptions = (call: CallDeclaration) => ({
  bodyLimit: call.bodyLimit ?? usualBodyLimit,
  schema: { body: call.body, response: { 200: replyOf(call) } },
})

/** A site in the path overrides that of the body, whose form was checked without it: what is no address of a site is none. */
const bodyOf = ({ body, params }: FastifyRequest): BodyIds => {
  const { siteid } = params as { siteid?: string }
  return siteid === undefined
    ? (body as BodyIds)
    : { ...(body as BodyIds), siteId: siteSlug.test(siteid) ? siteid : '' }
}

/** For which invitation the page of a request was loaded: all tabs of a browser have the grants of one cookie. What is no id is of none. */
const statedInvite = ({ headers }: FastifyRequest): number | undefined => {
  const stated = headers[invitePageHeader]
  if (typeof stated !== 'string') return undefined
  return /^\d{1,15}$/.test(stated) ? Number(stated) : 0
}

export const entryOf = <A extends Access>(
  call: { access: A } & Pick<CallDeclaration, 'effect' | 'handOff' | 'whileClosed'>,
  request: FastifyRequest,
  body: BodyIds,
  { clock, keys, requiresLegalTexts }: Services,
  cookies: SessionCookies,
): Entry<A> => {
  const siteId = siteIdOf(body)
  const token = siteSlug.test(siteId) ? cookies.read(request, siteId) : undefined
  const now = clock.now()
  const sessionHash = token === undefined ? undefined : hashOfToken(keys.tokens, token)
  const insurance = body.token === undefined ? {} : { insuranceHash: insuranceHash(keys, siteId, body.token) }
  return {
    access: call.access,
    body,
    sessionHash,
    invitePage: statedInvite(request),
    ...insurance,
    lock: call.effect === 'write',
    openToHandOff: isOpenToHandOff(call),
    requiresLegalTexts: requiresLegalTexts && call.whileClosed !== true,
    now,
  }
}

interface Run {
  entry: Entry
  request: FastifyRequest
  reply: FastifyReply
  services: Services
  cookies: SessionCookies
  parts: PartGuard
}

const run = async (call: CallDeclaration, handler: Handler<CallDeclaration>, given: Run): Promise<unknown> => {
  const { entry, services, parts } = given
  const { db } = services.database
  const { body, now } = entry
  const recordingOf = (scope: Scope) => startRecording(services, { call, scope, body, now, ip: given.request.ip })
  const contextOf = (scope: Scope, recording = recordingOf(scope)) => callContext(call, scope, given, recording)
  const runFree = async (work: (context: CallContext<CallDeclaration>) => Promise<unknown>, scope: Scope) => {
    const recording = recordingOf(scope)
    const result = await recording.around(() => work(contextOf(scope, recording)))
    noteSuccess(services.live, call, scope, body, result)
    return result
  }
  if (accessRules[call.access].owns === 'nothing' && 'free' in handler)
    return runFree((context) => handler.free(context), noScope)
  if ('load' in handler) {
    const load = handler.rows === 'site' ? 'foyer_load_site' : 'foyer_load_application'
    return inTurnOf(entry, async () => {
      const { rows } = await authorizeStatement(load, entry).execute(db)
      const scope = scopeFound(rows[0], entry)
      return handler.load(contextOf(scope), rows[0]?.data)
    })
  }
  if ('free' in handler) {
    const { rows } = await authorizeStatement('foyer_authorize', { ...entry, lock: false }).execute(db)
    const scope = scopeFound(rows[0], entry)
    return runCostly(services, call, scope, now, () => runFree((context) => handler.free(context), scope))
  }
  const write = async (trx: Trx): Promise<{ scope: Scope; result: unknown }> => {
    if ('save' in handler) {
      const { rows } = await authorizeStatement('foyer_load_application', entry).execute(trx)
      const scope = scopeFound(rows[0], entry)
      if (call.part) parts.assertAllowed(call.part, rows[0]?.data, scope, entry.body)
      return { scope, result: await handler.save(contextOf(scope), trx, rows[0]?.data) }
    }
    const { rows } = await authorizeStatement('foyer_authorize', entry).execute(trx)
    const scope = scopeFound(rows[0], entry)
    const recording = recordingOf(scope)
    const result = await handler.transaction(contextOf(scope, recording), trx)
    await recording.succeedIn(trx)
    return { scope, result }
  }
  return inTurnOf(entry, async () => {
    const { scope, result } = await transact(db, write)
    noteSuccess(services.live, call, scope, body, result)
    return result
  })
}

/** Sessions, with the application that the guard let each of them reach. */
const reached = createRecent<true>(20_000)

const sessionOf = ({ sessionHash, insuranceHash: link }: Entry) => (sessionHash ?? link)?.toString('base64')

/** The application that a call names; undefined for none. */
const placeOf = ({ body }: Entry): string | undefined => {
  const application = applicationIdOf(body)
  return application > 0 ? `${siteIdOf(body)} ${application}` : undefined
}

const scopeFound = (row: Parameters<typeof scopeFrom>[0], entry: Entry): Scope => {
  const scope = scopeFrom(row, entry)
  const [session, place] = [sessionOf(entry), placeOf(entry)]
  if (session !== undefined && place !== undefined) reached.set(`${session} ${place}`, true)
  return scope
}

/**
 * Work with the database waits for its turn: of its session, and of the application that it names once the guard has let this
 * session reach it. Before, the guard refuses at once, and a stranger who knows the id would fill its queue.
 */
const inTurnOf = <T>(entry: Entry, work: () => Promise<T>): Promise<T> => {
  const [session, place] = [sessionOf(entry), placeOf(entry)]
  const mayReach = session !== undefined && place !== undefined && reached.get(`${session} ${place}`) === true
  return inTurn([session, mayReach ? place : undefined], work)
}

/** What a link alone opens, until it is withdrawn or replaced. */
const ofLink: ReadonlySet<AccessRule['owns']> = new Set(['request', 'signer', 'insurance'])

const noScope: ScopeOf<'anybody'> = { siteId: '', kind: 'visitor', framable: false }

const callContext = (
  { access, part }: CallDeclaration,
  scope: Scope,
  { entry, request, reply, services: { database, keys }, cookies, parts }: Run,
  recording: Recording,
): CallContext<CallDeclaration> => ({
  body: entry.body as CallContext<CallDeclaration>['body'],
  scope,
  now: entry.now,
  today: todayOf(entry.now),
  language: languageFor(request, entry.body as LanguageFields, scope),
  ip: request.ip,
  isGone: () => request.raw.socket.destroyed,
  log: request.log,
  refuse(key, more) {
    throw new Refusal(key, more)
  },
  assertNoProblems,
  note: recording.note,
  recordIn: recording.succeedIn,
  leaveNoEvent: recording.leaveNoEvent,
  device: memoize(() => hashOfDevice(keys.tokens, cookies.device(request, reply, scope.siteId, scope.framable))),
  setSessionCookie: (token) => cookies.set(reply, scope.siteId, token, scope.framable),
  clearSessionCookie() {
    cookies.clear(reply, scope.siteId, scope.framable)
    reply.header('clear-site-data', '"cache", "storage"')
  },
  transaction: (work) =>
    inTurnOf(entry, () =>
      inSite(database.db, scope.siteId, async (trx) => {
        // A handler with work between its transactions may have outlived the caller's link or right.
        if (ofLink.has(accessRules[access].owns))
          scopeFrom((await authorizeStatement('foyer_authorize', entry).execute(trx)).rows[0], entry)
        if (part) parts.assertAllowed(part, await parts.readLocked(trx, scope, entry.now), scope, entry.body)
        return work(trx)
      }),
    ),
})

/** The language in the body, else the browser's, else the session's, else English. */
const languageFor = (request: FastifyRequest, body: LanguageFields, scope: Scope): Language => {
  const asked = body.LanguageID ?? body.LangID ?? body.langID ?? body.languageId
  if (asked !== undefined) return languageOf(asked)
  const header = request.headers['accept-language']
  if (header !== undefined) return header.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return languageOf(scope.sessionLanguage ?? 1)
}

export const isMismatch = (error: unknown): boolean => error instanceof AccessDenied && error.mismatch

export const pingDatabase = (services: Services) => sql`select 1`.execute(services.database.db)
