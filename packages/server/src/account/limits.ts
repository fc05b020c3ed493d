import { networkOf } from '../kit/network.ts'
import type { Limit, RateLimiter } from '../kit/rate-limit.ts'

const hour = 60 * 60

/** The purpose of a mail or a try. Each has its own counters, so that none uses up another's. */
export type Purpose = 'start' | 'register' | 'forgot' | 'ticket' | 'signing' | 'signing-link' | 'deletion' | 'office'

/** Limits of account actions. Addresses are counted per site, callers over all sites. */
export const limits = {
  socialFromCaller: { name: 'account-social-caller', max: 60, seconds: hour },
  /** Passwords that confirm the deletion of an account; its session is open already. */
  deletionPasswords: { name: 'account-deletion-passwords', max: 10, seconds: hour / 4 },
  challenges: { name: 'account-challenges', max: 60, seconds: hour / 4 },
  /** Wrong codes, over all addresses, purposes and sites. */
  wrongCodesFromCaller: { name: 'account-wrong-codes-caller', max: 30, seconds: hour },
  /** The same in a browser that the account knows, which others at its internet address do not use up. */
  wrongCodesOfKnownDevice: { name: 'account-wrong-codes-device', max: 30, seconds: hour },
  /** Wrong codes of an address over all codes; beyond it an unknown browser has one try a code. */
  wrongCodesOfAddress: { name: 'account-wrong-codes-address', max: 30, seconds: 24 * hour },
  /** How often a caller learns whether an address has an account. */
  unknownFromCaller: { name: 'account-told-caller', max: 10, seconds: hour },
} as const satisfies Record<string, Limit>

/** Authorized codes, keys and tickets; each also has its own limit. */
export const triesFromCaller = (purpose: Purpose): Limit => ({
  name: `account-tries-caller ${purpose}`,
  max: 300,
  seconds: hour / 4,
})

/**
 * Budgets of one kind of try, see admission.ts: in a browser that the account knows; for the address and the caller
 * without a robot check; and beyond them with one, where only the cost of the tries is limited.
 */
export interface Budgets {
  knownDevice: readonly Limit[]
  address: readonly Limit[]
  caller: Limit
  checkedAddress: readonly Limit[]
  checkedAddressFromNetwork: Limit
  checkedCaller: Limit
}

/** Mails with a code or a link. */
export const sendBudgets = (purpose: Purpose): Budgets => {
  const limit = (name: string, max: number, seconds = hour) => ({ name: `sends-${name} ${purpose}`, max, seconds })
  return {
    knownDevice: [limit('device-hour', 5), limit('device-day', 15, 24 * hour)],
    address: [limit('address-hour', 3), limit('address-day', 10, 24 * hour)],
    caller: limit('caller', 20),
    checkedAddress: [limit('checked-address-hour', 30), limit('checked-address-day', 100, 24 * hour)],
    checkedAddressFromNetwork: limit('checked-address-network', 3),
    checkedCaller: limit('checked-caller', 60),
  }
}

/** Passwords; a right one is refunded. */
export const passwordBudgets: Budgets = {
  knownDevice: [{ name: 'passwords-device', max: 10, seconds: hour / 4 }],
  address: [{ name: 'passwords-address', max: 10, seconds: hour / 4 }],
  caller: { name: 'passwords-caller', max: 60, seconds: hour / 4 },
  checkedAddress: [{ name: 'passwords-checked-address', max: 100, seconds: hour }],
  checkedAddressFromNetwork: { name: 'passwords-checked-address-network', max: 10, seconds: hour },
  checkedCaller: { name: 'passwords-checked-caller', max: 120, seconds: hour },
}

interface CodeTry {
  purpose: Purpose
  ip: string
  now: Date
  /** The address and the browser, where its account knows it. */
  knownDevice?: string | undefined
}

/** Runs the check of a typed code, counted for its caller. Only a wrong code stays counted as one. */
export const countingTry = async <R>(
  limiter: RateLimiter,
  { purpose, ip, now, knownDevice }: CodeTry,
  check: () => Promise<R>,
): Promise<R> => {
  const limit = knownDevice === undefined ? limits.wrongCodesFromCaller : limits.wrongCodesOfKnownDevice
  const subject = knownDevice ?? ip
  await limiter.takeOrRefuse(triesFromCaller(purpose), ip, now)
  await limiter.takeOrRefuse(limit, subject, now)
  const result = await check()
  if (result !== 'VerificationCodeIncorrect') await limiter.giveBack(limit, subject, now)
  return result
}

interface Send {
  siteId: string
  email: string
  ip: string
  now: Date
}

/**
 * Counts a mail with a code or a link that a person requests who was identified before, by a session or a link. Each network has
 * the budget of an address to itself: who was sent someone's link uses up none of theirs.
 */
export const countSend = async (
  limiter: RateLimiter,
  purpose: 'signing' | 'signing-link' | 'deletion',
  { siteId, email, ip, now }: Send,
): Promise<void> => {
  const { address, checkedAddress, caller } = sendBudgets(purpose)
  const to = `${siteId}|${email}`
  await limiter.takeOrRefuse(caller, ip, now)
  for (const limit of address) await limiter.takeOrRefuse(limit, `${to}|${networkOf(ip)}`, now)
  for (const limit of checkedAddress) await limiter.takeOrRefuse(limit, to, now)
}
