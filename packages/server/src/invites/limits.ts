import type { KeyObject } from 'node:crypto'
import {
  mostInvitesADay,
  mostInvitesFromNetworkADay,
  mostInvitesOfSiteADay,
  mostInvitesOfUserADay,
  mostInvitesToContactADay,
  resendSeconds,
} from '@foyer/domain/invites/limits.ts'
import type { Trx } from '../db/open-database.ts'
import { type Limit, type RateLimiter, rateLimiter } from '../kit/rate-limit.ts'
import { Refusal } from '../kit/refusal.ts'

const day = 24 * 60 * 60

/** Limits of invitations, and of tries with unknown links. */
export const inviteLimits = {
  ofApplication: { name: 'invites-application-day', max: mostInvitesADay, seconds: day },
  ofUser: { name: 'invites-user-day', max: mostInvitesOfUserADay, seconds: day },
  toContact: { name: 'invites-contact-day', max: mostInvitesToContactADay, seconds: day },
  fromNetwork: { name: 'invites-network-day', max: mostInvitesFromNetworkADay, seconds: day },
  ofSite: { name: 'invites-site-day', max: mostInvitesOfSiteADay, seconds: day },
  /** Links of submissions, for each borrower: those of a stranger to the same address must not use up this one's. */
  toConsenting: { name: 'consent-links-contact-day', max: mostInvitesToContactADay, seconds: day },
  again: { name: 'invites-again', max: 1, seconds: resendSeconds },
  unknownLinks: { name: 'invites-unknown-links', max: 60, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>

export interface Count {
  limit: Limit
  subject: string
}

interface LinkSender {
  siteId: string
  userId: string
  network: string
}

/** What a link counts for that staff send. They sign in with a factor, and a brokerage shares one network. */
export const countsOfStaff = (
  { siteId, actor, applicationId }: { siteId: string; actor: string; applicationId: number },
  contact: string,
  /** Of a link that is sent again. */
  inviteId?: number,
): Count[] => [
  ...(inviteId === undefined ? [] : [{ limit: inviteLimits.again, subject: `${siteId}|${inviteId}` }]),
  { limit: inviteLimits.ofUser, subject: `${siteId}|${actor}` },
  { limit: inviteLimits.ofSite, subject: siteId },
  { limit: inviteLimits.ofApplication, subject: `${siteId}|${applicationId}` },
  { limit: inviteLimits.toContact, subject: `${siteId}|${contact}` },
]

const countsOfSender = ({ siteId, userId, network }: LinkSender): Count[] => [
  { limit: inviteLimits.ofUser, subject: `${siteId}|${userId}` },
  { limit: inviteLimits.fromNetwork, subject: network },
  { limit: inviteLimits.ofSite, subject: siteId },
]

/** What an invitation to a contact counts for. */
export const countsOfInvitation = (sender: LinkSender, contact: string): Count[] => [
  ...countsOfSender(sender),
  { limit: inviteLimits.toContact, subject: `${sender.siteId}|${contact}` },
]

/** The same for a link that a submission sends. */
export const countsOfConsentLink = (sender: LinkSender, contact: string): Count[] => [
  ...countsOfSender(sender),
  { limit: inviteLimits.toConsenting, subject: `${sender.siteId}|${sender.userId}|${contact}` },
]

/** Counts in the transaction of the work, so that what is refused later is not counted. */
export const takeIn = async (trx: Trx, key: KeyObject, counts: readonly Count[], now: Date): Promise<void> => {
  const limiter = rateLimiter(trx, key)
  for (const { limit, subject } of counts) await limiter.takeOrRefuse(limit, subject, now)
}

/** Runs counted work; a refusal by a limit or by the work itself is not counted. */
export const counted = async <T>(
  limiter: RateLimiter,
  counts: readonly Count[],
  now: Date,
  work: () => Promise<T>,
): Promise<T> => {
  const taken: Count[] = []
  const giveBack = async () => {
    for (const { limit, subject } of taken) await limiter.giveBack(limit, subject, now)
  }
  for (const count of counts) {
    taken.push(count)
    const retryAfter = await limiter.take(count.limit, count.subject, now)
    if (retryAfter === 0) continue
    await giveBack()
    throw new Refusal('TooManyRequests', { retryAfter })
  }
  try {
    return await work()
  } catch (error) {
    await giveBack()
    throw error
  }
}
