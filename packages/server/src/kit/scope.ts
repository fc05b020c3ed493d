import type { Access, AccessRule, accessRules, Principal } from '@foyer/contract/kit/access.ts'
import type { OfficeSession } from './office-session.ts'
import type { OperatorCaller } from './operator-caller.ts'

/**
 * The caller, as found by the cookie, and the ids of the body that the guard has checked. A handler has no other
 * source of ids. The type follows from the access rule of the call: unchecked ids are absent.
 */
export type ScopeOf<A extends Access> = Scopes[A]

/** The scope of a call with any access rule. */
export type Scope = Scopes[Access]

type Scopes = { [A in Access]: SessionScope & CallerOf<A> & CheckedIds<A> }

/** Common to every call: its site, and its session if it has one. */
export interface SessionScope {
  siteId: string
  /** Another site may frame this site, so its cookie must be sent there. */
  framable: boolean
  sessionHash?: Buffer | undefined
  /** The language of the session, 1 or 2. */
  sessionLanguage?: number | undefined
  /** The operator who handed this session over, if one did. */
  actor?: string | undefined
  /** When such a session ends, ISO 8601. */
  handOffEnds?: string | undefined
}

/** What an invitation opens. */
export interface InviteScope {
  inviteId: number
  /** Undefined until the person has added themself. */
  applicantId?: number | undefined
  /** This person's own counter of the shared part. */
  step: number
  displayMortgage: number
  /** Their part is sent; then only calls that allow it are reached. */
  submitted: boolean
}

interface UserCaller {
  kind: 'user'
  userId: string
  invite?: undefined
}

interface InvitedCaller {
  kind: 'invite'
  userId?: undefined
  invite: InviteScope
}

/** A caller identified by the grant of one link; their browser may be signed in as well. */
interface OtherCaller<Kind extends Principal> {
  kind: Kind
  userId?: string | undefined
  invite?: undefined
}

/** The operator, or a program with a key. */
interface OperatorsCaller extends OtherCaller<'operator'> {
  actor: string
  rights: OperatorCaller
}

/** A person of staff, as found by the office's own guard. */
interface PersonCaller extends OtherCaller<'person'> {
  actor: string
  session: OfficeSession
  /** `Firefox, Windows`, as far as the request states it. */
  browser: string
}

/** Any caller of the office's door: without a session, or in the middle of a sign-in, or signed in. */
type GuestCaller = (OtherCaller<'guest'> & { actor?: undefined; session: undefined; browser: string }) | PersonCaller

interface Callers {
  person: PersonCaller
  guest: GuestCaller
  visitor: OtherCaller<'visitor'>
  user: UserCaller
  invite: InvitedCaller
  recipient: OtherCaller<'recipient'>
  insurance: OtherCaller<'insurance'>
  signer: OtherCaller<'signer'>
  operator: OperatorsCaller
}
export type Caller = Callers[Principal]

type Rule<A extends Access> = (typeof accessRules)[A]
type CallerOf<A extends Access> = Callers[Rule<A>['principals'][number]]

interface IdsByOwner {
  nothing: Record<never, never>
  site: Record<never, never>
  application: { applicationId: number }
  newApplication: { applicationId?: number | undefined }
  applicant: { applicationId: number; applicantId: number }
  /** By the id of its link; with the application if the request has one. */
  request: { requestId: string; applicationId: number | undefined }
  signer: { signer: SignerRef }
  /** The insurance application whose security check this browser passed, and the person who did. */
  insurance: { cliApplicationId: number; applicantId: number }
}

export interface SignerRef {
  requestId: string
  signerId: number
}

type IdName = 'applicationId' | 'applicantId' | 'requestId' | 'signer' | 'cliApplicationId'
type WithoutOthers<Ids> = Ids & { [Name in Exclude<IdName, keyof Ids>]?: undefined }
type OwnerOf<R extends AccessRule> = R extends { newApplication: true } ? 'newApplication' : R['owns']
type CheckedIds<A extends Access> = WithoutOthers<IdsByOwner[OwnerOf<Rule<A>>]>

/** A caller who fills in an application: its user, or an invited person. */
export type BorrowerScope = SessionScope & (UserCaller | InvitedCaller)
export type ApplicationScope = BorrowerScope & { applicationId: number }
export type ApplicantScope = ApplicationScope & { applicantId: number }
