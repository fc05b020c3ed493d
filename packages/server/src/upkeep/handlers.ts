import { upkeepCalls } from '@foyer/contract/upkeep/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { siteExists } from '../operator/index.ts'
import { brokenSeal, listEvents, retention } from './store.ts'

export const upkeepHandlers = ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  implementCalls(upkeepCalls, {
    auditTrail: {
      async transaction({ body, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        const broken = await brokenSeal(trx, body.SiteID)
        const events = await listEvents(trx, body.SiteID, {
          afterEventId: body.AfterEventID ?? 0,
          ...(body.MortgageApplicationID !== undefined && { applicationId: body.MortgageApplicationID }),
        })
        return {
          Intact: broken === undefined ? 1 : 0,
          BrokenSealID: broken ?? 0,
          Events: events.map((event) => ({
            EventID: event.event_id,
            At: event.at.toISOString(),
            Actor: event.actor,
            Action: event.action,
            MortgageApplicationID: event.application_id ?? 0,
            ApplicantID: event.applicant_id ?? 0,
            Details: event.details,
            SealID: event.seal_id ?? 0,
          })),
        }
      },
    },
    retentionReport: {
      async free() {
        const counts = await retention(database.db, clock.now(), true)
        return {
          Codes: counts.codes,
          Links: counts.links,
          Sessions: counts.sessions,
          Limits: counts.limits,
          Drafts: counts.drafts,
          Starts: counts.starts,
          Grants: counts.grants,
          Abandoned: counts.abandoned,
        }
      },
    },
  })
