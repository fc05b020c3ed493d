import { officeChainCalls } from '@foyer/contract/office/audit-log-calls.ts'
import type { Db } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import { createSemaphore } from '../kit/semaphore.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { officeLimits, sitesOf } from '../office/index.ts'
import type { Anchor } from '../ports/audit-anchor.ts'
import { longest } from './audit-chain.ts'
import { headOf } from './audit-head.ts'
import { type Verified, verifyChain } from './verify-audit.ts'

/** A long chain takes a connection and a second or more: one at a time, and brokerages take turns. */
export const verifications = createSemaphore({
  concurrency: 1,
  queued: 40,
  queuedPerKey: 4,
  queuedPerGroup: 8,
  longestWait: 25_000,
})

/** Events of one part, so that a person who waits for a long chain holds no connection for long. */
const mostOfPart = 5000

/** The sequence of the last anchor of a chain, as the database knows it. */
const anchoredSequence = async (db: Db, siteId: string): Promise<number> =>
  (await inSite(db, siteId, (trx) => headOf(trx, siteId)))?.anchored_sequence ?? 0

interface Part {
  /** Heads stored by another system, beside those that this server published. */
  given?: readonly Anchor[] | undefined
  after?: number
  most?: number
}

/** Verifies a chain, or a part of it, against what was anchored. */
export const verifyWithAnchors =
  ({ database, keys, auditAnchor, clock }: Pick<Services, 'database' | 'keys' | 'auditAnchor' | 'clock'>) =>
  async (siteId: string, { given = [], ...part }: Part): Promise<Verified> => {
    // This order matters: an anchor is published before it is marked, and a chain grows before it is anchored.
    const last = await anchoredSequence(database.db, siteId)
    const published = await auditAnchor?.published(siteId)
    const anchors = [...(published ?? []), ...given]
    const isLost = published !== undefined && (longest(anchors)?.Sequence ?? 0) < last
    return verifyChain(database.db, siteId, {
      ...{ keys, anchors, lostAnchor: isLost ? last : 0, now: clock.now() },
      ...part,
    })
  }

/** Empty for an impossible time, which a typed anchor or a forged row may have. */
export const timeOf = (at: Date | undefined): string =>
  at === undefined || Number.isNaN(at.getTime()) ? '' : at.toISOString()

export const chainHandlers = ({
  database,
  keys,
  auditAnchor,
  limiter,
  clock,
}: Pick<Services, 'database' | 'keys' | 'auditAnchor' | 'limiter' | 'clock'>): ImplementedCall[] => {
  const verify = verifyWithAnchors({ database, keys, auditAnchor, clock })
  return implementCalls(officeChainCalls, {
    checkChain: {
      async free({ body: { SiteID, After }, scope, now, note, leaveNoEvent, refuse, transaction }) {
        const { brokerageId } = scope.session
        await limiter.takeOrRefuse(officeLimits.chainChecks, brokerageId, now)
        const siteId = SiteID === '' ? serverSite : SiteID
        const sites = await transaction((trx) => sitesOf(trx, brokerageId))
        if (siteId !== serverSite && !sites.includes(siteId)) return refuse('NoAccess')
        const head = await inSite(database.db, siteId, (trx) => headOf(trx, siteId))
        // No earlier part ended there, so nothing would be found missing.
        if (After > (head?.sequence ?? 0)) return refuse('NoAccess')
        const part = () => verify(siteId, { after: After, most: mostOfPart })
        const { events, broken, isWhole } = await verifications(part, siteId, `brokerage|${brokerageId}`)
        if (!isWhole) leaveNoEvent()
        // Where the last part began: only who checked the parts before it knows that they are intact.
        note({ details: { chain: siteId, after: After, events, broken: broken?.sequence ?? 0 } })
        return {
          Checked: events,
          Length: Math.max(events, head?.sequence ?? 0),
          DoneFl: isWhole ? 1 : 0,
          BrokenSequence: broken?.sequence ?? 0,
          BrokenAt: timeOf(broken?.at),
          Reason: broken?.reason ?? '',
          CheckedAt: now.toISOString(),
        }
      },
    },
  })
}
