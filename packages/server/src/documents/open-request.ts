import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { accessCodeProblems, codeGate } from '@foyer/domain/documents/access-code.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { hashOfToken, renewSession, sessionTotalSeconds, startSession } from '../kit/session.ts'
import { isOver, triesOf, tryAccessCode } from './access-codes.ts'
import { limits } from './limits.ts'
import { findBorrower, type HeldRequest, holdRequest } from './request-store.ts'

type Context = CallContext<(typeof documentCalls)['accessRequest']>
type OpenServices = Pick<Services, 'keys' | 'limiter'>
type Outcome = 'none' | 'over' | 'asks' | 'open' | 'wrong' | { lockedFor: number } | { token: string }

const isOpenAlready = async (trx: Trx, { scope, now }: Context, request: HeldRequest): Promise<boolean> => {
  const { siteId, sessionHash, userId } = scope
  const borrower = userId === '' ? undefined : await findBorrower(trx, siteId, request.application_id)
  if (borrower?.user_id === userId && userId !== '') return true
  if (!sessionHash) return false
  const grant = await trx
    .selectFrom('grants')
    .select('subject')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', sessionHash)
    .where('kind', '=', 'recipient')
    .where('subject', '=', request.request_id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return grant !== undefined
}

/** This browser may open the request until its session ends, or the link does. A code renews the session's id. */
const grant = async (trx: Trx, { keys }: OpenServices, context: Context, request: HeldRequest): Promise<Outcome> => {
  const { scope, now, language } = context
  const { siteId, sessionHash } = scope
  const { tokens } = keys
  const isRenewed = sessionHash !== undefined && request.use_access_code
  const token = isRenewed
    ? await renewSession(trx, tokens, siteId, sessionHash)
    : sessionHash === undefined
      ? await startSession(trx, tokens, { siteId, userId: null, language: languageId(language), now })
      : undefined
  const ends = new Date(now.getTime() + sessionTotalSeconds * 1000)
  const expires = request.expires_at < ends ? request.expires_at : ends
  await trx
    .insertInto('grants')
    .values({
      site_id: siteId,
      token_hash: token === undefined ? (sessionHash ?? Buffer.alloc(0)) : hashOfToken(tokens, token),
      kind: 'recipient',
      subject: request.request_id,
      application_id: request.application_id,
      applicant_id: null,
      expires_at: expires,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'token_hash', 'kind', 'subject']).doUpdateSet({ expires_at: expires }),
    )
    .execute()
  await audit(trx, {
    siteId,
    actor: scope.userId || 'recipient',
    action: 'documents-opened',
    at: now,
    applicationId: request.application_id ?? 0,
    details: { request: request.request_id, withCode: request.use_access_code },
  })
  return token === undefined ? 'open' : { token }
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
