import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { notAvailableProblems, submitAfterSeconds } from '@foyer/domain/documents/rules.ts'
import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { findRequest } from '../application/request-rows.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { type Limit, rateLimiter } from '../kit/rate-limit.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { documentActor } from './actor.ts'
import { statementDue } from './jobs.ts'
import { setNotAvailable } from './not-available-store.ts'

const getItem = async (trx: Trx, { siteId, requestId }: ScopeOf<'documentRequest'>, itemId: number) => {
  const request = await findRequest(trx, siteId, requestId)
  return request?.items.find(({ item_id }) => item_id === itemId)
}

const record = (trx: Trx, scope: ScopeOf<'documentRequest'>, itemId: number, isAvailable: boolean, at: Date) => {
  const { siteId, requestId, applicationId } = scope
  const action = isAvailable ? 'document-available' : 'document-not-available'
  const details = { request: requestId, item: itemId }
  return audit(trx, { siteId, actor: documentActor(scope), action, at, application: applicationId, details })
}

/** For one request, which has a few documents. */
const statementLimit: Limit = { name: 'document-statements', max: 60, seconds: 60 * 60 }

/** A person states that they do not have a document. The statement is submitted like a file. */
export const stateNotAvailable = ({
  jobs,
  keys,
}: Pick<Services, 'jobs' | 'keys'>): Handler<(typeof documentCalls)['stateNotAvailable']> => ({
  async transaction({ body, scope, now, refuse, assertNoProblems }, trx) {
    const { siteId, requestId } = scope
    const { DFRequestDocItemID: itemId, Reason } = body
    const item = await getItem(trx, scope, itemId)
    if (!item) return refuse('NoAccess')
    if (!takesUploads(item.status)) return refuse('DocumentClosed')
    if (item.not_available_sent_at !== null) return refuse('DocumentSubmitted')
    assertNoProblems(notAvailableProblems(body))
    await rateLimiter(trx, keys.codes).takeOrRefuse(statementLimit, `${siteId}|${requestId}`, now)
    await setNotAvailable(trx, { siteId, itemId }, { reason: cleanLines(Reason), now })
    const dueAt = new Date(now.getTime() + submitAfterSeconds * 1000)
    await jobs.send(trx, statementDue, { siteId, itemId, statedAt: now.toISOString() }, dueAt)
    await record(trx, scope, itemId, false, now)
    return {}
  },
})

/** Takes the statement back before it is submitted; afterwards a file replaces it. */
export const takeBackNotAvailable: Handler<(typeof documentCalls)['takeBackNotAvailable']> = {
  async transaction({ body, scope, now, refuse }, trx) {
    const { siteId } = scope
    const { DFRequestDocItemID: itemId } = body
    const item = await getItem(trx, scope, itemId)
    if (!item) return refuse('NoAccess')
    if (item.not_available_sent_at !== null) return refuse('DocumentSubmitted')
    if (item.not_available === '') return {}
    await setNotAvailable(trx, { siteId, itemId }, undefined)
    await record(trx, scope, itemId, true, now)
    return {}
  },
}
