import { operatorSiteCalls } from '@foyer/contract/site/operator-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import { imageProblems } from './image-store.ts'
import type { NewVersionPlaces } from './new-version.ts'
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
        const { made } = await upsertSite(trx, body, now)
        note({ details: { made, fields: [...Object.keys(body.Link ?? {}), ...Object.keys(body.Settings ?? {})] } })
        return { SiteID: body.SiteID, Url: `${services.publicUrl}/${body.SiteID}` }
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
