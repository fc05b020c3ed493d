import { operatorSiteCalls } from '@foyer/contract/operator/calls.ts'
import { createSignInTicket, findUser } from '../account/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import type { NewVersionPlaces } from '../site/index.ts'
import { imageProblems } from './image-store.ts'
import { siteProblems } from './site-rules.ts'
import { siteExists, upsertSite } from './site-store.ts'

export const operatorSiteHandlers = (services: NewVersionPlaces & Pick<Services, 'keys'>) => {
  const { publicUrl, keys } = services
  return implementCalls(operatorSiteCalls, {
    saveSite: {
      async transaction({ body, now, note, refuseProblems }, trx) {
        refuseProblems(siteProblems(body, services))
        refuseProblems(await imageProblems(trx, body.SiteID, body.Link))
        const { made } = await upsertSite(trx, body, now)
        note({ details: { made, fields: [...Object.keys(body.Link ?? {}), ...Object.keys(body.Settings ?? {})] } })
        return { SiteID: body.SiteID, Url: `${publicUrl}/${body.SiteID}` }
      },
    },
    createSignInTicket: {
      async transaction({ body, now, refuse }, trx) {
        const { SiteID: siteId, UserID: userId } = body
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        if (!(await findUser(trx, siteId, userId))) return refuse('NoAccess')
        const ticket = await createSignInTicket(trx, { siteId, userId, actor: 'operator', keys, now })
        return { Url: `${publicUrl}/${siteId}/loginas/${ticket}` }
      },
    },
  })
}
