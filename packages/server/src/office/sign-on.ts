import type { officeSignOnCalls } from '@foyer/contract/office/sign-on-calls.ts'
import { nameProblems } from '@foyer/domain/account/rules.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { actorOfPerson, stepUpSeconds } from '../kit/office-session.ts'
import { endHandOffs } from '../kit/session.ts'
import { type Guest, liveSession, stepOf } from './begin-session.ts'
import { listFactors } from './factors-store.ts'
import { acceptOpen, openInvitation } from './invitations.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { acceptOwnFactor, activeMemberships, getPerson, isByProvider, lockPerson } from './people-store.ts'
import { startOfficeSession } from './sessions.ts'
import {
  breaksGlass,
  findIdentity,
  findProvider,
  isUnchanged,
  linkIdentity,
  offerOf,
  personOfIdentity,
  rememberSignOn,
  signOnsOfBrowser,
  unlink,
} from './sign-on-store.ts'
import { beginTrip, type Ended, endTrip } from './sign-on-trip.ts'

type Calls = typeof officeSignOnCalls

export const listSignOns = ({ limiter }: Pick<OfficeParts, 'limiter'>): Handler<Calls['listSignOns']> => ({
  async free({ body, now, ip, device: deviceOf, transaction }) {
    await limiter.takeOrRefuse(officeLimits.signOnOffers, ip, now)
    const device = deviceOf()
    return transaction(async (trx) => {
      const linked = await findProvider(trx, body.BrokerageID)
      const used = await signOnsOfBrowser(trx, device, now)
      const others = used.filter(({ BrokerageID }) => BrokerageID !== linked?.brokerage_id)
      return { SignOns: [...(linked === undefined ? [] : [offerOf(linked)]), ...others] }
    })
  },
})

export const startSignOn = (parts: OfficeParts): Handler<Calls['startSignOn']> => ({
  async free(context) {
    const { body, now, ip } = context
    await parts.limiter.takeOrRefuse(officeLimits.starts, ip, now)
    return beginTrip(parts, context, { brokerageId: body.BrokerageID, purpose: 'sign-on', to: body.To })
  },
})

export const startInvitedSignOn = (parts: OfficeParts): Handler<Calls['startInvitedSignOn']> => ({
  async free(context) {
    const { body, now, ip, refuse, assertNoProblems, transaction } = context
    const { FirstName, LastName, LanguageID } = body
    await parts.limiter.takeOrRefuse(officeLimits.links, ip, now)
    assertNoProblems(nameProblems(body))
    const found = await transaction((trx) => openInvitation(trx, parts, body.Token, now).executeTakeFirst())
    if (found === undefined) return refuse('InvitationExpired')
    return beginTrip(parts, context, {
      ...{ brokerageId: found.brokerage_id, purpose: 'invited-sign-on' },
      invitation: { token: body.Token, FirstName, LastName, LanguageID },
    })
  },
})

/**
 * The session that a provider begins. Where it states a second factor, or the person used their own just before, they are in;
 * else their own follows, and a first one is not made by who may be an administrator of another brokerage's provider.
 */
const enter = async (
  trx: Trx,
  parts: OfficeParts,
  { scope, now, device, setSessionCookie, note }: Guest,
  { personId, brokerageId, hasSecondFactor }: { personId: string; brokerageId: string; hasSecondFactor: boolean },
) => {
  // As it is now: it may have been ended while the provider made us wait.
  const session = await liveSession(trx, scope)
  const hasFactors = (await listFactors(trx, personId)).length > 0
  const hasOwn = hasFactors && session?.personId === personId && session.stage === 'factor' && !session.isVouched
  const stage = hasOwn || hasSecondFactor ? ('factor' as const) : ('code' as const)
  if (stage === 'code' && !hasFactors && (await activeMemberships(trx, personId)).length > 1) return 'OwnFactorNeeded'
  if (hasOwn) await acceptOwnFactor(trx, personId, { brokerageId })
  const recognised = { personId, stage, signOnOf: brokerageId, isVouched: stage === 'factor' && !hasOwn }
  const { token } = await startOfficeSession(trx, parts.keys, {
    ...recognised,
    brokerageId,
    // The person may have signed in at the provider hours ago.
    confirmed: false,
    browser: scope.browser,
    replaces: scope.sessionHash,
    now,
  })
  await rememberSignOn(trx, { brokerageId, personId, device: device(), now })
  setSessionCookie(token)
  note({ actor: actorOfPerson(personId), details: { by: 'sign-on', brokerage: brokerageId } })
  return stepOf(trx, recognised, now)
}

export const finishSignOn = (parts: OfficeParts): Handler<Calls['finishSignOn']> => ({
  async free(context) {
    const { now, refuse, transaction } = context
    const { provider, subject, hasSecondFactor, trip } = await endTrip(parts, context, 'sign-on')
    const { brokerage_id: brokerageId } = provider
    const step = await transaction(async (trx) => {
      if (!(await isUnchanged(trx, provider))) return 'SignOnExpired'
      const personId = await personOfIdentity(trx, provider, subject, now)
      if (personId === undefined) return 'SignOnUnknown'
      return enter(trx, parts, context, { personId, brokerageId, hasSecondFactor })
    })
    return typeof step === 'string' ? refuse(step) : { ...step, To: trip.to ?? '' }
  },
})

