import type { officeMeCalls } from '@foyer/contract/office/me-calls.ts'
import { nameProblems } from '@foyer/domain/account/rules.ts'
import { cleanLine, isBlank } from '@foyer/domain/kit/text.ts'
import { mostFactors } from '@foyer/domain/office/limits.ts'
import { permissions } from '@foyer/domain/office/permissions.ts'
import type { Trx } from '../db/open-database.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { actorOfPerson, type OfficeSession, sessionActions, stepUpSeconds } from '../kit/office-session.ts'
import { Refusal } from '../kit/refusal.ts'
import { endHandOffs } from '../kit/session.ts'
import { beginWithFactor, stepOf } from './begin-session.ts'
import { findChallenge, startChallenge, takeChallenge } from './challenges.ts'
import {
  type Factor,
  insertPasskey,
  insertTotp,
  listFactors,
  mayMakeFirst,
  needsOwnFactor,
  noteVoucher,
  renewRecoveryCodes,
  secretPlace,
} from './factors-store.ts'
import { officeLimits } from './limits.ts'
import { ownLinkReply } from './own-link.ts'
import type { OfficeParts } from './parts.ts'
import { passkeys } from './passkeys.ts'
import {
  acceptOwnFactor,
  endEnrolment,
  getPerson,
  lockPerson,
  namesReply,
  openMemberships,
  renamePerson,
  rightsReply,
} from './people-store.ts'
import { factorKinds, listSessions, recoveryCodesLeft } from './sessions.ts'
import { noCode, remainingSeconds } from './sign-in.ts'
import { breaksGlass, findIdentity, findProvider } from './sign-on-store.ts'
import { listBrokerageSites } from './sites-store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

type Calls = typeof officeMeCalls
type Enrolling = CallContext<Calls['finishAddPasskey'] | Calls['confirmTotp']>

/** Until the person is signed in, nothing but who they are and how they can sign in. */
const notSignedIn = {
  ...{ Memberships: [], Actions: [], StepUpActions: [], Sites: [], Factors: [], Sessions: [] },
  ...{ RecoveryCodesLeft: 0, StepUpSeconds: 0, OffersDemoFl: 0 as const, ConfirmsBySignOnFl: 0 as const },
  SignOn: { Name: '', LinkedFl: 0 as const, RequiredFl: 0 as const },
  OwnLink: ownLinkReply(undefined),
}

export const loadMe = (parts: Pick<OfficeParts, 'publicUrl' | 'fillDemo'>): Handler<Calls['loadMe']> => ({
  async transaction({ scope: { session }, now }, trx) {
    const { personId, sessionId, brokerageId } = session
    const person = await getPerson(trx, personId)
    const factors = await listFactors(trx, personId)
    const codesLeft = await recoveryCodesLeft(trx, personId)
    const { Next, SignOns } = await stepOf(trx, session, now)
    const common = {
      ...{ Next, SignOns, FactorKinds: factorKinds(factors, codesLeft), PersonID: personId, Email: person.email },
      ...namesReply(person),
      ...remainingSeconds(session, now),
    }
    if (Next !== 'office') return { ...common, ...notSignedIn }
    const memberships = await openMemberships(trx, session)
    const used = memberships.find((one) => one.brokerage_id === brokerageId)
    const actions = sessionActions(session)
    // Not those in brokerages that this session does not open: who runs its provider learns nothing of them.
    const isOpen = new Set(memberships.map((one) => one.brokerage_id))
    const sessions = (await listSessions(trx, personId, now)).filter((one) => isOpen.has(one.brokerage_id ?? ''))
    const sites = await listBrokerageSites(trx, parts, brokerageId)
    return {
      ...common,
      SignOn: await signOnReply(trx, session),
      ConfirmsBySignOnFl: flag(session.isVouched),
      Memberships: memberships.map((one) => ({
        BrokerageID: one.brokerage_id,
        Brokerage: one.legal_name,
        ...rightsReply(one),
        Current: flag(one.brokerage_id === brokerageId),
      })),
      Actions: actions,
      StepUpActions: actions.filter((action) => permissions[action].stepUp),
      Sites: sites.filter(({ SiteID }) => used?.reach !== 'sites' || used.sites.includes(SiteID)),
      OwnLink: ownLinkReply(used),
      OffersDemoFl: flag(parts.fillDemo !== undefined),
      Factors: factors.map(factorReply),
      RecoveryCodesLeft: codesLeft,
      Sessions: sessions.map((one) => ({
        SessionID: one.session_id,
        Device: one.device,
        CreatedAt: one.created_at.toISOString(),
        LastUsedAt: one.last_seen_at.toISOString(),
        Current: flag(one.session_id === sessionId),
      })),
      StepUpSeconds: stepUpLeft(session, now),
    }
  },
})

