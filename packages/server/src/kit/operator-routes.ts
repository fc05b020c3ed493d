import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { allSitesId } from '@foyer/domain/kit/all-sites.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayOf } from '../ports/clock.ts'
import { serverSite } from './audit.ts'
import { routeOptions, usualBodyLimit } from './call-routes.ts'
import { inTurn, turnOfActor } from './costly-call.ts'
import { type BodyIds, siteIdOf } from './guard.ts'
import { holdTurn } from './hold-turn.ts'
import type { CallContext, ImplementedCall } from './implement-calls.ts'
import { noteSuccess } from './live.ts'
import { countedCaller, holdsAction } from './operator-caller.ts'
import type { OperatorDoor } from './operator-doors.ts'
import { startRecording } from './record-call.ts'
import { assertNoProblems, Refusal } from './refusal.ts'
import { createSemaphore } from './semaphore.ts'
import type { Services } from './services.ts'

/**
 * The operator's calls, at each door: with the token or a key, and with the session of a person of staff. They work on the
 * site of the body; those without a site in their body work on the server's own rows, and are not for staff.
 */
export const registerOperatorCalls = (
  app: FastifyInstance,
  implemented: ImplementedCall[],
  services: Services,
  doors: readonly OperatorDoor[],
) => {
  for (const { call, handler } of implemented) {
    if (call.access !== 'operator') continue
    for (const door of doors) {
      for (const url of door.urlsOf(call)) {
        app.post(url, {
          ...routeOptions(call),
          onRequest: isLarge(call) ? [door.hookOf(call), holdBody] : door.hookOf(call),
          handler: (request) =>
            // The guard runs after the wait, which outlives no right.
            inTurn([turnOf(request)], async () => {
              const body = request.body as BodyIds
              const now = services.clock.now()
              const { scope, transaction } = await door.enter(request, call, { siteId: siteOf(call, body), body, now })
              if (scope.rights.actions !== undefined) await withinHour(services, call, countedCaller(scope.rights), now)
              const recording = startRecording(services, { call, scope, body, now, ip: request.ip })
              const context: CallContext<CallDeclaration> = {
                body: body as CallContext<CallDeclaration>['body'],
                scope,
                now,
                today: todayOf(now),
                language: languageOf((body as { LanguageID?: number }).LanguageID ?? 1),
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
                device: () => Buffer.alloc(0),
                setSessionCookie: () => {},
                clearSessionCookie: () => {},
                transaction,
              }
              const result = await recording.around(async () => {
                if (call.alsoTakes?.every((action) => holdsAction(scope.rights, action)) === false)
                  throw new Refusal('NotPermitted')
                if ('free' in handler) return handler.free(context)
                if (!('transaction' in handler)) return {}
                return context.transaction(async (trx) => {
                  const reply = await handler.transaction(context, trx)
                  await recording.succeedIn(trx)
                  return reply
                })
              })
              noteSuccess(services.live, call, scope, body, result)
              return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...(result as object) }
            }),
        })
      }
    }
  }
}

/** Whose calls take turns; undefined for the operator's own token. */
const turnOf = ({ operator }: FastifyRequest): string | undefined =>
  operator?.actions === undefined ? undefined : turnOfActor(operator.actor, operator.brokerageId)

export const isLarge = (call: CallDeclaration) => routeOptions(call).bodyLimit > usualBodyLimit

/** A body is in memory before its call has a turn, so large ones take turns of their own, two of a person at a time. */
const largeBodies = createSemaphore({
  ...{ concurrency: 24, concurrencyPerKey: 2, concurrencyPerGroup: 8 },
  ...{ queued: 200, queuedPerKey: 10, queuedPerGroup: 60 },
})

/** After the guard: lets a large body arrive in the turn of its caller. */
export const holdBody = async ({ operator }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
  if (operator?.actions === undefined) return
  const { actor, brokerageId: group = actor } = operator
  await holdTurn(largeBodies, raw, { key: turnOfActor(actor, group), group })
}

/** Staff and keys mail no more strangers and draw no more documents than a day's work takes. */
export const withinHour = async (
  { limiter }: Pick<Services, 'limiter'>,
  { perHour, path }: Pick<CallDeclaration, 'perHour' | 'path'>,
  caller: string,
  now: Date,
): Promise<void> => {
  if (perHour === undefined) return
  await limiter.takeOrRefuse({ name: pathsOf({ path }).join(), max: perHour, seconds: 60 * 60 }, caller, now)
}

/** The site of its body, or the server's own rows: for all sites, or where a call names none. */
const siteOf = ({ allSites, body: { properties } }: CallDeclaration, body: BodyIds): string => {
  const siteId = siteIdOf(body)
  return !('SiteID' in properties) || (allSites && siteId === allSitesId) ? serverSite : siteId
}
