import { bankStatementCalls } from '@foyer/contract/bank-statements/calls.ts'
import {
  bankStatementProblems,
  mostAuthorisationsADay,
  mostAuthorisationsFromNetworkADay,
} from '@foyer/domain/bank-statements/rules.ts'
import { type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { assembleBankStatements } from '../application/assemble-bank-statements.ts'
import { assertPart, partGuard } from '../application/assert-part.ts'
import { sealLogin, sealShown } from '../application/bank-statement-secrets.ts'
import { assertStepOpen, countersAfter, flowFacts } from '../application/flow-facts.ts'
import { actorOf, saveApplication } from '../application/save-application.ts'
import { settingsOf } from '../application/settings.ts'
import { audit } from '../kit/audit.ts'
import { keyedHash, randomId, randomToken } from '../kit/hash.ts'
import { type CallContext, implementCalls } from '../kit/implement-calls.ts'
import { metrics } from '../kit/metrics.ts'
import { networkOf } from '../kit/network.ts'
import { type Limit, rateLimiter } from '../kit/rate-limit.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { BankDataRefused, BankDataUnavailable } from '../ports/bank-data.ts'
import { fetchStatement, releaseRequest } from './jobs.ts'
import {
  answerRequest,
  expiryOf,
  findOpenRequest,
  findRoom,
  insertRequest,
  isLoginOfAnother,
  type Room,
} from './store.ts'

/** Each may use a credit of the site, also of applications that are deleted afterwards. */
export const authorisationLimit = {
  name: 'bank-authorisations-day',
  max: mostAuthorisationsADay,
  seconds: 24 * 60 * 60,
} as const satisfies Limit

/** Of a site: accounts are cheap, and each holds a credit for half an hour with a request that it does not complete. */
export const networkLimit = {
  name: 'bank-authorisations-network-day',
  max: mostAuthorisationsFromNetworkADay,
  seconds: 24 * 60 * 60,
} as const satisfies Limit

/** Visits to the provider, counted before it is called: fewer of them end in an authorization. */
export const visitLimit = {
  name: 'bank-visits-day',
  max: 3 * mostAuthorisationsADay,
  seconds: 24 * 60 * 60,
} as const satisfies Limit

const position = { step: 'bankStatement' } as const

type Needs = Pick<Services, 'bankData' | 'crypto' | 'jobs' | 'keys' | 'publicUrl'>
type RequestContext = CallContext<(typeof bankStatementCalls)['requestBankStatement']>
type SaveContext = CallContext<(typeof bankStatementCalls)['saveFlinksResponse']>

export const bankStatementHandlers = (services: Needs) =>
  implementCalls(bankStatementCalls, {
    requestBankStatement: { free: (context) => requestStatement(services, context) },
    saveFlinksResponse: { transaction: (context, trx) => saveReturn(services, context, trx) },
    doneBankStatement: {
      async save({ scope, now }, trx, given) {
        const rows = madeRowsOf(given)
        const facts = flowFacts(rows, scope)
        assertStepOpen(position, facts)
        const asked = { ...facts, ...settingsOf(rows) }
        assertNoProblems(bankStatementProblems(asked, statementsOf(services, scope.siteId, rows)))
        await saveApplication(trx, {
          siteId: scope.siteId,
          applicationId: scope.applicationId,
          changes: { step: countersAfter(position, facts).step },
          event: { actor: actorOf(scope), action: 'bank-statements-done' },
          now,
        })
        return {}
      },
    },
  })

const statementsOf = ({ crypto }: Needs, siteId: string, { applicants, bankRequests }: MadeRows) =>
  assembleBankStatements(
    applicants.map(({ applicant_id }) => ({ ApplicantID: applicant_id, FirstName: '', LastName: '' })),
    bankRequests,
    { language: 'en', vault: { siteId, crypto } },
  )

/** `site.random`: contains its site, and cannot be guessed. */
const newTag = (siteId: string) => `${siteId}.${randomToken()}`
const hashOfTag = ({ keys }: Needs, tag: string) => keyedHash(keys.tokens, 'bank-tag', tag)

const assertRoom = ({ outcome, frees_at }: Room, now: Date): void => {
  if (outcome === 'full') assertNoProblems([{ Field: 'ApplicantID', Key: 'BankStatementMaxRequests' }])
  if (outcome === 'no_credits') throw new Refusal('FeatureCreditInsufficientCredits')
  if (outcome !== 'busy') return
  metrics.limited.inc({ limit: 'bank-authorisations-open' })
  const wait = Math.ceil(((frees_at?.getTime() ?? 0) - now.getTime()) / 1000)
  throw new Refusal('TooManyRequests', { retryAfter: Math.max(1, wait) })
}

/** The provider is called between two transactions, so that nothing is locked, and nothing is taken if it is down. */
const requestStatement = async (services: Needs, context: RequestContext) => {
  const { scope, now, language, ip, transaction } = context
  const { siteId, userId, applicationId, applicantId, sessionHash } = scope
  if (!sessionHash) throw new Refusal('Access_Denied')
  const from = `${siteId}|${networkOf(ip)}`
  const requester = { siteId, applicantId, userId, network: keyedHash(services.keys.codes, 'bank-network', from), now }
  await transaction(async (trx) => {
    assertStepOpen(position, flowFacts(madeRowsOf(await readRows(trx, siteId, applicationId, '', now)), scope))
    assertRoom(await findRoom(trx, requester), now)
    await rateLimiter(trx, services.keys.codes).takeOrRefuse(visitLimit, `${siteId}|${userId}`, now)
  })
  const tag = newTag(siteId)
  const returnUrl = `${services.publicUrl}/${siteId}/user/${applicationId}/bankStatement`
  const url = await beginVisit(services, { tag, returnUrl, language })
  await transaction(async (trx) => {
    const requestId = randomId()
    const expiresAt = expiryOf(now)
    const room = await insertRequest(trx, {
      ...requester,
      applicationId,
      requestId,
      sessionHash,
      tagHash: hashOfTag(services, tag),
      expiresAt,
      actor: actorOf(scope),
    })
    assertRoom(room, now)
    const limiter = rateLimiter(trx, services.keys.codes)
    await limiter.takeOrRefuse(authorisationLimit, `${siteId}|${userId}`, now)
    await limiter.takeOrRefuse(networkLimit, from, now)
    await services.jobs.send(trx, releaseRequest, { siteId, requestId }, new Date(expiresAt.getTime() + 1000))
  })
  return { url }
}

const beginVisit = async ({ bankData }: Needs, visit: Parameters<Needs['bankData']['begin']>[0]): Promise<string> => {
  try {
    return await bankData.begin(visit)
  } catch (error) {
    if (error instanceof BankDataRefused) throw new Refusal('unauthorizedRequest')
    if (error instanceof BankDataUnavailable) throw new Refusal('BankStatementUnavailable')
    throw error
  }
}

/**
 * The return from an institution. Any mismatch (a tag of another session, a used or late one, a login of another
 * person) has the same reply as a missing request.
 */
const saveReturn = async (
  services: Needs,
  { body, scope, now, refuse }: SaveContext,
  trx: Parameters<typeof audit>[0],
) => {
  const { siteId, userId, sessionHash } = scope
  const tagHash = hashOfTag(services, body.strTag)
  const found = sessionHash && (await findOpenRequest(trx, { siteId, userId, sessionHash, tagHash, now }))
  const login = { loginId: body.LoginID, accountId: body.AccountId ?? '', tag: body.strTag }
  if (!found || !services.bankData.mayBe(login)) return refuse('NoAccess')
  const loginHash = keyedHash(services.keys.tokens, 'bank-login', body.LoginID.toLowerCase())
  if (await isLoginOfAnother(trx, siteId, loginHash, userId)) return refuse('NoAccess')
  const { request_id: requestId, application_id: applicationId, applicant_id: applicantId } = found
  // Only the tag identifies the applicant, so the call's declaration cannot name the part.
  const rows = madeRowsOf(await partGuard.readLocked(trx, { ...scope, applicationId }, now))
  assertPart('bankStatement', rows, scope, applicantId)
  const vault = { siteId, crypto: services.crypto }
  await answerRequest(trx, {
    siteId,
    requestId,
    answered_at: now,
    login_hash: loginHash,
    login: sealLogin(vault, requestId, login),
    shown: sealShown(vault, requestId, { Institution: body.Institution ?? '', Accounts: [] }),
  })
  const details = { request: requestId }
  await audit(trx, {
    siteId,
    actor: actorOf(scope),
    action: 'bank-statement-authorised',
    at: now,
    application: applicationId,
    applicantId,
    details,
  })
  await services.jobs.send(trx, fetchStatement, { siteId, requestId, userId })
  return { MortgageApplicationID: applicationId, ApplicantID: applicantId }
}
