import type { FastifyRequest } from 'fastify'
import { audit, serverSite } from './audit.ts'
import { keyedHash, sameBytes } from './hash.ts'
import type { Limit } from './rate-limit.ts'
import { callerHash } from './record-call.ts'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'
import { inSite } from './transaction.ts'

/** Wrong tokens of one address; during the limit even the right one is refused, so that guessing has no benefit. */
const wrongTokens: Limit = { name: 'operator-token', max: 10, seconds: 60 }

/**
 * A hook that passes no request without the operator's token, before a body is read. A missing or empty token matches
 * nothing; a wrong one is counted, logged and, within the limit, recorded in the audit trail. An empty configured
 * token is refused by config.ts, and by this function.
 */
export const requireOperator = (
  { database, keys, limiter, clock }: Pick<Services, 'database' | 'keys' | 'limiter' | 'clock'>,
  token: string,
) => {
  if (token === '') throw new Error('the operator token is empty')
  const hashOf = (text: string) => keyedHash(keys.tokens, 'operator', text)
  const expected = hashOf(token)
  return async (request: FastifyRequest): Promise<void> => {
    const deny = (reason: 'missing' | 'wrong' | 'limited') =>
      request.log.warn({ event: 'operator.denied', reason, route: request.routeOptions.url, ip: request.ip })
    const [, given] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    if (given === undefined) {
      deny('missing')
      throw new Refusal('Access_Denied')
    }
    const now = clock.now()
    const wait = await limiter.secondsLeft(wrongTokens, request.ip, now)
    if (wait === 0 && sameBytes(hashOf(given), expected)) return
    deny(wait > 0 ? 'limited' : 'wrong')
    if (wait > 0) throw new Refusal('TooManyRequests', { retryAfter: wait })
    await limiter.takeOrRefuse(wrongTokens, request.ip, now)
    const event = {
      actor: 'visitor',
      action: 'operator-denied',
      at: now,
      details: { ip: callerHash(keys, request.ip) },
    } as const
    await inSite(database.db, serverSite, (trx) => audit(trx, { siteId: serverSite, ...event }))
    throw new Refusal('Access_Denied')
  }
}
