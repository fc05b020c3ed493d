import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { officeSignInCalls } from '@foyer/contract/office/sign-in-calls.ts'
import { codeProblems, emailProblems } from '@foyer/domain/account/rules.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { accountLimits, admit, checkSubject, countingTry, makeCode, sendBudgets, tryCode } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { type OfficeSession, officeIdleSeconds, officeTotalSeconds, stepUpSeconds } from '../kit/office-session.ts'
import { beginWithFactor, beginWithLink, type Guest, liveSession, stepOf } from './begin-session.ts'
import { startChallenge, takeChallenge } from './challenges.ts'
import { type Factor, listFactors, takeRecoveryCode, tryTotp, voucherOf } from './factors-store.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { credentialIdOf, passkeys } from './passkeys.ts'
import { findPerson, findPersonByEmail, getPerson, maySignIn, needsMailFirst, type Person } from './people-store.ts'
import { endSessionHere, isKnownBrowser, peopleOfBrowser, recoveryCodesLeft } from './sessions.ts'
import { isSignOnBrowser } from './sign-on-store.ts'

type Calls = typeof officeSignInCalls
type GuestContext = CallContext<Calls[keyof Calls] & { access: 'officeVisitor' }>

/** A mailed code of staff: rows of the server, as codes of borrowers are rows of their site. */
const placeOf = (email: string) => ({ siteId: serverSite, purpose: 'office', email }) as const

/** Whether someone else than this person, who may be unknown, is signed in here: they are asked to leave first. */
const isOther = (session: OfficeSession | undefined, person: Pick<Person, 'person_id'> | undefined): boolean =>
  session?.stage === 'factor' && session.personId !== person?.person_id

/**
 * The person whose factor this browser may try: that of the begun sign-in, which an empty address means as well, or one who has signed
 * in here before. A session tries none of another person, since its tries are counted for its own.
 */
const personToTry = async (
  trx: Trx,
  { scope, now, device }: Guest,
  email: string,
): Promise<Person | 'other' | undefined> => {
  const session = await liveSession(trx, scope)
  const person =
    session && email === ''
      ? await findPerson(trx, session.personId)
      : await findPersonByEmail(trx, normaliseEmail(email))
  if (isOther(session, person)) return 'other'
  if (session?.stage === 'code' && session.personId === person?.person_id) return person
  if (!person || !(await isKnownBrowser(trx, person.person_id, device(), now))) return undefined
  return (await maySignIn(trx, person.person_id)) ? person : undefined
}

/** Whom a provider alone has named so far, with the brokerage of the provider: their tries are counted apart. */
const namedBy = (session: OfficeSession | undefined): string | undefined =>
  session !== undefined && voucherOf(session) !== undefined ? `${session.personId} ${session.signOnOf}` : undefined

export const startSignIn = (parts: OfficeParts): Handler<Calls['startSignIn']> => ({
  async free({ body, scope, now, ip, device: deviceOf, assertNoProblems, refuse, transaction }) {
    const { keys, limiter, mails } = parts
    assertNoProblems(emailProblems(body.Email))
    await limiter.takeOrRefuse(officeLimits.starts, ip, now)
    const email = normaliseEmail(body.Email)
    const device = deviceOf()
    const found = await transaction(async (trx): Promise<Found | 'other'> => {
      const person = await findPersonByEmail(trx, email)
      if (isOther(scope.session, person)) return 'other'
      if (!person || !(await maySignIn(trx, person.person_id))) return nobodyHere
      const { person_id: personId } = person
      const isKnown = await isKnownBrowser(trx, personId, device, now)
      // A browser that neither of them knows learns nothing of the person.
      if (!isKnown && !(await isSignOnBrowser(trx, personId, device, now))) return { ...nobodyHere, person }
      const step = await stepOf(trx, { personId, stage: 'code', signOnOf: '', isVouched: false }, now)
      return { person, browser: isKnown ? 'known' : 'ofSignOn', step, needsMail: await needsMailFirst(trx, personId) }
    })
    if (found === 'other') return refuse('OtherSession')
    const { person, browser, step, needsMail = false } = found
    if (step.Next === 'signOn' || (browser === 'known' && step.Next === 'factor' && !needsMail)) return step
    const asked = { siteId: serverSite, email, ip, device, captchaToken: body.captchaToken, now }
    await admit(parts, sendBudgets('office'), { ...asked, isKnown: browser !== 'unknown' })
    await transaction(async (trx) => {
      const code = await makeCode(trx, keys.codes, placeOf(email), device, now)
      await (person ? mails.code(trx, person, now, code) : mails.noCode(trx, body.LanguageID, now, code))
    })
    return { Next: 'code', Factors: [], SignOns: step.SignOns }
  },
})

