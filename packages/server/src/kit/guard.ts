import { type Access, type AccessRule, accessRules, type Principal } from '@foyer/contract/kit/access.ts'
import { sql } from 'kysely'
import { Refusal } from './refusal.ts'

/**
 * Who calls, as found by the cookie, and what of the body's ids has been checked to be theirs. A handler has no other
 * source of ids: it reads siteId, applicationId and applicantId from here.
 */
export interface Scope {
  siteId: string
  kind: Principal
  /** Empty for a visitor. */
  userId: string
  /** Who handed this session over, when an operator did. */
  actor: string | undefined
  /** When such a session ends, ISO 8601; undefined for any other. */
  handOffEnds?: string | undefined
  applicationId: number
  applicantId: number
  /** The insurance application whose security check this browser passed; `applicantId` is then the person who did. */
  cliApplicationId?: number
  /** Who signs what; only in the calls of a signer. */
  signer?: { requestId: string; signerId: number }
  /** The request for documents, by the id of its link; empty where a call is about none. */
  requestId: string
  /** The language the session was made in, 1 or 2; undefined without a session. */
  sessionLanguage: number | undefined
  sessionHash: Buffer | undefined
  /** Of an invited person: their invitation. */
  invite: InviteScope | undefined
  /** The site may stand in a frame of another site, so its cookie must travel there. */
  framable: boolean
}

/** What an invitation opens. The applicant is 0 until the person has added themself. */
export interface InviteScope {
  inviteId: number
  applicantId: number
  /** This person's own counter of what belongs to no applicant. */
  step: number
  displayMortgage: number
  /** Their part is sent; only calls that tell them so get here. */
  submitted: boolean
}

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

const applicationIdOf = (body: BodyIds): number =>
  body.MortgageApplicationID ?? body.SendData?.MortgageApplicationID ?? 0

export const siteIdOf = (body: BodyIds): string =>
  body.SiteID ?? body.siteID ?? body.siteId ?? body.strTag?.split('.', 1)[0] ?? ''

interface EnterAnswer {
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
  scope: EnterAnswer
  data?: unknown
}

export interface Entry {
  access: Access
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
export const scopeFrom = (entered: Entered | undefined, { access, body, sessionHash, openToHandOff }: Entry): Scope => {
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
  return {
    siteId: siteIdOf(body),
    kind: answer.kind,
    userId: answer.userId,
    actor: answer.actor ?? undefined,
    handOffEnds: answer.handOffEnds ? new Date(answer.handOffEnds).toISOString() : undefined,
    applicationId: answer.applicationId ?? applicationIdOf(body),
    applicantId: answer.invite?.applicantId ?? answer.applicantId ?? body.ApplicantID ?? 0,
    ...(answer.kind === 'signer' && {
      signer: { requestId: body.SigningRequestID ?? '', signerId: body.SignerID ?? 0 },
    }),
    requestId: answer.requestId ?? '',
    sessionLanguage: answer.language ?? undefined,
    sessionHash: answer.session ? sessionHash : undefined,
    invite: answer.invite ?? undefined,
    framable: answer.framable,
    ...(answer.cliApplicationId !== undefined && { cliApplicationId: answer.cliApplicationId }),
  }
}

/** 401; `mismatch` says that a live session came with another user's id, which the log notes. */
export class AccessDenied extends Refusal {
  readonly mismatch: boolean
  constructor(mismatch: boolean) {
    super('Access_Denied')
    this.mismatch = mismatch
  }
}
