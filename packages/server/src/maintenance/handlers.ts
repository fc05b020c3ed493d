import { maintenanceCalls } from '@foyer/contract/maintenance/calls.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { siteExists } from '../site/index.ts'
import { chainedSites } from './audit-chain.ts'
import { timeOf, verifications, verifyWithAnchors } from './check-chain.ts'
import { listEvents, retention } from './store.ts'
import type { Verified } from './verify-audit.ts'

export const maintenanceHandlers = ({
  database,
  keys,
  clock,
  jobs,
  auditAnchor,
}: Pick<Services, 'database' | 'keys' | 'clock' | 'jobs' | 'auditAnchor'>) => {
  const verify = verifyWithAnchors({ database, keys, auditAnchor, clock })
  return implementCalls(maintenanceCalls, {
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
        const given = Map.groupBy(Anchors ?? [], ({ Site }) => Site)
        const chains = new Set([
          ...(await chainedSites(database)),
          ...((await auditAnchor?.sites()) ?? []),
          ...given.keys(),
        ])
        if (SiteID !== undefined && !chains.has(SiteID)) return refuse('UnknownSite')
        const Sites = []
        for (const siteId of SiteID === undefined ? chains : [SiteID]) {
          const group = await brokerageOrSite(database, siteId)
          Sites.push(
            verifiedOf(siteId, await verifications(() => verify(siteId, { given: given.get(siteId) }), siteId, group)),
          )
        }
        return { Intact: Sites.every(({ BrokenSequence }) => BrokenSequence === 0) ? 1 : 0, Sites }
      },
    },
    retentionReport: {
      async free() {
        const counts = await retention({ database, jobs }, { now: clock.now(), isDry: true })
        return {
          Codes: counts.codes,
          Links: counts.links + counts.offerLinks,
          Sessions: counts.sessions,
          Limits: counts.limits,
          Drafts: counts.drafts,
          Starts: counts.starts,
          Leads: counts.leads,
          RobotChecks: counts.robotChecks,
          WebhookMessages: counts.webhookMessages,
          Undelivered: counts.undelivered,
          LookUps: counts.lookUps,
          Grants: counts.grants,
          Abandoned: counts.abandoned,
          UnansweredRequests: counts.unansweredRequests,
          AnsweredRequests: counts.answeredRequests,
        }
      },
    },
  })
}

const verifiedOf = (SiteID: string, { events, unsealed, anchored, broken }: Verified) => ({
  SiteID,
  Events: events,
  Unsealed: unsealed,
  AnchoredSequence: anchored,
  BrokenSequence: broken?.sequence ?? 0,
  BrokenAt: timeOf(broken?.at),
  Reason: broken?.reason ?? '',
})
