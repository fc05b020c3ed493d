import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { startSession } from '../kit/session.ts'
import { triesFromCaller } from './limits.ts'
import { spendToken } from './one-time-tokens.ts'
import type { AccountParts } from './parts.ts'
import { placeOfTicket } from './sign-in-ticket.ts'
import { applicationIdsOf, findUser } from './store.ts'

/** Exchanges an operator's ticket for a session that stays marked with its holder; the user is notified by mail. */
export const loginAs = ({ keys, limiter, mails }: AccountParts): Handler<typeof accountCalls.loginAs> => ({
  async free({ body, scope, now, ip, note, refuse, setSessionCookie, transaction }) {
    await limiter.takeOrRefuse(triesFromCaller('ticket'), ip, now)
    const { siteId } = scope
    const place = placeOfTicket(keys, siteId, body.Ticket)
    if (!place) return refuse('SignInTicketExpired')
    const opened = await transaction(async (trx) => {
      const ticket = await spendToken(trx, place, now)
      const user = ticket?.user_id ? await findUser(trx, siteId, ticket.user_id) : undefined
      if (!ticket || !user) return undefined
      const { actor } = ticket.details as { actor: string }
      const session = { siteId, userId: user.user_id, actor, language: user.language, now }
      const token = await startSession(trx, keys.tokens, session, scope.sessionHash)
      // Who looked at a deal is asked of the deal, so each of the user's has the event.
      const [first, ...others] = await applicationIdsOf(trx, siteId, user.user_id)
      const details = { UserID: user.user_id }
      note({ actor, details, ...(first !== undefined && { applicationId: first }) })
      for (const application of others)
        await audit(trx, { siteId, actor, action: 'hand-off', at: now, application, details })
      await mails.handOff(trx, user, now)
      return { token, user }
    })
    if (!opened) return refuse('SignInTicketExpired')
    setSessionCookie(opened.token)
    return { UserID: opened.user.user_id }
  },
})
