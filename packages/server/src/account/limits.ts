import type { Limit, RateLimiter } from '../kit/rate-limit.ts'

const hour = 60 * 60

/** How often anything of an account may be tried. Addresses are counted a site, callers over all sites. */
export const limits = {
  sendsToAddress: { name: 'account-sends-hour', max: 3, seconds: hour },
  sendsToAddressInDay: { name: 'account-sends-day', max: 10, seconds: 24 * hour },
  sendsFromCaller: { name: 'account-sends-caller', max: 20, seconds: hour },
  wrongPasswordsForAddress: { name: 'account-wrong-address', max: 10, seconds: hour / 4 },
  wrongPasswordsFromCaller: { name: 'account-wrong-caller', max: 60, seconds: hour / 4 },
  /** Codes, keys and tickets typed or tried; each has its own limit too. */
  triesFromCaller: { name: 'account-tries-caller', max: 300, seconds: hour / 4 },
  socialFromCaller: { name: 'account-social-caller', max: 60, seconds: hour },
  /** How often a caller is told whether an address has an account. */
  toldFromCaller: { name: 'account-told-caller', max: 10, seconds: hour },
} as const satisfies Record<string, Limit>

interface Send {
  siteId: string
  email: string
  ip: string
  now: Date
}

/** Counts a mail that a caller wants sent to an address, the same whether the address is known or not. */
export const countSend = async (limiter: RateLimiter, { siteId, email, ip, now }: Send): Promise<void> => {
  const address = `${siteId}|${email}`
  await limiter.takeOrRefuse(limits.sendsFromCaller, ip, now)
  await limiter.takeOrRefuse(limits.sendsToAddress, address, now)
  await limiter.takeOrRefuse(limits.sendsToAddressInDay, address, now)
}
