import type { Limit, RateLimiter } from '../kit/rate-limit.ts'
import type { ScopeOf } from '../kit/scope.ts'

/**
 * How often addresses may be looked up. Anybody: by where they call from. Whoever is signed in or invited types a dozen
 * addresses in a sitting, maybe beside their family on one line: by their session.
 */
const limits = {
  visitor: { name: 'addresses-visitor', max: 30, seconds: 60 },
  session: { name: 'addresses-session', max: 120, seconds: 60 },
} as const satisfies Record<string, Limit>

export const countLookUp = async (
  limiter: RateLimiter,
  { scope, ip, now }: { scope: ScopeOf<'visitor'>; ip: string; now: Date },
): Promise<void> => {
  if (scope.kind === 'user') await limiter.takeOrRefuse(limits.session, `${scope.siteId}|${scope.userId}`, now)
  else await limiter.takeOrRefuse(limits.visitor, ip, now)
}
