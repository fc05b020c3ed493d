import { type Access, type AccessRule, accessRules, type Principal } from '@foyer/contract/kit/access.ts'
import { sql } from 'kysely'
import { Refusal } from './refusal.ts'
import type { Caller, InviteScope, ScopeOf } from './scope.ts'

/** The ids a body may carry, under every spelling of the wire. */
export interface BodyIds {
  SiteID?: string
  siteID?: string
  siteId?: string
  UserID?: string
  /** `site.random`: what comes back from a bank may name its site by nothing else. */
  strTag?: string
  MortgageApplicationID?: number
  ApplicantID?: number
  /** Of an insurance application's link. */
  token?: string
  SigningRequestID?: string
  SignerID?: number
  RequestDocID?: string
  /** The invitation that is sent again or withdrawn. */
  InviteID?: number
  /** Invitations name their application here, and with DisplayAddApplicant 0 the co-applicant they are for. */
  SendData?: { MortgageApplicationID?: number; ApplicantID?: number; DisplayAddApplicant?: number }
}

/** The application that a body names, 0 where it names none. */
export const applicationIdOf = (body: BodyIds): number =>
  body.MortgageApplicationID ?? body.SendData?.MortgageApplicationID ?? 0

export const siteIdOf = (body: BodyIds): string =>
  body.SiteID ?? body.siteID ?? body.siteId ?? body.strTag?.split('.', 1)[0] ?? ''

interface GuardReply {
  outcome: 'ok' | 'no_site' | 'denied' | 'no_access' | 'security'
  mismatch?: boolean
  kind: Principal
  userId: string
  actor: string | null
  handOffEnds?: string | null
  language: number | null
  session: boolean
  framable: boolean
  invite: InviteScope | null
  cliApplicationId?: number
  /** Of an insurance application: the person whose link was used. */
  applicantId?: number
  /** Of a request for documents: its own id, and its application's where it has one. */
  requestId?: string
  applicationId?: number
}

/** The guard's answer, and what a load brings beside it. */
export interface Entered {
  scope: GuardReply
  data?: unknown
}

export interface Entry<A extends Access = Access> {
  access: A
  body: BodyIds
  /** An item of a request for documents, where that is all that is named. */
  itemId?: number
  sessionHash: Buffer | undefined
  /** The token of an insurance application, hashed. */
  insuranceHash?: Buffer | undefined
  /** Writes hold the application's row (or the request's) until they end, so that two of them take turns. */
  lock: boolean
  /** A session that an operator handed over may make this call. */
  openToHandOff: boolean
  now: Date
}

/** The guard, or the guard and what it lets through in one round trip. */
export type EnterFunction = 'foyer_enter' | 'foyer_load_application' | 'foyer_load_site'

/** The guard's one statement; run it first in the transaction that the handler works in. */
export const enterStatement = (fn: EnterFunction, entry: Entry) => {
  const { access, body, sessionHash, lock, now } = entry
  const rule: AccessRule = accessRules[access]
  if (rule.owns === 'insurance') return enterInsurance(rule, entry)
  if (rule.owns === 'signer') return enterSigner({ body, sessionHash, lock, now })
  if (rule.owns === 'request') return enterRequestStatement(rule, entry)
  const session = sql`${sessionHash ?? null}::bytea`
  const user =
    rule.userOptional && body.UserID === undefined
      ? sql`foyer_user_of_session(${siteIdOf(body)}, ${session})`
      : sql`${body.UserID ?? null}::text`
  return sql<Entered>`select * from ${sql.raw(fn)}(
    ${siteIdOf(body)}, ${session}, ${user}, ${applicationIdOf(body)}::bigint,
    ${body.ApplicantID ?? 0}::bigint, ${[...rule.principals]}::text[], ${rule.owns}::text, ${rule.newApplication ?? false}::boolean,
    ${lock}::boolean, ${now}::timestamptz) as scope`
}

const enterInsurance = (rule: AccessRule, { body, sessionHash, insuranceHash, lock, now }: Entry) =>
  sql<Entered>`select foyer_enter_insurance(
    ${siteIdOf(body)}, ${sessionHash ?? null}::bytea, ${insuranceHash ?? null}::bytea, ${rule.primaryOnly ?? false}::boolean,
    ${lock}::boolean, ${now}::timestamptz) as scope`

