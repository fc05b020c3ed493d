import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { accessCodeProblems } from '@foyer/domain/documents/access-code.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { addGrant, hasGrant } from '../kit/grants.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { isWholeLink, requestIdIn } from '../kit/request-link.ts'
import type { Services } from '../kit/services.ts'
import { sessionTotalSeconds } from '../kit/session.ts'
import { codeState, tryAccessCode } from './access-codes.ts'
import { limits } from './limits.ts'
import { findBorrower, type HeldRequest, holdRequest, isOver, showsBorrower } from './request-store.ts'

type Context = CallContext<(typeof documentCalls)['accessRequest']>
type OpenServices = Pick<Services, 'keys' | 'limiter'>
type Outcome =
  | 'none'
  | 'over'
  | 'withdrawn'
  | 'asks'
  | 'asks for the code sent'
  | 'open'
  | 'wrong'
  | { lockedFor: number }
  | { token: string }

const isOpenAlready = async (trx: Trx, { scope, now }: Context, request: HeldRequest): Promise<boolean> => {
  const { siteId, userId } = scope
  const borrower = userId === undefined ? undefined : await findBorrower(trx, siteId, request.application_id)
  const isBorrower = borrower !== undefined && borrower.user_id === userId
  if (isBorrower && (await showsBorrower(trx, siteId, request.request_id))) return true
  return hasGrant(trx, scope, 'recipient', request.request_id, now)
}

/** Allows this browser to open the request until its session or the link ends. */
const grant = async (trx: Trx, { keys }: OpenServices, context: Context, request: HeldRequest): Promise<Outcome> => {
  const { scope, now, language } = context
  const ends = new Date(now.getTime() + sessionTotalSeconds * 1000)
  const holder = { scope, language: languageId(language), now }
  const token = await addGrant(trx, keys.tokens, holder, {
    kind: 'recipient',
    subject: request.request_id,
    ...(request.application_id !== null && { applicationId: request.application_id }),
    expiresAt: request.expires_at < ends ? request.expires_at : ends,
  })
  context.note({
    actor: scope.userId ?? 'recipient',
    applicationId: request.application_id ?? undefined,
    details: { withCode: request.use_access_code },
  })
  return { token }
}

const open = async (trx: Trx, services: OpenServices, context: Context): Promise<Outcome> => {
  const { body, scope, now } = context
  const request = await holdRequest(trx, scope.siteId, requestIdIn(body.RequestDocID))
  if (!request) return 'none'
  const isOpen = await isOpenAlready(trx, context, request)
  if (!isOpen && !isWholeLink(services.keys, scope.siteId, body.RequestDocID)) return 'none'
  if (request.withdrawn_at) return 'withdrawn'
  if (isOpen) return 'open'
  if (isOver(request, now)) return 'over'
  if (!request.use_access_code) return grant(trx, services, context, request)
  const { siteId, sessionHash } = scope
  const place = { siteId, requestId: request.request_id, ...(sessionHash && { tokenHash: sessionHash }) }
  if (!body.Code) return (await codeState(trx, place, now)) === 'live' ? 'asks for the code sent' : 'asks'
  // Only the browser that requested a code may try one, so a link alone does not allow guessing.
  if (!sessionHash) return 'wrong'
  const outcome = await tryAccessCode(trx, services.keys.codes, { ...place, tokenHash: sessionHash }, body.Code, now)
  if (outcome === 'right') return grant(trx, services, context, request)
  if (outcome === 'dead') return 'over'
  return outcome === 'none' ? 'wrong' : outcome
}

/** Opens a request by its link, with the code if it has one. A wrong code is counted, whatever the reply. */
export const accessRequest = (services: OpenServices): Handler<(typeof documentCalls)['accessRequest']> => ({
  async free(context) {
    const { body, now, ip, refuse, assertNoProblems, leaveNoEvent, setSessionCookie, transaction } = context
    await services.limiter.takeOrRefuse(limits.openingsFromCaller, ip, now)
    if (body.Code) assertNoProblems(accessCodeProblems(body.Code))
    const outcome = await transaction((trx) => open(trx, services, context))
    if (outcome === 'none') return refuse('NoRequest')
    if (outcome === 'wrong') return refuse('WrongAccessCode')
    if (typeof outcome === 'string') leaveNoEvent()
    if (outcome === 'over') return { AccessCode: 0, CodeSent: 0, ExpiredLink: 'Expired' }
    if (outcome === 'withdrawn') return { AccessCode: 0, CodeSent: 0, ExpiredLink: 'Withdrawn' }
    if (outcome === 'asks') return { AccessCode: 1, CodeSent: 0, ExpiredLink: '' }
    if (outcome === 'asks for the code sent') return { AccessCode: 1, CodeSent: 1, ExpiredLink: '' }
    if (outcome !== 'open' && 'lockedFor' in outcome)
      return refuse('TooManyRequests', { retryAfter: outcome.lockedFor })
    if (outcome !== 'open') setSessionCookie(outcome.token)
    return { AccessCode: 0, CodeSent: 0, ExpiredLink: '' }
  },
})
