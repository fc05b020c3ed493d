import { operatorSiteCalls } from '@foyer/contract/site/operator-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { mayMoveAgent } from './brand-handlers.ts'
import { imageProblems } from './image-store.ts'
import type { NewVersionPlaces } from './new-version.ts'
import { changedSettings, isStale, lastChanges, settingsReply } from './setting-changes.ts'
import { siteProblems } from './site-rules.ts'
import { setCredits, upsertSite } from './site-store.ts'
import { findSite } from './store.ts'

export const operatorSiteHandlers = (services: NewVersionPlaces) =>
  implementCalls(operatorSiteCalls, {
    saveSite: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        assertNoProblems(siteProblems(body, services))
        const agent = (await findSite(trx, body.SiteID))?.link.AgentProfile.Email
        const next = body.Link?.AgentProfile?.Email ?? agent
        if (agent !== undefined && !mayMoveAgent(scope.rights, agent, next ?? agent)) return refuse('NotPermitted')
        assertNoProblems(await imageProblems(trx, body.SiteID, body.Link))
        const { made, before } = await upsertSite(trx, body, { actor: scope.actor ?? scope.kind, now })
        if (isStale(before, body.Before)) return refuse('StaleEdit')
        const fields = [...Object.keys(body.Link ?? {}), ...Object.keys(body.Settings ?? {})]
        note({ details: { made, fields, changes: changedSettings(before, body.Settings ?? {}) } })
        return { SiteID: body.SiteID, Url: `${services.publicUrl}/${body.SiteID}` }
      },
    },
    loadSettings: {
      async transaction({ body: { SiteID }, refuse }, trx) {
        const site = await findSite(trx, SiteID)
        if (site === undefined) return refuse('UnknownSite')
        return {
          Settings: settingsReply(site),
          Credits: site.credits,
          Url: `${services.publicUrl}/${SiteID}`,
          Changes: await lastChanges(trx, SiteID),
        }
      },
    },
    saveCredits: {
      async transaction({ body: { SiteID, Credits }, note, refuse }, trx) {
        if (!(await setCredits(trx, SiteID, Credits))) return refuse('UnknownSite')
        note({ details: { credits: Credits } })
        return {}
      },
    },
  })
