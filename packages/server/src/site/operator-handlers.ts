import { operatorSiteCalls } from '@foyer/contract/site/operator-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
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
        // Applications, signed documents and the leads of forms without owners are mailed to the agent.
        const agent = (await findSite(trx, body.SiteID))?.link.AgentProfile.Email
        const isOther = agent !== undefined && (body.Link?.AgentProfile?.Email ?? agent) !== agent
        const mayRead = (['deal.view', 'lead.view'] as const).every((action) => holdsAction(scope.rights, action))
        if (isOther && !mayRead) return refuse('NotPermitted')
        assertNoProblems(await imageProblems(trx, body.SiteID, body.Link))
        const { made, before } = await upsertSite(trx, body, now)
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
