import { type Access, type AccessRule, accessRules, type Principal } from '@foyer/contract/kit/access.ts'
import { sql } from 'kysely'
import { Refusal } from './refusal.ts'
import { requestIdIn } from './request-link.ts'
import type { Caller, InviteScope, ScopeOf } from './scope.ts'

/** The ids of a body, in every spelling of the wire. */
export interface BodyIds {
  SiteID?: string
  siteID?: string
  siteId?: string
  UserID?: string
  /** `site.random`: the return from a bank may name its site only by this. */
  strTag?: string
  MortgageApplicationID?: number
  ApplicantID?: number
  /** Of an insurance application's link. */
  token?: string
  SigningRequestID?: string
  SignerID?: number
  RequestDocID?: string
  LeadID?: number
  /** The invitation to resend or withdraw. */
  InviteID?: number
  /** Invitations name their application here, and with DisplayAddApplicant 0 their co-applicant. */
  SendData?: { MortgageApplicationID?: number; ApplicantID?: number; DisplayAddApplicant?: number }
}

/** The application in a body; 0 without one. */
export const applicationIdOf = (body: BodyIds): number =>
  body.MortgageApplicationID ?? body.SendData?.MortgageApplicationID ?? 0

/** What the address of a site looks like, before a row of it is looked for. */
export const siteSlug = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/

export const siteIdOf = (body: BodyIds): string =>
  body.SiteID ?? body.siteID ?? body.siteId ?? body.strTag?.split('.', 1)[0] ?? ''

interface GuardReply {
  outcome: 'ok' | 'no_site' | 'denied' | 'no_access' | 'other_page' | 'security'
  mismatch?: boolean
  kind: Exclude<Principal, 'operator' | 'person' | 'guest'>
  userId: string
  actor: string | null
  handOffEnds?: string | null
  language: number | null
  session: boolean
  framable: boolean
  /** Of a visitor's call: whether the site's legal texts are approved. */
  approved?: boolean | null
  invite: InviteScope | null
  cliApplicationId?: number
  /** For an insurance application: the person of the link. */
  applicantId?: number
  /** For a document request: its id, and its application's if it has one. */
  requestId?: string
  applicationId?: number
}

/** The guard's result, and the rows of a load. */
export interface Authorized {
  scope: GuardReply
  data?: unknown
}

export interface Entry<A extends Access = Access> {
  access: A
  body: BodyIds
  /** An item of a document request, when only the item is given. */
  itemId?: number
  sessionHash: Buffer | undefined
  /** The invitation for which the page of an invited person was loaded, as it states; undefined where it states none. */
  invitePage?: number | undefined
  /** The hashed token of an insurance application. */
  insuranceHash?: Buffer | undefined
  /** Writes lock the application's row (or the request's) until they end, so that they are serialized. */
  lock: boolean
  /** A session handed over by an operator may make this call. */
  openToHandOff: boolean
  /** A site whose legal texts are not approved refuses this call. */
  requiresLegalTexts?: boolean
  now: Date
}

/** The guard alone, or the guard and the loaded rows in one round trip. */
export type AuthorizeFunction = 'foyer_authorize' | 'foyer_load_application' | 'foyer_load_site'

/** The guard's statement; run it first in the transaction of the handler. */
export const authorizeStatement = (fn: AuthorizeFunction, entry: Entry) => {
  const { access, body, sessionHash, invitePage, lock, now } = entry
  const rule: AccessRule = accessRules[access]
  if (rule.owns === 'insurance') return authorizeInsurance(rule, entry)
  if (rule.owns === 'signer') return authorizeSigner({ body, sessionHash, lock, now })
  if (rule.owns === 'request') return authorizeRequestStatement(rule, entry)
  const session = sql`${sessionHash ?? null}::bytea`
  const user =
    rule.userOptional && body.UserID === undefined
      ? sql`foyer_user_of_session(${siteIdOf(body)}, ${session})`
      : sql`${body.UserID ?? null}::text`
  return sql<Authorized>`select * from ${sql.raw(fn)}(
    ${siteIdOf(body)}, ${session}, ${user}, ${applicationIdOf(body)}::bigint,
    ${body.ApplicantID ?? 0}::bigint, ${invitePage ?? null}::bigint, ${[...rule.principals]}::text[], ${rule.owns}::text,
    ${rule.newApplication ?? false}::boolean, ${lock}::boolean, ${now}::timestamptz) as scope`
}

const authorizeInsurance = (rule: AccessRule, { body, sessionHash, insuranceHash, lock, now }: Entry) =>
  sql<Authorized>`select foyer_authorize_insurance(
    ${siteIdOf(body)}, ${sessionHash ?? null}::bytea, ${insuranceHash ?? null}::bytea, ${rule.primaryOnly ?? false}::boolean,
    ${lock}::boolean, ${now}::timestamptz) as scope`

/** Signers have a separate guard: their grant is for a request, not an application. */
const authorizeSigner = ({ body, sessionHash, lock, now }: Pick<Entry, 'body' | 'sessionHash' | 'lock' | 'now'>) =>
  sql<Authorized>`select foyer_authorize_signer(
    ${siteIdOf(body)}, ${sessionHash ?? null}::bytea, ${body.SigningRequestID ?? ''}::text, ${body.SignerID ?? 0}::bigint,
    ${lock}::boolean, ${now}::timestamptz) as scope`

/** The same for a document request: another chain of ids, checked by a separate function. */
const authorizeRequestStatement = (rule: AccessRule, { body, itemId, sessionHash, lock, now }: Entry) =>
  sql<Authorized>`select foyer_authorize_request(
    ${siteIdOf(body)}, ${sessionHash ?? null}::bytea, ${requestIdIn(body.RequestDocID ?? '')}::text, ${itemId ?? null}::bigint,
    ${[...rule.principals]}::text[], ${lock}::boolean, ${now}::timestamptz) as scope`

const isVisitorCall = (access: Access): boolean => accessRules[access].principals.some((one) => one === 'visitor')

/** Checks the result and creates the scope; refuses with the reply of each outcome. */
export const scopeFrom = <A extends Access>(
  entered: Authorized | undefined,
  { access, body, sessionHash, openToHandOff, requiresLegalTexts = false }: Entry<A>,
): ScopeOf<A> => {
  const answer = entered?.scope
  if (!answer || answer.outcome === 'denied') throw new AccessDenied(answer?.mismatch ?? false)
  if (answer.outcome === 'security') throw new Refusal('CLI_SecurityCheck')
  if (answer.outcome === 'other_page') throw new Refusal('OtherInvitation')
  if (answer.outcome === 'no_access') throw new Refusal('NoAccess')
  if (answer.outcome === 'no_site') {
    throw isVisitorCall(access) ? new Refusal('UnknownSite') : new AccessDenied(false)
  }
  if (requiresLegalTexts && isVisitorCall(access) && answer.approved !== true)
    throw new Refusal('LegalTextsNotApproved')
  // A visitor may omit the user; a given one must be the session's, as in every other call.
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
  // The guard's function checked the ids of this access rule, as the type of its scope states.
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

/** The ids checked by the rule's guard, and no others. */
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

/** 401; `mismatch`: a live session was sent with another user's id, which is logged. */
export class AccessDenied extends Refusal {
  readonly mismatch: boolean
  constructor(mismatch: boolean) {
    super('Access_Denied')
    this.mismatch = mismatch
  }
}
