import { networkOf } from '../kit/network.ts'
import type { Limit } from '../kit/rate-limit.ts'
import { Refusal } from '../kit/refusal.ts'
import { inSite } from '../kit/transaction.ts'
import { usedChallengeRow, wasUsed } from '../kit/used-challenges.ts'
import { isKnownDevice } from './known-devices.ts'
import type { Budgets } from './limits.ts'
import type { AccountParts } from './parts.ts'

export interface Asked {
  siteId: string
  /** Lower case, as stored in accounts. */
  email: string
  ip: string
  device: Buffer
  /** The solved robot check, if the body has one. */
  captchaToken: string | undefined
  /** Whether this browser is known to the person; looked up among the accounts of the site if it is not given. */
  isKnown?: boolean
  now: Date
}

interface Count {
  limit: Limit
  subject: string
}

export type Admission = readonly Count[]

/** The subject of a robot check on the site's own pages; a token of a lead form is invalid here. */
export const checkSubject = (siteId: string): string => `site ${siteId}`

type AdmissionParts = Pick<AccountParts, 'limiter' | 'captcha' | 'keys' | 'database'>

/**
 * Decides whether a try for an address is processed, and counts it. A browser that the account knows has its own
 * budgets, which strangers cannot use up. Any other is admitted up to the budgets of the address and of the caller;
 * beyond them it needs a robot check, so that other people's tries lock no one out. Only far beyond that is a try
 * refused, because of its cost. Returns what was counted, for `giveBack`.
 */
export const admit = async (parts: AdmissionParts, budgets: Budgets, asked: Asked): Promise<Admission> => {
  const { limiter } = parts
  const { siteId, email, ip, device, now } = asked
  const address = `${siteId}|${email}`
  const isKnown = asked.isKnown ?? (await inSite(parts.database.db, siteId, (trx) => isKnownDevice(trx, asked)))
  const counted = (limits: readonly Limit[], subject: string): Count[] => limits.map((limit) => ({ limit, subject }))
  const isWithin = async (counts: readonly Count[]) => {
    for (const { limit, subject } of counts) if ((await limiter.take(limit, subject, now)) > 0) return false
    return true
  }

  const inKnown = counted(budgets.knownDevice, `${address}|${device.toString('hex')}`)
  if (isKnown && (await isWithin(inKnown))) return inKnown

  // The caller first: what is refused to it is not counted for the address.
  const unchecked = [{ limit: budgets.caller, subject: ip }, ...counted(budgets.address, address)]
  if (await isWithin(unchecked)) return unchecked

  await assertNoRobot(parts, asked)
  const checked = [
    { limit: budgets.checkedCaller, subject: ip },
    { limit: budgets.checkedAddressFromNetwork, subject: `${address}|${networkOf(ip)}` },
    ...counted(budgets.checkedAddress, address),
  ]
  for (const { limit, subject } of checked) await limiter.takeOrRefuse(limit, subject, now)
  return checked
}

/** Refunds what was counted for a harmless try. */
export const giveBack = async ({ limiter }: AdmissionParts, admission: Admission, now: Date): Promise<void> => {
  for (const { limit, subject } of admission) await limiter.giveBack(limit, subject, now)
}

/** A solved check is used up by the try it admits. */
const assertNoRobot = async (
  { captcha, keys: { tokens }, database }: AdmissionParts,
  { siteId, ip, captchaToken = '', now }: Asked,
): Promise<void> => {
  if (captchaToken === '') throw new Refusal('RobotCheckRequired')
  const check = await captcha.verify(captchaToken, { subject: checkSubject(siteId), ip, now })
  if (!check) throw new Refusal('CaptchaNotValidated')
  try {
    await inSite(database.db, siteId, (trx) => usedChallengeRow(trx, { siteId, check, tokens }).execute())
  } catch (error) {
    throw wasUsed(error) ? new Refusal('CaptchaNotValidated') : error
  }
}