interface Found {
  person: Person | undefined
  /** Whether the person has signed in here, or at their provider alone. */
  browser: 'known' | 'ofSignOn' | 'unknown'
  step: ReplyOf<'/console-api/StartSignIn'>
  /** Own factors open a brokerage of theirs only after a mailed code. */
  needsMail?: boolean
}

/** What a browser learns of an address that it does not know. */
const nobodyHere: Found = {
  person: undefined,
  browser: 'unknown',
  step: { Next: 'code', Factors: [], SignOns: [] },
}

/** A check that was solved for a site's pages is invalid here, as the site is its subject. */
export const createRobotChallenge = ({
  limiter,
  captcha,
}: OfficeParts): Handler<Calls['createOfficeRobotChallenge']> => ({
  async free({ ip, now }) {
    await limiter.takeOrRefuse(accountLimits.challenges, ip, now)
    return { challenge: await captcha.challenge({ subject: checkSubject(serverSite), now }) }
  },
})

export const verifyCode = (parts: OfficeParts): Handler<Calls['verifyCode']> => ({
  async free(context) {
    const { body, now, ip, device, refuse, assertNoProblems, transaction } = context
    const email = normaliseEmail(body.Email)
    if (!isEmail(email)) return refuse('InvalidEmail')
    assertNoProblems(codeProblems(body.Code).map((one) => ({ ...one, Field: 'Code' })))
    const check = () =>
      transaction(async (trx) => {
        const typed = { code: body.Code, device: device(), now }
        const outcome = await tryCode(trx, parts.keys.codes, placeOf(email), typed)
        if (outcome !== 'right') return outcome
        const person = await findPersonByEmail(trx, email)
        // Ended since the code was sent; an unknown address never got one.
        if (!person || !(await maySignIn(trx, person.person_id))) return 'VerificationCodeIncorrect'
        return beginWithLink(trx, parts, context, person.person_id)
      })
    const result = await countingTry(parts.limiter, { purpose: 'office', ip, now }, check)
    return typeof result === 'string' ? refuse(result) : result
  },
})

export const startPasskey = (parts: OfficeParts): Handler<Calls['startPasskey']> => ({
  async free({ scope, now, ip, device: deviceOf, transaction }) {
    await parts.limiter.takeOrRefuse(officeLimits.starts, ip, now)
    const device = deviceOf()
    const known = await transaction(async (trx) => {
      const people = scope.session ? [scope.session.personId] : await peopleOfBrowser(trx, device, now)
      const factors = await Promise.all(people.map((personId) => listFactors(trx, personId)))
      return factors.flat()
    })
    const { challenge, options: Options } = await passkeys(parts.publicUrl).signInOptions(known)
    const ChallengeID = await transaction((trx) => startChallenge(trx, { purpose: 'sign-in', device, challenge, now }))
    return { ChallengeID, Options }
  },
})

interface PasskeyUse {
  ChallengeID: string
  Response: string
}

