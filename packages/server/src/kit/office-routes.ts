import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { memoize } from '@foyer/domain/kit/memoize.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Trx } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { serverSite } from './audit.ts'
import { routeOptions } from './call-routes.ts'
import { inTurn, turnOfActor } from './costly-call.ts'
import { enterOffice, holdOf, mayEnterOffice, type OfficeEntry, stages, statedPage } from './enter-office.ts'
import type { BodyIds } from './guard.ts'
import type { CallContext, Handler, ImplementedCall } from './implement-calls.ts'
import { noteSuccess } from './live.ts'
import {
  actorOfPerson,
  browserName,
  callerOfSession,
  hashOfOfficeDevice,
  hashOfOfficeToken,
  type OfficeCookies,
  type OfficeSession,
} from './office-session.ts'
import { holdBody, isLarge, withinHour } from './operator-routes.ts'
import { createRecent } from './recent.ts'
import { startRecording } from './record-call.ts'
import { assertNoProblems, Refusal } from './refusal.ts'
import type { Scope, ScopeOf } from './scope.ts'
import type { Services } from './services.ts'
import { transact } from './transaction.ts'

/** The session of the cookie, as it is stored. */
export const officeSessionHash = (
  request: FastifyRequest,
  { keys }: Pick<Services, 'keys'>,
  cookies: OfficeCookies,
) => {
  const token = cookies.read(request)
  return token === undefined ? undefined : hashOfOfficeToken(keys.tokens, token)
}

type EntryOf = (request: FastifyRequest) => OfficeEntry

/** Whose turn a session takes, by its hash, as the guard found it. */
const turns = createRecent<string>(20_000)

const turnOf = ({ personId, brokerageId }: OfficeSession): string => turnOfActor(actorOfPerson(personId), brokerageId)

/** In the turn of the person, whichever sessions they use: at this door and at the others. */
const inTurnOfPerson = <T>({ sessionHash }: OfficeEntry, work: () => Promise<T>): Promise<T> => {
  const session = sessionHash?.toString('base64')
  const turn = session === undefined ? undefined : turns.get(session)
  return inTurn([turn ?? session], work)
}

/**
 * The calls that staff make about themselves, their people and their sites, with the cookie of the office. The guard runs
 * first in each of their transactions, which see the server's own rows.
 */
export const registerOfficeCalls = (
  app: FastifyInstance,
  implemented: ImplementedCall[],
  services: Services,
  cookies: OfficeCookies,
) => {
  const { database, keys } = services
  /** Lets a large body arrive only for who may make the call, in their turn. */
  const beforeBody = (entryOf: EntryOf) => async (request: FastifyRequest, reply: FastifyReply) => {
    const entry = entryOf(request)
    const session = await inTurnOfPerson(entry, () => mayEnterOffice(database.db, entry))
    if (session === undefined) throw new Refusal('Access_Denied')
    request.operator = callerOfSession(session)
    await holdBody(request, reply)
  }
  for (const { call, handler } of implemented) {
    if (!isOfficeAccess(call.access)) continue
    const stage = stages[call.access]
    const hold = holdOf(call)
    const entryOf: EntryOf = (request) => ({
      ...{ sessionHash: officeSessionHash(request, services, cookies), stage, action: call.action },
      ...{ stepUp: call.stepUp, page: statedPage(request, call), now: services.clock.now() },
    })
    for (const url of pathsOf(call)) {
      const options = isLarge(call) ? { ...routeOptions(call), onRequest: beforeBody(entryOf) } : routeOptions(call)
      app.post(url, options, async (request, reply) => {
        const body = request.body as BodyIds & { LanguageID?: number }
        const entry = entryOf(request)
        const { sessionHash, now } = entry
        const entered: Run['entered'] = (work, more) =>
          inTurnOfPerson(entry, () =>
            transact(database.db, async (trx) => {
              const session = await enterOffice(trx, { ...entry, ...more })
              if (session && sessionHash) turns.set(sessionHash.toString('base64'), turnOf(session))
              return work(trx, session)
            }),
          )
        let scope: Scope | undefined
        const contextOf = (session: OfficeSession | undefined) => {
          const ofSession = scopeOf(session, sessionHash, request)
          scope = ofSession
          const recording = startRecording(services, { call, scope: ofSession, body, now, ip: request.ip })
          const context: CallContext<CallDeclaration> = {
            body: body as CallContext<CallDeclaration>['body'],
            scope: ofSession,
            now,
            today: todayOf(now),
            language: languageOf(body.LanguageID ?? 1),
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
            device: memoize(() => hashOfOfficeDevice(keys.tokens, cookies.device(request, reply))),
            setSessionCookie: (token) => cookies.set(reply, token),
            clearSessionCookie: () => cookies.clear(reply),
            transaction: (work, rowsOf) => entered((trx) => work(trx), { hold, rowsOf }),
          }
          return { context, recording }
        }
        const limit = async (session: OfficeSession | undefined) => {
          // A guest has limits of the address, which the handler takes.
          if (session !== undefined) await withinHour(services, call, actorOfPerson(session.personId), now)
        }
        const result = await runOffice(handler, {
          entered,
          hold,
          contextOf,
          ...(call.perHour !== undefined && { limit }),
        })
        if (scope !== undefined) noteSuccess(services.live, call, scope, body, result)
        return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...(result as object) }
      })
    }
  }
}

const scopeOf = (
  session: OfficeSession | undefined,
  sessionHash: Buffer | undefined,
  request: FastifyRequest,
): ScopeOf<'office' | 'officeVisitor'> => {
  const browser = browserName(request.headers['user-agent'])
  const common = { siteId: serverSite, framable: false, browser, sessionHash }
  return session === undefined
    ? { ...common, kind: 'guest', session: undefined }
    : { ...common, kind: 'person', actor: actorOfPerson(session.personId), session }
}

interface Run {
  /** A transaction that begins with the guard, in the turn of its person. */
  entered<T>(
    work: (trx: Trx, session: OfficeSession | undefined) => Promise<T>,
    more?: Pick<OfficeEntry, 'hold' | 'rowsOf'>,
  ): Promise<T>
  /** Of the transactions in which the handler works. */
  hold: OfficeEntry['hold']
  contextOf(session: OfficeSession | undefined): {
    context: CallContext<CallDeclaration>
    recording: ReturnType<typeof startRecording>
  }
  /** Takes from the caller's hour, outside of a transaction; undefined for a call without a limit. */
  limit?: (session: OfficeSession | undefined) => Promise<void>
}

/** A handler with a transaction shares it with the guard; another opens its own, each of which begins with the guard. */
const runOffice = async (
  handler: Handler<CallDeclaration>,
  { entered, hold, contextOf, limit }: Run,
): Promise<unknown> => {
  const enter = () => entered(async (_, session) => session)
  if ('free' in handler) {
    const session = await enter()
    await limit?.(session)
    const { context, recording } = contextOf(session)
    return recording.around(() => handler.free(context))
  }
  if (!('transaction' in handler)) throw new Error('a call of the office has a transaction or is free')
  if (limit) await limit(await enter())
  return entered(
    async (trx, session) => {
      const { context, recording } = contextOf(session)
      const result = await handler.transaction(context, trx)
      await recording.succeedIn(trx)
      return result
    },
    { hold },
  )
}