/** Signers have a guard of their own: their grant names a request, not an application. */
const enterSigner = ({ body, sessionHash, lock, now }: Pick<Entry, 'body' | 'sessionHash' | 'lock' | 'now'>) =>
  sql<Entered>`select foyer_enter_signer(
    ${siteIdOf(body)}, ${sessionHash ?? null}::bytea, ${body.SigningRequestID ?? ''}::text, ${body.SignerID ?? 0}::bigint,
    ${lock}::boolean, ${now}::timestamptz) as scope`

/** The same for a request for documents: another chain of ids, checked by a function of its own. */
const enterRequestStatement = (rule: AccessRule, { body, itemId, sessionHash, lock, now }: Entry) =>
  sql<Entered>`select foyer_enter_request(
    ${siteIdOf(body)}, ${sessionHash ?? null}::bytea, ${body.RequestDocID ?? ''}::text, ${itemId ?? null}::bigint,
    ${[...rule.principals]}::text[], ${lock}::boolean, ${now}::timestamptz) as scope`

const isVisitorCall = (access: Access): boolean => accessRules[access].principals.some((one) => one === 'visitor')

/** Checks the answer and makes the scope; refuses with the one answer that each outcome has. */
export const scopeFrom = <A extends Access>(
  entered: Entered | undefined,
  { access, body, sessionHash, openToHandOff }: Entry<A>,
): ScopeOf<A> => {
  const answer = entered?.scope
  if (!answer || answer.outcome === 'denied') throw new AccessDenied(answer?.mismatch ?? false)
  if (answer.outcome === 'security') throw new Refusal('CLI_SecurityCheck')
  if (answer.outcome === 'no_access') throw new Refusal('NoAccess')
  if (answer.outcome === 'no_site') {
    throw isVisitorCall(access) ? new Refusal('UnknownSite') : new AccessDenied(false)
  }
  // A visitor need not name a user; one that is named must be the session's, as in every other call.
  if ((body.UserID ?? '') !== '' && isVisitorCall(access) && body.UserID !== answer.userId)
    throw new AccessDenied(answer.userId !== '')
  if (answer.actor && !openToHandOff) throw new Refusal('HandOffNotAllowed')
  const scope = {
    siteId: siteIdOf(body),
    framable: answer.framable,
    sessionHash: answer.session ? sessionHash : undefined,
    sessionLanguage: answer.language ?? undefined,
    actor: answer.actor ?? undefined,
    handOffEnds: answer.handOffEnds ? new Date(answer.handOffEnds).toISOString() : undefined,
    ...callerOf(answer),
    ...checkedIds(accessRules[access], answer, body),
  }
  // The guard's function checked the ids of this access rule, which is what the type of its scope says.
  return scope as unknown as ScopeOf<A>
}

const callerOf = ({ kind, userId, invite }: GuardReply): Caller => {
  if (kind === 'user') return { kind, userId }
  if (kind === 'invite') {
    if (!invite) throw new Error('the guard returned an invited person without an invitation')
    return { kind, invite: { ...invite, applicantId: invite.applicantId || undefined } }
  }
  return { kind, ...(userId !== '' && { userId }) }
}

/** The ids that the rule's guard has checked, and no others. */
const checkedIds = ({ owns }: AccessRule, answer: GuardReply, body: BodyIds) => {
  const applicationId = applicationIdOf(body) || undefined
  const { cliApplicationId, requestId } = answer
  const byOwner = {
    nothing: {},
    site: {},
    application: { applicationId },
    applicant: { applicationId, applicantId: answer.invite?.applicantId ?? body.ApplicantID },
    request: { requestId, applicationId: answer.applicationId || undefined },
    signer: { signer: { requestId: body.SigningRequestID, signerId: body.SignerID } },
    insurance: { cliApplicationId, applicantId: answer.applicantId },
  } satisfies Record<AccessRule['owns'], object>
  return byOwner[owns]
}

/** 401; `mismatch` says that a live session came with another user's id, which the log notes. */
export class AccessDenied extends Refusal {
  readonly mismatch: boolean
  constructor(mismatch: boolean) {
    super('Access_Denied')
    this.mismatch = mismatch
  }
}
