import type { officeSignInCalls } from '@foyer/contract/office/sign-in-calls.ts'
import type { Trx } from '../db/open-database.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { actorOfPerson, type OfficeSession } from '../kit/office-session.ts'
import type { OfficeParts } from './parts.ts'
import {
  acceptOwnFactor,
  activeMemberships,
  getPerson,
  mayEnrol,
  openMemberships,
  type Person,
} from './people-store.ts'
import { factorKindsOf, rememberBrowser, startOfficeSession } from './sessions.ts'
import { signOnsOf } from './sign-on-store.ts'

type Calls = typeof officeSignInCalls
type GuestContext = CallContext<Calls[keyof Calls] & { access: 'officeVisitor' }>
/** What the helpers need of the context of a call without a session. */
export type Guest = Pick<GuestContext, 'scope' | 'now' | 'device' | 'setSessionCookie' | 'note'>

/** What a session can open follows from how its person was recognised. */
export type Recognised = Pick<OfficeSession, 'personId' | 'stage' | 'signOnOf' | 'isVouched'>

/** Where a session has come to, with the kinds of factors and the single sign-on that can be used next. */
export const stepOf = async (trx: Trx, recognised: Recognised, now: Date) => {
  const { personId, stage, signOnOf } = recognised
  const memberships = await activeMemberships(trx, personId)
  const open = await openMemberships(trx, recognised)
  // A factor opens none of their brokerages.
  if (memberships.length > 0 && open.length === 0)
    return { Next: 'signOn' as const, Factors: [], SignOns: await signOnsOf(trx, personId) }
  if (stage === 'factor') {
    const Next = memberships.length > 0 ? ('office' as const) : ('brokerage' as const)
    return { Next, Factors: [], SignOns: [] }
  }
  const Factors = await factorKindsOf(trx, personId)
  const SignOns = signOnOf === '' ? await signOnsOf(trx, personId) : []
  if (Factors.some((kind) => kind !== 'recovery')) return { Next: 'factor' as const, Factors, SignOns }
  // A mail alone makes no first factor, but in the days after an invitation or a reset; with no provider, an owner has to reset them.
  const isLate = signOnOf === '' && !mayEnrol(await getPerson(trx, personId), now)
  if (isLate) return { Next: 'signOn' as const, Factors, SignOns }
  return { Next: 'enrol' as const, Factors, SignOns, PersonID: personId }
}

/**
 * The session of a guest, held, if it has not ended since the call began: between two transactions the call waits for its turn,
 * or for others.
 */
export const liveSession = async (trx: Trx, { session, sessionHash }: Guest['scope']) => {
  if (session === undefined || sessionHash === undefined) return undefined
  const rows = trx.selectFrom('office_sessions').select('session_id').where('token_hash', '=', sessionHash)
  return (await rows.forUpdate().executeTakeFirst()) && session
}

/** Begins the session that a mailed code or a link opens: with a factor to use, or a first one to make. */
export const beginWithLink = async (
  trx: Trx,
  { keys }: Pick<OfficeParts, 'keys'>,
  { scope, now, setSessionCookie, note }: Guest,
  personId: string,
  brokerageId?: string,
) => {
  const recognised = { personId, stage: 'code' as const, signOnOf: '', isVouched: false }
  const begun = await startOfficeSession(trx, keys, {
    ...recognised,
    brokerageId,
    confirmed: false,
    browser: scope.browser,
    replaces: scope.sessionHash,
    now,
  })
  setSessionCookie(begun.token)
  note({ actor: actorOfPerson(personId), details: { brokerage: begun.brokerageId } })
  return stepOf(trx, recognised, now)
}

/**
 * Signs the person in and remembers the browser. They are notified by mail of one that is new beside others, and of each use
 * of a recovery code.
 */
export const beginWithFactor = async (
  trx: Trx,
  { keys, mails }: Pick<OfficeParts, 'keys' | 'mails'>,
  { scope, now, device, setSessionCookie, note }: Guest,
  person: Person,
  factor: 'passkey' | 'totp' | 'recovery',
) => {
  const { person_id: personId } = person
  const session = await liveSession(trx, scope)
  const own = session?.personId === personId ? session : undefined
  const { brokerageId, signOnOf = '' } = own ?? {}
  if (signOnOf !== '') await acceptOwnFactor(trx, personId, { brokerageId: signOnOf })
  else if (own?.stage === 'code') await acceptOwnFactor(trx, personId, { after: 'mail' })
  const recognised = { personId, stage: 'factor' as const, signOnOf, isVouched: false }
  const begun = await startOfficeSession(trx, keys, {
    ...recognised,
    brokerageId,
    confirmed: true,
    browser: scope.browser,
    replaces: scope.sessionHash,
    now,
  })
  const isNew = await rememberBrowser(trx, personId, device(), now)
  if (isNew || factor === 'recovery') await mails.newSignIn(trx, person, now, scope.browser)
  setSessionCookie(begun.token)
  note({ actor: actorOfPerson(personId), details: { by: factor, brokerage: begun.brokerageId } })
  return stepOf(trx, recognised, now)
}
