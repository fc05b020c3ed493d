import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { accessCodeProblems, codeGate } from '@foyer/domain/documents/access-code.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { addGrant, hasGrant } from '../kit/grants.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { sessionTotalSeconds } from '../kit/session.ts'
import { isOver, triesOf, tryAccessCode } from './access-codes.ts'
import { limits } from './limits.ts'
import { findBorrower, type HeldRequest, holdRequest } from './request-store.ts'

type Context = CallContext<(typeof documentCalls)['accessRequest']>
type OpenServices = Pick<Services, 'keys' | 'limiter'>
type Outcome = 'none' | 'over' | 'asks' | 'open' | 'wrong' | { lockedFor: number } | { token: string }

const isOpenAlready = async (trx: Trx, { scope, now }: Context, request: HeldRequest): Promise<boolean> => {
  const { siteId, userId } = scope
  const borrower = userId === '' ? undefined : await findBorrower(trx, siteId, request.application_id)
  if (borrower?.user_id === userId && userId !== '') return true
  return hasGrant(trx, scope, 'recipient', request.request_id, now)
}

/** This browser may open the request until its session ends, or the link does. */
const grant = async (trx: Trx, { keys }: OpenServices, context: Context, request: HeldRequest): Promise<Outcome> => {
  const { scope, now, language } = context
  const { siteId } = scope
  const ends = new Date(now.getTime() + sessionTotalSeconds * 1000)
  const holder = { scope, language: languageId(language), now }
  const token = await addGrant(trx, keys.tokens, holder, {
    kind: 'recipient',
    subject: request.request_id,
    ...(request.application_id !== null && { applicationId: request.application_id }),
    expiresAt: request.expires_at < ends ? request.expires_at : ends,
  })
  await audit(trx, {
    siteId,
    actor: scope.userId || 'recipient',
    action: 'documents-opened',
    at: now,
    applicationId: request.application_id ?? 0,
    details: { request: request.request_id, withCode: request.use_access_code },
  })
  return { token }
}

const open = async (trx: Trx, services: OpenServices, context: Context): Promise<Outcome> => {
  const { body, scope, now } = context
  const request = await holdRequest(trx, scope.siteId, body.RequestDocID)
  if (!request) return 'none'
  if (await isOpenAlready(trx, context, request)) return 'open'
  if (isOver(request, now)) return 'over'
  if (!request.use_access_code) return grant(trx, services, context, request)
  if (!body.Code) return 'asks'
  const { lockedUntil } = triesOf(request)
  if (codeGate(triesOf(request), now) === 'locked' && lockedUntil) {
    return { lockedFor: Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) }
  }
  const outcome = await tryAccessCode(trx, services.keys.codes, request, body.Code, now)
  return outcome === 'right' ? grant(trx, services, context, request) : 'wrong'
}

/** Opens a request by its link, with the code where one is asked for. A wrong code is counted, whatever the answer. */
export const accessRequest = (services: OpenServices): Handler<(typeof documentCalls)['accessRequest']> => ({
  async free(context) {
    const { body, now, ip, refuse, refuseProblems, setSessionCookie, transaction } = context
    await services.limiter.takeOrRefuse(limits.openingsFromCaller, ip, now)
    if (body.Code) refuseProblems(accessCodeProblems(body.Code))
    const outcome = await transaction((trx) => open(trx, services, context))
    if (outcome === 'none') return refuse('NoRequest')
    if (outcome === 'wrong') return refuse('WrongAccessCode')
    if (outcome === 'over') return { AccessCode: 0, ExpiredLink: 'Expired' }
    if (outcome === 'asks') return { AccessCode: 1, ExpiredLink: '' }
    if (outcome !== 'open' && 'lockedFor' in outcome)
      return refuse('TooManyRequests', { retryAfter: outcome.lockedFor })
    if (outcome !== 'open') setSessionCookie(outcome.token)
    return { AccessCode: 0, ExpiredLink: '' }
  },
})