/** The passkey that a response proves, and its counter after this use. The started challenge is used up in any case. */
const usedPasskey = async (
  { publicUrl }: Pick<OfficeParts, 'publicUrl'>,
  { now, device, transaction }: Pick<GuestContext, 'now' | 'device' | 'transaction'>,
  { ChallengeID: challengeId, Response }: PasskeyUse,
): Promise<{ factor: Factor; counter: number } | undefined> => {
  const found = await transaction(async (trx) => ({
    started: await takeChallenge(trx, { challengeId, purpose: 'sign-in', device: device(), now }),
    factor: await trx
      .selectFrom('factors')
      .selectAll()
      .where('credential_id', '=', credentialIdOf(Response))
      .executeTakeFirst(),
  }))
  const { started, factor } = found
  if (!started?.challenge || !factor) return undefined
  const counter = await passkeys(publicUrl).verifySignIn(Response, started.challenge, factor)
  return counter === undefined ? undefined : { factor, counter }
}

/** Whether the factor was still there: it is read before the call waits for its turn, and may have been removed since. */
const storeUse = async (trx: Trx, { factor, counter }: { factor: Factor; counter: number }, now: Date) =>
  (await trx
    .updateTable('factors')
    .set({ counter, last_used_at: now })
    .where('factor_id', '=', factor.factor_id)
    .returning('factor_id')
    .executeTakeFirst()) !== undefined

export const finishPasskey = (parts: OfficeParts): Handler<Calls['finishPasskey']> => ({
  async free(context) {
    const { body, scope, now, ip, device, refuse, transaction } = context
    await parts.limiter.takeOrRefuse(officeLimits.tries, ip, now)
    const used = await usedPasskey(parts, context, body)
    if (used === undefined) return refuse('PasskeyNotAccepted')
    const { person_id: personId } = used.factor
    const step = await transaction(async (trx) => {
      const session = await liveSession(trx, scope)
      if (isOther(session, { person_id: personId })) return 'other'
      const isHere = session?.personId === personId || (await isKnownBrowser(trx, personId, device(), now))
      if (!isHere || !(await maySignIn(trx, personId))) return undefined
      if (!(await storeUse(trx, used, now))) return undefined
      return beginWithFactor(trx, parts, context, await getPerson(trx, personId), 'passkey')
    })
    if (step === 'other') return refuse('OtherSession')
    return step ?? refuse('PasskeyNotAccepted')
  },
})

export const finishTotp = (parts: OfficeParts): Handler<Calls['finishTotp']> => ({
  async free(context) {
    const { body, now, ip, refuse, transaction } = context
    if (isBlank(body.Code)) return refuse('RequiredVerificationCode', noCode)
    await parts.limiter.takeOrRefuse(officeLimits.tries, ip, now)
    const named = namedBy(context.scope.session)
    if (named !== undefined) await parts.limiter.takeOrRefuse(officeLimits.namedTries, named, now)
    const result = await transaction(async (trx) => {
      const person = await personToTry(trx, context, body.Email)
      if (person === undefined) return 'wrong'
      if (person === 'other') return person
      const personId = person.person_id
      const isCountedElsewhere = named !== undefined && context.scope.session?.personId === personId
      const outcome = await tryTotp(trx, parts.crypto, { personId, code: body.Code, now, isCountedElsewhere })
      if (outcome !== 'right') return outcome
      return beginWithFactor(trx, parts, context, person, 'totp')
    })
    if (result === 'other') return refuse('OtherSession')
    if (result === 'wrong') return refuse('AuthenticatorCodeIncorrect')
    if ('wait' in result) return refuse('TooManyRequests', { retryAfter: result.wait })
    if (named !== undefined) await parts.limiter.giveBack(officeLimits.namedTries, named, now)
    return result
  },
})

/** Refused as problems of a field are, which are not recorded: nothing was tried. */
export const noCode = { errors: [{ Field: 'Code', Key: 'RequiredVerificationCode' as const }] }

