import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { nameProblems } from '@foyer/domain/account/rules.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { endSession, handOffSeconds, sessionIdleSeconds, sessionTotalSeconds } from '../kit/session.ts'
import { saveName } from './store.ts'

/** Completes a user who started with an address alone with first and last name. */
export const completeSetup: Handler<typeof accountCalls.completeSetup> = {
  async transaction({ body, scope: { siteId, userId, actor }, now, assertNoProblems }, trx) {
    assertNoProblems(nameProblems(body))
    await saveName(trx, siteId, userId, cleanLine(body.FirstName), cleanLine(body.LastName))
    await audit(trx, { siteId, actor: actor ?? userId, action: 'profile-saved', at: now, application: undefined })
    return {}
  },
}

/** Resets the idle time; the total time is unchanged. Returns the remaining seconds of both. */
const extend = async (trx: Trx, siteId: string, sessionHash: Buffer, now: Date) => {
  const { created_at, actor } = await trx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', sessionHash)
    .returning(['created_at', 'actor'])
    .executeTakeFirstOrThrow()
  const total = actor === null ? sessionTotalSeconds : handOffSeconds
  const left = Math.max(0, total - Math.floor((now.getTime() - created_at.getTime()) / 1000))
  return { IdleSeconds: Math.min(sessionIdleSeconds, left), TotalSeconds: left }
}

export const extendSession: Handler<typeof accountCalls.extendSession> = {
  async transaction({ scope: { siteId, sessionHash }, now }, trx) {
    if (!sessionHash) throw new Error('the guard accepted a call without a session')
    return extend(trx, siteId, sessionHash, now)
  },
}

/** The grants of a link belong to a session too, and end with it. */
export const extendVisit: Handler<typeof accountCalls.extendVisit> = {
  async transaction({ scope: { siteId, sessionHash }, now }, trx) {
    return sessionHash ? extend(trx, siteId, sessionHash, now) : { IdleSeconds: 0, TotalSeconds: 0 }
  },
}

/** Ends any session of this browser with its grants; succeeds without one. */
export const logout: Handler<typeof accountCalls.logout> = {
  async transaction({ scope: { siteId, userId, actor, sessionHash }, now, clearSessionCookie }, trx) {
    if (sessionHash) await endSession(trx, siteId, sessionHash)
    if (userId !== undefined)
      await audit(trx, { siteId, actor: actor ?? userId, action: 'sign-out', at: now, application: undefined })
    clearSessionCookie()
    return {}
  },
}
