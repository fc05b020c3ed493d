import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { codeProblems, emailProblems } from '@foyer/domain/account/rules.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { admit } from './admission.ts'
import { beginSession } from './begin-session.ts'
import { makeCode, tryCode } from './email-codes.ts'
import { isKnownDevice } from './known-devices.ts'
import { countingTry, sendBudgets } from './limits.ts'
import type { AccountParts } from './parts.ts'
import { linkVerifiedIdentity } from './social-result.ts'
import { findUserByEmail, makeUser, type NewUser, type User } from './store.ts'

/** Mails a code to any address. The code creates the account, so the reply does not reveal whether there is one. */
export const validateEmail = (parts: AccountParts): Handler<typeof accountCalls.validateEmail> => ({
  async free({ body, scope: { siteId }, now, ip, device: deviceOf, assertNoProblems, transaction }) {
    const { keys, mails } = parts
    assertNoProblems(emailProblems(body.Email))
    const email = normaliseEmail(body.Email)
    const { captchaToken } = body
    const device = deviceOf()
    await admit(parts, sendBudgets('start'), { siteId, email, ip, device, captchaToken, now })
    await transaction(async (trx) => {
      const code = await makeCode(trx, keys.codes, { siteId, purpose: 'start', email }, device, now)
      await mails.code(trx, { siteId, to: email, language: languageOf(body.LanguageID), now }, 'start', code)
    })
    return {}
  },
})

/** Signs in the confirmed address, and creates its account if there is none. */
export const verifyCode = (parts: AccountParts): Handler<typeof accountCalls.verifyCode> => ({
  async free(context) {
    const { body, scope, now, ip, language, refuse, assertNoProblems, transaction } = context
    const { keys, limiter } = parts
    const { siteId } = scope
    const email = normaliseEmail(body.Email)
    if (!isEmail(email)) return refuse('InvalidEmail')
    assertNoProblems(codeProblems(body.code))
    const check = () =>
      transaction(async (trx) => {
        const typed = { code: body.code, device: context.device(), now }
        const outcome = await tryCode(trx, keys.codes, { siteId, purpose: 'start', email }, typed)
        if (outcome !== 'right') return outcome
        const user = await findOrMakeUser(trx, { siteId, email, language: languageId(language), now })
        await linkVerifiedIdentity(trx, parts, scope, user, now)
        return { user, token: await beginSession(trx, keys, context, user, 'code') }
      })
    const device = context.device()
    const isKnown = await transaction((trx) => isKnownDevice(trx, { siteId, email, device, now }))
    const knownDevice = isKnown ? `${siteId}|${email}|${device.toString('hex')}` : undefined
    const result = await countingTry(limiter, { purpose: 'start', ip, now, knownDevice }, check)
    if (typeof result === 'string') return refuse(result)
    context.setSessionCookie(result.token)
    return { UserID: result.user.user_id }
  },
})

const findOrMakeUser = async (trx: Trx, newUser: NewUser): Promise<User> => {
  const { siteId, email, now } = newUser
  const made = await makeUser(trx, newUser)
  if (made) {
    await audit(trx, {
      siteId,
      actor: made.user_id,
      action: 'register',
      at: now,
      application: undefined,
      details: { by: 'code' },
    })
    return made
  }
  const found = await findUserByEmail(trx, siteId, email)
  if (!found) throw new Error('a registered address has no account')
  return found
}
