import type { Limit, RateLimiter } from '../kit/rate-limit.ts'
import type { ScopeOf } from '../kit/scope.ts'

/**
 * Limits of address look-ups: visitors by IP address, signed-in or invited people by session. A dozen addresses in a
 * sitting are normal, perhaps beside family on the same network.
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