export const useRecoveryCode = (parts: OfficeParts): Handler<Calls['useRecoveryCode']> => ({
  async free(context) {
    const { body, now, ip, refuse, transaction } = context
    const { keys, limiter } = parts
    if (isBlank(body.Code)) return refuse('RequiredVerificationCode', noCode)
    await limiter.takeOrRefuse(officeLimits.tries, ip, now)
    const person = await transaction((trx) => personToTry(trx, context, body.Email))
    if (person === 'other') return refuse('OtherSession')
    if (!person) return refuse('RecoveryCodeIncorrect')
    const { person_id: personId } = person
    const { session } = context.scope
    const counted = (session?.personId === personId ? namedBy(session) : undefined) ?? personId
    await limiter.takeOrRefuse(officeLimits.recovery, counted, now)
    const result = await transaction(async (trx) => {
      if (!(await takeRecoveryCode(trx, keys, { personId, code: body.Code, now }))) return undefined
      const step = await beginWithFactor(trx, parts, context, person, 'recovery')
      return { ...step, CodesLeft: await recoveryCodesLeft(trx, personId) }
    })
    if (result === undefined) return refuse('RecoveryCodeIncorrect')
    await limiter.giveBack(officeLimits.recovery, counted, now)
    return result
  },
})

export const stepUp = (parts: OfficeParts): Handler<Calls['stepUp']> => ({
  async free(context) {
    const { body, scope, now, ip, refuse, transaction } = context
    const { sessionId, personId } = scope.session
    await parts.limiter.takeOrRefuse(officeLimits.tries, ip, now)
    const confirm = (trx: Trx) =>
      trx.updateTable('office_sessions').set({ confirmed_at: now }).where('session_id', '=', sessionId).execute()
    if (body.Passkey) {
      const used = await usedPasskey(parts, context, body.Passkey)
      if (used?.factor.person_id !== personId) return refuse('PasskeyNotAccepted')
      const isThere = await transaction(async (trx) => {
        if (!(await storeUse(trx, used, now))) return false
        await confirm(trx)
        return true
      })
      if (!isThere) return refuse('PasskeyNotAccepted')
      return { Seconds: stepUpSeconds }
    }
    if (isBlank(body.Code)) return refuse('RequiredVerificationCode', noCode)
    const named = namedBy(scope.session)
    if (named !== undefined) await parts.limiter.takeOrRefuse(officeLimits.namedTries, named, now)
    const typed = { personId, code: body.Code, now, isCountedElsewhere: named !== undefined }
    const outcome = await transaction(async (trx) => {
      const tried = await tryTotp(trx, parts.crypto, typed)
      if (tried === 'right') await confirm(trx)
      return tried
    })
    if (outcome === 'wrong') return refuse('AuthenticatorCodeIncorrect')
    if (outcome !== 'right') return refuse('TooManyRequests', { retryAfter: outcome.wait })
    if (named !== undefined) await parts.limiter.giveBack(officeLimits.namedTries, named, now)
    return { Seconds: stepUpSeconds }
  },
})

/** Seconds until the session ends, idle and in all. */
export const remainingSeconds = ({ createdAt }: Pick<OfficeSession, 'createdAt'>, now: Date) => {
  const left = Math.max(0, officeTotalSeconds - Math.floor((now.getTime() - Date.parse(createdAt)) / 1000))
  return { IdleSeconds: Math.min(officeIdleSeconds, left), TotalSeconds: left }
}

export const extendSession: Handler<Calls['extendSession']> = {
  async transaction({ scope, now }, trx) {
    const { session } = scope
    await trx
      .updateTable('office_sessions')
      .set({ last_seen_at: now })
      .where('session_id', '=', session.sessionId)
      .execute()
    return remainingSeconds(session, now)
  },
}

export const signOut: Handler<Calls['signOut']> = {
  async transaction({ scope, clearSessionCookie }, trx) {
    if (scope.sessionHash) await endSessionHere(trx, scope.sessionHash)
    clearSessionCookie()
    return {}
  },
}
