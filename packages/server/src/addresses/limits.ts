import { networkOf } from '../kit/network.ts'
import { ofInstallation, paidLimit, takePaid } from '../kit/paid-budgets.ts'
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

/**
 * Budgets of a service that costs money by the look-up. An address is some ten of them. A visitor is an internet address, which
 * an office shares; a network is a /24, or a /48 of IPv6, with the people who are signed in.
 */
export const paidBudgets = {
  visitor: paidLimit('addresses', 'visitor', 600),
  session: paidLimit('addresses', 'session', 300),
  network: paidLimit('addresses', 'network', 2000),
  site: paidLimit('addresses', 'site', 5000),
} as const satisfies Record<string, Limit>

interface Caller {
  scope: ScopeOf<'visitor'>
  ip: string
  now: Date
}

/** Whether a look-up may be asked of a paid service. */
export const takePaidLookUp = (
  limiter: RateLimiter,
  { scope, ip, now }: Caller,
  mostADay: number,
): Promise<boolean> => {
  const { visitor, session, network, site } = paidBudgets
  const caller =
    scope.kind === 'user'
      ? { limit: session, subject: `${scope.siteId}|${scope.userId}` }
      : { limit: visitor, subject: ip }
  const budgets = [
    { outcome: 'caller', ...caller },
    { outcome: 'network', limit: network, subject: networkOf(ip) },
    { outcome: 'site', limit: site, subject: scope.siteId },
    ofInstallation('addresses', mostADay),
  ] as const
  return takePaid(limiter, 'addresses', budgets, now)
}

export const countLookUp = async (limiter: RateLimiter, { scope, ip, now }: Caller): Promise<void> => {
  if (scope.kind === 'user') await limiter.takeOrRefuse(limits.session, `${scope.siteId}|${scope.userId}`, now)
  else await limiter.takeOrRefuse(limits.visitor, ip, now)
}
