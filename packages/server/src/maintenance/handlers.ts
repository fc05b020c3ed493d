import { maintenanceCalls } from '@foyer/contract/maintenance/calls.ts'
import type { Db } from '../db/open-database.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { createSemaphore } from '../kit/semaphore.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { siteExists } from '../site/index.ts'
import { chainedSites, longest } from './audit-chain.ts'
import { headOf } from './audit-head.ts'
import { listEvents, retention } from './store.ts'
import { type Verified, verifyChain } from './verify-audit.ts'

/** A long chain takes a connection and a second or more: one at a time, and brokerages take turns. */
const verifications = createSemaphore({
  concurrency: 1,
  queued: 40,
  queuedPerKey: 4,
  queuedPerGroup: 8,
  longestWait: 25_000,
})

export const maintenanceHandlers = ({
  database,
  keys,
  clock,
  auditAnchor,
}: Pick<Services, 'database' | 'keys' | 'clock' | 'auditAnchor'>) =>
  implementCalls(maintenanceCalls, {
    auditTrail: {
      async transaction({ body, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        const events = await listEvents(trx, body.SiteID, {
          afterEventId: body.AfterEventID ?? 0,
          ...(body.MortgageApplicationID !== undefined && { applicationId: body.MortgageApplicationID }),
        })
        return {
          Events: events.map((event) => ({
            EventID: event.event_id,
            At: event.at.toISOString(),
            Actor: event.actor,
            Action: event.action,
            MortgageApplicationID: event.application_id ?? 0,
            ApplicantID: event.applicant_id ?? 0,
            Details: event.details,
            Sequence: event.sequence ?? 0,
          })),
        }
      },
    },
    verifyAudit: {
      async free({ body, refuse }) {
        const { SiteID, Anchors } = body
        // This order matters: an anchor is published before it is marked, and a chain grows before it is anchored.
        const marked = await anchoredSequences(database.db)
        const published = await auditAnchor?.published()
        const anchorsOf = Map.groupBy([...(published ?? []), ...(Anchors ?? [])], ({ Site }) => Site)
        const chains = [...new Set([...marked.keys(), ...anchorsOf.keys()])]
        if (SiteID !== undefined && !chains.includes(SiteID)) return refuse('UnknownSite')
        const Sites = []
        for (const siteId of SiteID === undefined ? chains : [SiteID]) {
          const anchors = anchorsOf.get(siteId) ?? []
          const last = marked.get(siteId) ?? 0
          const isLost = published !== undefined && (longest(anchors)?.Sequence ?? 0) < last
          const verification = { keys, anchors, lostAnchor: isLost ? last : 0 }
          const group = await brokerageOrSite(database, siteId)
          const verified = await verifications(() => verifyChain(database.db, siteId, verification), siteId, group)
          Sites.push(verifiedOf(siteId, verified))
        }
        return { Intact: Sites.every(({ BrokenSequence }) => BrokenSequence === 0) ? 1 : 0, Sites }
      },
    },
    retentionReport: {
      async free() {
        const counts = await retention(database, clock.now(), true)
        return {
          Codes: counts.codes,
          Links: counts.links,
          Sessions: counts.sessions,
          Limits: counts.limits,
          Drafts: counts.drafts,
          Starts: counts.starts,
          Leads: counts.leads,
          RobotChecks: counts.robotChecks,
          LookUps: counts.lookUps,
          Grants: counts.grants,
          Abandoned: counts.abandoned,
        }
      },
    },
  })

/** Every chain in the database with the sequence of its last anchor. */
const anchoredSequences = async (db: Db) => {
  const sequences = new Map<string, number>()
  for (const siteId of await chainedSites(db)) {
    const head = await inSite(db, siteId, (trx) => headOf(trx, siteId))
    sequences.set(siteId, head?.anchored_sequence ?? 0)
  }
  return sequences
}

const verifiedOf = (SiteID: string, { events, unsealed, anchored, broken }: Verified) => ({
  SiteID,
  Events: events,
  Unsealed: unsealed,
  AnchoredSequence: anchored,
  BrokenSequence: broken?.sequence ?? 0,
  // An anchor that was typed may name an impossible time.
  BrokenAt: broken === undefined || Number.isNaN(broken.at.getTime()) ? '' : broken.at.toISOString(),
  Reason: broken?.reason ?? '',
})
