import { operatorSiteCalls } from '@foyer/contract/site/operator-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { imageProblems } from './image-store.ts'
import type { NewVersionPlaces } from './new-version.ts'
import { siteProblems } from './site-rules.ts'
import { setCredits, upsertSite } from './site-store.ts'

export const operatorSiteHandlers = (services: NewVersionPlaces) =>
  implementCalls(operatorSiteCalls, {
    saveSite: {
      async transaction({ body, now, note, assertNoProblems }, trx) {
        assertNoProblems(siteProblems(body, services))
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
