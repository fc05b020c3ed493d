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
        const given = Map.groupBy(Anchors ?? [], ({ Site }) => Site)
        const verify = async (siteId: string) => {
          const last = await anchoredSequence(database.db, siteId)
          const published = await auditAnchor?.published(siteId)
          const anchors = [...(published ?? []), ...(given.get(siteId) ?? [])]
          const isLost = published !== undefined && (longest(anchors)?.Sequence ?? 0) < last
          return verifyChain(database.db, siteId, { keys, anchors, lostAnchor: isLost ? last : 0 })
        }
        const chains = new Set([
          ...(await chainedSites(database.db)),
          ...((await auditAnchor?.sites()) ?? []),
          ...given.keys(),
        ])
        if (SiteID !== undefined && !chains.has(SiteID)) return refuse('UnknownSite')
        const Sites = []
        for (const siteId of SiteID === undefined ? chains : [SiteID]) {
          const group = await brokerageOrSite(database, siteId)
          Sites.push(verifiedOf(siteId, await verifications(() => verify(siteId), siteId, group)))
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
          WebhookMessages: counts.webhookMessages,
          LookUps: counts.lookUps,
          Grants: counts.grants,
          Abandoned: counts.abandoned,
        }
      },
    },
  })

/** The sequence of the last anchor of a chain, as the database knows it. */
const anchoredSequence = async (db: Db, siteId: string): Promise<number> =>
  (await inSite(db, siteId, (trx) => headOf(trx, siteId)))?.anchored_sequence ?? 0

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
