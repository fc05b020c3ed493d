import { metrics, type paidServices } from './metrics.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'

type PaidService = (typeof paidServices)[number]

export const day = 24 * 60 * 60

interface Budget {
  /** Whose budget it is, as metrics name it. */
  outcome: 'caller' | 'network' | 'site' | 'installation'
  limit: Limit
  subject: string
}

/** The names of limits of paid services, which alerts about attacks on sign-ins leave out. */
export const paidLimit = (service: PaidService, whose: string, max: number): Limit => ({
  name: `${service}-paid-${whose}-day`,
  max,
  seconds: day,
})

/** What the operator pays for in a day, in all sites. */
export const ofInstallation = (service: PaidService, mostADay: number): Budget => ({
  outcome: 'installation',
  limit: paidLimit(service, 'installation', mostADay),
  subject: 'installation',
})

/** Counts one use of a paid service, from its caller to the installation; whether it may be. Where one budget is used up, none counts it. */
export const takePaid = async (
  limiter: RateLimiter,
  service: PaidService,
  budgets: readonly Budget[],
  now: Date,
): Promise<boolean> => {
  for (const [place, { outcome, limit, subject }] of budgets.entries()) {
    if ((await limiter.take(limit, subject, now)) === 0) continue
    metrics.paidUses.inc({ service, outcome })
    for (const taken of budgets.slice(0, place)) await limiter.giveBack(taken.limit, taken.subject, now)
    return false
  }
  metrics.paidUses.inc({ service, outcome: 'asked' })
  return true
}
