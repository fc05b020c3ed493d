import { metrics } from '../kit/metrics.ts'
import { networkOf } from '../kit/network.ts'
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

const day = 24 * 60 * 60

/**
 * Budgets of a service that costs money by the look-up. An address is some ten of them. A visitor is an internet address, which
 * an office shares; a network is a /24, or a /48 of IPv6, with the people who are signed in.
 */
export const paidBudgets = {
  visitor: { name: 'addresses-paid-visitor-day', max: 600, seconds: day },
  session: { name: 'addresses-paid-session-day', max: 300, seconds: day },
  network: { name: 'addresses-paid-network-day', max: 2000, seconds: day },
  site: { name: 'addresses-paid-site-day', max: 5000, seconds: day },
} as const satisfies Record<string, Limit>

interface Caller {
  scope: ScopeOf<'visitor'>
  ip: string
  now: Date
}

/** Whether a look-up may be asked of a paid service: counts it, from the caller to the installation, until a budget is used up. */
export const takePaidLookUp = async (
  limiter: RateLimiter,
  { scope, ip, now }: Caller,
  mostADay: number,
): Promise<boolean> => {
  const { visitor, session, network, site } = paidBudgets
  const caller =
    scope.kind === 'user'
      ? { limit: session, subject: `${scope.siteId}|${scope.userId}` }
      : { limit: visitor, subject: ip }
  const installation = { name: 'addresses-paid-installation-day', max: mostADay, seconds: day }
  const budgets = [
    { outcome: 'caller', ...caller },
    { outcome: 'network', limit: network, subject: networkOf(ip) },
    { outcome: 'site', limit: site, subject: scope.siteId },
    { outcome: 'installation', limit: installation, subject: 'installation' },
  ] as const
  for (const { outcome, limit, subject } of budgets) {
    if ((await limiter.take(limit, subject, now)) === 0) continue
    metrics.paidLookUps.inc({ outcome })
    return false
  }
  metrics.paidLookUps.inc({ outcome: 'asked' })
  return true
}

export const countLookUp = async (limiter: RateLimiter, { scope, ip, now }: Caller): Promise<void> => {
  if (scope.kind === 'user') await limiter.takeOrRefuse(limits.session, `${scope.siteId}|${scope.userId}`, now)
  else await limiter.takeOrRefuse(limits.visitor, ip, now)
}
