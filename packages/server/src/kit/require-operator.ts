import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { FastifyRequest } from 'fastify'
import { actorOfKey, findApiKey, type KeyProblem } from './api-key.ts'
import { audit, serverSite } from './audit.ts'
import { keyedHash, sameBytes } from './hash.ts'
import { holdsAction, reachesSite } from './operator-caller.ts'
import type { Limit } from './rate-limit.ts'
import { callerHash } from './record-call.ts'
import { Refusal } from './refusal.ts'
import type { ScopeOf } from './scope.ts'
import type { Services } from './services.ts'
import { countForBrokerage } from './share-connections.ts'
import { inSite } from './transaction.ts'

/** Wrong secrets of one address; during the limit even the right one is refused, so that guessing has no benefit. */
const wrongTokens: Limit = { name: 'operator-token', max: 10, seconds: 60 }

/** Refusals of one caller that are recorded in a minute; all of them are logged. */
const recorded: Limit = { name: 'operator-denied', max: 20, seconds: 60 }

type Needs = Pick<Services, 'database' | 'keys' | 'limiter' | 'clock'>
type Reason = 'missing' | 'limited' | 'action' | 'site' | KeyProblem

/** Logs a refused caller, and records it in the audit trail where it came with a secret. */
const deny = async (
  { database, keys, clock, limiter }: Needs,
  request: FastifyRequest,
  reason: Reason,
  actor?: string,
) => {
  const route = request.routeOptions.url
  request.log.warn({ event: 'operator.denied', reason, route, ip: request.ip, ...(actor !== undefined && { actor }) })
  if (reason === 'missing' || reason === 'limited') return
  const caller = actor ?? request.ip
  if ((await limiter.take(recorded, caller, clock.now())) > 0) return
  const details = { ip: callerHash(keys, request.ip), reason, call: route?.split('/').at(-1) ?? '' }
  const event = { actor: actor ?? 'visitor', action: 'operator-denied', at: clock.now(), details } as const
  await inSite(database.db, serverSite, (trx) => audit(trx, { siteId: serverSite, application: undefined, ...event }))
}

/**
 * A hook that passes no request without the operator's token or a key that holds `action`, before a body is read. A
 * missing or empty secret matches nothing; a wrong one is counted, logged and, within the limit, recorded in the audit
 * trail. A key of ours that has expired or is used from elsewhere is no guess, and not counted. An empty configured token
 * is refused by config.ts, and by this function.
 */
export const requireOperator = (services: Needs, token: string, action: OfficeAction) => {
  if (token === '') throw new Error('the operator token is empty')
  const { database, keys, limiter, clock } = services
  const hashOf = (text: string) => keyedHash(keys.tokens, 'operator', text)
  const expected = hashOf(token)
  return async (request: FastifyRequest): Promise<void> => {
    const [, given] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    if (given === undefined) {
      await deny(services, request, 'missing')
      throw new Refusal('Access_Denied')
    }
    const { ip } = request
    const now = clock.now()
    const wait = await limiter.secondsLeft(wrongTokens, ip, now)
    if (wait > 0) {
      await deny(services, request, 'limited')
      throw new Refusal('TooManyRequests', { retryAfter: wait })
    }
    const found = sameBytes(hashOf(given), expected)
      ? { caller: { actor: 'operator' } }
      : await findApiKey({ db: database.db, keys }, given, { ip, now })
    if ('problem' in found) {
      if (found.problem === 'wrong') await limiter.takeOrRefuse(wrongTokens, ip, now)
      await deny(services, request, found.problem, found.keyId && actorOfKey(found.keyId))
      throw new Refusal('Access_Denied')
    }
    countForBrokerage(found.caller.brokerageId)
    if (!holdsAction(found.caller, action)) {
      await deny(services, request, 'action', found.caller.actor)
      throw new Refusal('NotPermitted')
    }
    request.operator = found.caller
  }
}

/**
 * The scope of an operator's call: the site of its body, or the server's own rows for a call that names none. A site that
 * the key does not reach is refused like one that does not exist for it; what concerns all sites needs a key for all.
 */
export const operatorScope = async (
  services: Needs,
  request: FastifyRequest,
  siteId: string,
): Promise<ScopeOf<'operator'>> => {
  const { operator: rights } = request
  if (rights === undefined) throw new Error('an operator’s route without its hook')
  if (!reachesSite(rights, siteId)) {
    await deny(services, request, 'site', rights.actor)
    throw new Refusal(siteId === '' || siteId === serverSite ? 'NotPermitted' : 'NoAccess')
  }
  return { siteId, kind: 'operator', actor: rights.actor, rights, framable: false }
}
