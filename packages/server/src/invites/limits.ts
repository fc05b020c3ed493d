import {
  mostInvitesADay,
  mostInvitesFromNetworkADay,
  mostInvitesOfSiteADay,
  mostInvitesOfUserADay,
  mostInvitesToContactADay,
  resendSeconds,
} from '@foyer/domain/invites/limits.ts'
import type { Limit, RateLimiter } from '../kit/rate-limit.ts'
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
