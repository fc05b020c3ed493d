import { operatorAccountCalls } from '@foyer/contract/account/operator-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { siteExists } from '../site/index.ts'
import { isDeleted } from './remove-user.ts'
import { createSignInTicket } from './sign-in-ticket.ts'
import { findUser } from './store.ts'

export const operatorAccountHandlers = ({ publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>) =>
  implementCalls(operatorAccountCalls, {
    createSignInTicket: {
      async transaction({ body, scope, now, refuse }, trx) {
        const { SiteID: siteId, UserID: userId } = body
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        const user = await findUser(trx, siteId, userId)
        if (!user || isDeleted(user)) return refuse('NoAccess')
        const ticket = await createSignInTicket(trx, { siteId, userId, actor: scope.actor, keys, now })
        return { Url: `${publicUrl}/${siteId}/loginas/${ticket}` }
      },
    },
  })