const signOnReply = async (trx: Trx, { brokerageId, personId }: OfficeSession) => {
  const provider = await findProvider(trx, brokerageId)
  const isLinked = provider !== undefined && (await findIdentity(trx, provider, personId)) !== undefined
  return {
    Name: provider?.name ?? '',
    LinkedFl: flag(isLinked),
    RequiredFl: flag(provider?.is_required ?? false),
  }
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

const factorReply = ({ factor_id, kind, name, created_at, last_used_at }: Factor) => ({
  FactorID: factor_id,
  Kind: kind,
  Name: name,
  CreatedAt: created_at.toISOString(),
  LastUsedAt: last_used_at?.toISOString() ?? '',
})

const stepUpLeft = ({ confirmedAt }: OfficeSession, now: Date): number =>
  confirmedAt === null ? 0 : Math.max(0, stepUpSeconds - Math.floor((now.getTime() - Date.parse(confirmedAt)) / 1000))

export const saveMe: Handler<Calls['saveMe']> = {
  async transaction({ body, scope, refuse, assertNoProblems }, trx) {
    assertNoProblems(nameProblems(body))
    if (await needsOwnFactor(trx, scope.session)) return refuse('OwnFactorNeeded')
    const names = { FirstName: cleanLine(body.FirstName), LastName: cleanLine(body.LastName) }
    await renamePerson(trx, scope.session.personId, { ...names, LanguageID: body.LanguageID })
    return {}
  },
}

export const chooseBrokerage: Handler<Calls['chooseBrokerage']> = {
  async transaction({ body, scope: { session }, refuse }, trx) {
    const memberships = await openMemberships(trx, session)
    if (!memberships.some((one) => one.brokerage_id === body.BrokerageID)) return refuse('NoAccess')
    await trx
      .updateTable('office_sessions')
      .set({ brokerage_id: body.BrokerageID })
      .where('session_id', '=', session.sessionId)
      .execute()
    return {}
  },
}

/** A new authenticator app takes the place of a former one. */
const isFull = (factors: readonly Factor[], kind: Factor['kind']): boolean =>
  factors.filter((one) => kind === 'passkey' || one.kind !== kind).length >= mostFactors

export const startAddPasskey = (parts: OfficeParts): Handler<Calls['startAddPasskey']> => ({
  async free({ scope, now, ip, device: deviceOf, refuse, transaction }) {
    await parts.limiter.takeOrRefuse(officeLimits.starts, ip, now)
    const { personId } = scope.session
    const device = deviceOf()
    const { person, factors } = await transaction(async (trx) => {
      if (await needsOwnFactor(trx, scope.session)) return refuse('OwnFactorNeeded')
      return { person: await getPerson(trx, personId), factors: await listFactors(trx, personId) }
    })
    if (isFull(factors, 'passkey')) return refuse('TooManyRecords')
    const { challenge, options: Options } = await passkeys(parts.publicUrl).registrationOptions(person, factors)
    const ChallengeID = await transaction((trx) =>
      startChallenge(trx, { purpose: 'passkey', device, personId, challenge, now }),
    )
    return { ChallengeID, Options }
  },
})

/** With the first factor the session begins, and the recovery codes are made. */
const factorAdded = async (
  trx: Trx,
  parts: OfficeParts,
  context: Pick<Enrolling, 'scope' | 'now' | 'device' | 'setSessionCookie' | 'note'>,
  factor: 'passkey' | 'totp',
) => {
  const { session } = context.scope
  const { personId, stage } = session
  // With nothing from before, all that the person has was made in this session.
  const isFirst =
    stage === 'code' ||
    ((await listFactors(trx, personId)).length === 1 && (await recoveryCodesLeft(trx, personId)) === 0)
  const voucher = await noteVoucher(trx, session)
  if (isFirst && voucher !== undefined) await acceptOwnFactor(trx, personId, { brokerageId: voucher })
  await endEnrolment(trx, personId)
  await parts.mails.factorAdded(trx, await getPerson(trx, personId), context.now, factor)
  if (stage === 'factor') {
    return { RecoveryCodes: [], Next: (await stepOf(trx, context.scope.session, context.now)).Next }
  }
  const codes = await renewRecoveryCodes(trx, parts.keys, personId)
  const begun = await beginWithFactor(trx, parts, context, await getPerson(trx, personId), factor)
  return { RecoveryCodes: codes, Next: begun.Next }
}

/** What people recognise a factor by, if they gave it no name: the browser in which it was made. */
const factorName = (name: string, browser: string): string => (isBlank(name) ? browser : cleanLine(name))

export const finishAddPasskey = (parts: OfficeParts): Handler<Calls['finishAddPasskey']> => ({
  async free(context) {
    const { body, scope, now, ip, device: deviceOf, refuse, transaction } = context
    await parts.limiter.takeOrRefuse(officeLimits.tries, ip, now)
    const { personId } = scope.session
    const device = deviceOf()
    const asked = { challengeId: body.ChallengeID, purpose: 'passkey', device, now } as const
    const started = await transaction((trx) => takeChallenge(trx, asked))
    if (!started?.challenge || started.person_id !== personId) return refuse('PasskeyNotAccepted')
    const passkey = await passkeys(parts.publicUrl).verifyRegistration(body.Response, started.challenge)
    if (passkey === undefined) return refuse('PasskeyNotAccepted')
    const result = await transaction(async (trx) => {
      await lockPerson(trx, personId)
      if (await needsOwnFactor(trx, scope.session)) return 'OwnFactorNeeded'
      if (!(await mayMakeFirst(trx, scope.session, now))) throw new Refusal('Access_Denied')
      if (isFull(await listFactors(trx, personId), 'passkey')) return 'TooManyRecords'
      const factorId = await insertPasskey(trx, {
        ...{ personId, name: factorName(body.Name, scope.browser), passkey, now },
      })
      if (factorId === undefined) return 'PasskeyNotAccepted'
      context.note({ details: { factor: factorId, kind: 'passkey' } })
      return factorAdded(trx, parts, context, 'passkey')
    })
    return typeof result === 'string' ? refuse(result) : result
  },
})

export const startTotp = (parts: OfficeParts): Handler<Calls['startTotp']> => ({
  async free({ scope, now, ip, device: deviceOf, refuse, transaction }) {
    await parts.limiter.takeOrRefuse(officeLimits.starts, ip, now)
    const { personId } = scope.session
    const device = deviceOf()
    const secret = newTotpSecret()
    const started = await transaction(async (trx) => {
      if (await needsOwnFactor(trx, scope.session)) return refuse('OwnFactorNeeded')
      if (isFull(await listFactors(trx, personId), 'totp')) return undefined
      const ChallengeID = await startChallenge(trx, {
        purpose: 'totp',
        device,
        personId,
        secret: (challengeId) => parts.crypto.encrypt(secret, secretPlace('office_challenges', challengeId)),
        now,
      })
      return { ChallengeID, Secret: secret, Uri: totpUri(secret, (await getPerson(trx, personId)).email) }
    })
    return started ?? refuse('TooManyRecords')
  },
})

/** A wrong code leaves the started app as it was, so that the next one can be tried. */
export const confirmTotp = (parts: OfficeParts): Handler<Calls['confirmTotp']> => ({
  async free(context) {
    const { body, scope, now, ip, device: deviceOf, refuse, transaction } = context
    if (isBlank(body.Code)) return refuse('RequiredVerificationCode', noCode)
    await parts.limiter.takeOrRefuse(officeLimits.tries, ip, now)
    const { personId } = scope.session
    const asked = { challengeId: body.ChallengeID, purpose: 'totp', device: deviceOf(), now } as const
    const result = await transaction(async (trx) => {
      await lockPerson(trx, personId)
      if (await needsOwnFactor(trx, scope.session)) return 'OwnFactorNeeded'
      if (!(await mayMakeFirst(trx, scope.session, now))) throw new Refusal('Access_Denied')
      const started = await findChallenge(trx, asked)
      if (!started?.secret || started.person_id !== personId) return 'AuthenticatorCodeIncorrect'
      const secret = parts.crypto.decrypt(started.secret, secretPlace('office_challenges', started.challenge_id))
      const step = totpStep(secret, body.Code, now)
      if (step === undefined) return 'AuthenticatorCodeIncorrect'
      if (isFull(await listFactors(trx, personId), 'totp')) return 'TooManyRecords'
      await takeChallenge(trx, asked)
      const name = factorName(body.Name, scope.browser)
      const factorId = await insertTotp(trx, parts.crypto, { personId, name, secret, step, now })
      context.note({ details: { factor: factorId, kind: 'totp' } })
      return factorAdded(trx, parts, context, 'totp')
    })
    return typeof result === 'string' ? refuse(result) : result
  },
})

export const removeFactor: Handler<Calls['removeFactor']> = {
  async transaction({ body, scope, note, refuse }, trx) {
    const { personId } = scope.session
    await lockPerson(trx, personId)
    if (await needsOwnFactor(trx, scope.session)) return refuse('OwnFactorNeeded')
    const factors = await listFactors(trx, personId)
    const found = factors.find((one) => one.factor_id === body.FactorID)
    if (found === undefined) return refuse('NoAccess')
    if (factors.length === 1) return refuse('LastFactor')
    const passkeysLeft = factors.filter((one) => one.kind === 'passkey' && one !== found).length
    if (passkeysLeft === 0 && (await breaksGlass(trx, personId))) return refuse('BreakGlassPerson')
    await trx.deleteFrom('factors').where('factor_id', '=', found.factor_id).execute()
    note({ details: { factor: found.factor_id, kind: found.kind } })
    return {}
  },
}

export const newRecoveryCodes = ({
  keys,
  mails,
}: Pick<OfficeParts, 'keys' | 'mails'>): Handler<Calls['newRecoveryCodes']> => ({
  free({ scope, now, refuse, transaction }) {
    const { personId } = scope.session
    return transaction(async (trx) => {
      await lockPerson(trx, personId)
      if (await needsOwnFactor(trx, scope.session)) return refuse('OwnFactorNeeded')
      await noteVoucher(trx, scope.session)
      await mails.factorAdded(trx, await getPerson(trx, personId), now, 'recovery')
      return { RecoveryCodes: await renewRecoveryCodes(trx, keys, personId) }
    })
  },
})

export const endSession: Handler<Calls['endSession']> = {
  async transaction({ body, scope: { session }, note, refuse }, trx) {
    const all = trx.deleteFrom('office_sessions').where('person_id', '=', session.personId)
    // What a provider alone vouches for ends no session in another brokerage.
    const voucher = (await needsOwnFactor(trx, session)) ? session.signOnOf : undefined
    const own = voucher === undefined ? all : all.where('is_vouched', '=', true).where('sign_on_of', '=', voucher)
    const ended = await (body.SessionID === ''
      ? own.where('session_id', '<>', session.sessionId)
      : own.where('session_id', '=', body.SessionID)
    )
      .returning('session_id')
      .execute()
    if (body.SessionID !== '' && ended.length === 0) return refuse('NoAccess')
    // The holder of a stolen session may have opened the portal as a client from it.
    await endHandOffs(trx, actorOfPerson(session.personId), voucher)
    note({ details: { sessions: ended.length } })
    return {}
  },
}