export const finishInvitedSignOn = (parts: OfficeParts): Handler<Calls['finishInvitedSignOn']> => ({
  async free(context) {
    const { now, refuse, note, transaction } = context
    const { provider, subject, hasSecondFactor, trip } = await endTrip(parts, context, 'invited-sign-on')
    const { brokerage_id: brokerageId } = provider
    return transaction(async (trx) => {
      const named = trip.invitation
      // By its link, which no longer works once the invitation was sent again.
      const invitation = named && (await openInvitation(trx, parts, named.token, now).forUpdate().executeTakeFirst())
      if (!named || !invitation) return refuse('InvitationExpired')
      if (!(await isUnchanged(trx, provider))) return refuse('SignOnExpired')
      const person = await acceptOpen(trx, invitation, named, { by: 'provider', now })
      const { person_id: personId } = person
      if (!(await linkIdentity(trx, provider, { personId, subject, now }))) return refuse('SignOnTaken')
      await parts.mails.signOnLinked(trx, person, now)
      const step = await enter(trx, parts, context, { personId, brokerageId, hasSecondFactor })
      // Refused inside: the invitation stays open.
      if (typeof step === 'string') return refuse(step)
      const { invitation_id, role, reach } = invitation
      note({ details: { invitation: invitation_id, role, reach } })
      return step
    })
  },
})

export const startSignOnLink = (parts: OfficeParts): Handler<Calls['startSignOnLink']> => ({
  async free(context) {
    const { scope, now, ip } = context
    const { brokerageId, personId, sessionId } = scope.session
    await parts.limiter.takeOrRefuse(officeLimits.starts, ip, now)
    return beginTrip(parts, context, { brokerageId, purpose: 'sign-on-link', personId, sessionId })
  },
})

/** Whether the session that began a round trip is the one that finishes it. */
const isOfSession = ({ trip }: Ended, { sessionId, brokerageId }: { sessionId: string; brokerageId: string }) =>
  trip.sessionId === sessionId && trip.brokerageId === brokerageId

export const finishSignOnLink = (parts: OfficeParts): Handler<Calls['finishSignOnLink']> => ({
  async free(context) {
    const { scope, now, refuse, transaction } = context
    const { session } = scope
    const ended = await endTrip(parts, context, 'sign-on-link')
    if (!isOfSession(ended, session)) return refuse('SignOnExpired')
    const { provider, subject } = ended
    const { personId, brokerageId, sessionId } = session
    await transaction(async (trx) => {
      await lockPerson(trx, personId)
      if (!(await isUnchanged(trx, provider))) return refuse('SignOnExpired')
      if (!(await linkIdentity(trx, provider, { personId, subject, now }))) return refuse('SignOnTaken')
      await endSignOnsOf(trx, session)
      await parts.mails.signOnLinked(trx, await getPerson(trx, personId), now)
      // The provider has just named them: requiring it does not end this session.
      await trx
        .updateTable('office_sessions')
        .set({ sign_on_of: brokerageId })
        .where('session_id', '=', sessionId)
        .execute()
    })
    return {}
  },
})

/** Ends what the person's account at the provider began, but the session that makes the call. */
const endSignOnsOf = async (
  trx: Trx,
  { personId, brokerageId, sessionId }: { personId: string; brokerageId: string; sessionId: string },
): Promise<void> => {
  await trx
    .deleteFrom('office_sessions')
    .where('person_id', '=', personId)
    .where('sign_on_of', '=', brokerageId)
    .where('session_id', '<>', sessionId)
    .execute()
  await endHandOffs(trx, actorOfPerson(personId), brokerageId)
}

export const removeSignOnLink: Handler<Calls['removeSignOnLink']> = {
  async transaction({ scope: { session }, refuse, note }, trx) {
    const { personId, brokerageId } = session
    const provider = await findProvider(trx, brokerageId)
    if (provider === undefined || !(await findIdentity(trx, provider, personId))) return refuse('NoAccess')
    const isOnlyWay = provider.is_required && !(await breaksGlass(trx, personId, brokerageId))
    if (isOnlyWay || !session.hasFactor || (await isByProvider(trx, session))) return refuse('LastFactor')
    await unlink(trx, { brokerageId, personId })
    await endSignOnsOf(trx, session)
    note({ details: { brokerage: brokerageId } })
    return {}
  },
}

export const startSignOnConfirm = (parts: OfficeParts): Handler<Calls['startSignOnConfirm']> => ({
  async free(context) {
    const { body, scope, now, ip, refuse } = context
    const { signOnOf, isVouched, personId, sessionId } = scope.session
    await parts.limiter.takeOrRefuse(officeLimits.starts, ip, now)
    // Who used a factor of their own confirms with it.
    if (!isVouched) return refuse('NoAccess')
    const isFresh = true
    return beginTrip(parts, context, {
      ...{ brokerageId: signOnOf, purpose: 'sign-on-confirm', personId, sessionId, isFresh, to: body.To },
    })
  },
})

export const finishSignOnConfirm = (parts: OfficeParts): Handler<Calls['finishSignOnConfirm']> => ({
  async free(context) {
    const { scope, now, refuse, transaction } = context
    const { session } = scope
    const ended = await endTrip(parts, context, 'sign-on-confirm')
    if (!isOfSession(ended, session)) return refuse('SignOnExpired')
    await transaction(async (trx) => {
      if (!(await isUnchanged(trx, ended.provider))) return refuse('SignOnExpired')
      const personId = await personOfIdentity(trx, ended.provider, ended.subject, now)
      // A factor of their own would be asked again; so is the provider's, which stated one when the session began.
      if (personId !== session.personId || !ended.hasSecondFactor) return refuse('SignOnRefused')
      await trx
        .updateTable('office_sessions')
        .set({ confirmed_at: now })
        .where('session_id', '=', session.sessionId)
        .execute()
    })
    return { Seconds: stepUpSeconds, To: ended.trip.to ?? '' }
  },
})
