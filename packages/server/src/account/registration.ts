import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { codeProblems, type Registration, registrationProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { audit } from '../kit/audit.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { getSite } from '../site/index.ts'
import { admit } from './admission.ts'
import { beginSession } from './begin-session.ts'
import { isCommonPassword } from './common-passwords.ts'
import { makeCode, tryCode } from './email-codes.ts'
import { countingTry, limits, sendBudgets } from './limits.ts'
import type { AccountParts } from './parts.ts'
import { findUserByEmail, makeUser } from './store.ts'

const problemsOf = (form: Registration) => {
  const problems = registrationProblems(form)
  const isFlawed = problems.some(({ Field }) => Field === 'Password')
  return [...problems, ...problem(!isFlawed && isCommonPassword(form.Password), 'Password', 'PasswordTooCommon')]
}

/**
 * Checks a registration and mails its code; the form is not stored. With TellUnknownEmail the caller learns that an
 * address is taken, ten times an hour; after that, and on other sites, the reply is the same.
 */
export const registerUser = (parts: AccountParts): Handler<typeof accountCalls.registerUser> => ({
  async free({ body, scope: { siteId }, now, ip, device: deviceOf, refuse, assertNoProblems, transaction }) {
    const { keys, limiter, mails } = parts
    assertNoProblems(problemsOf(body))
    const email = normaliseEmail(body.Email)
    const { isTaken, tells } = await transaction(async (trx) => ({
      isTaken: (await findUserByEmail(trx, siteId, email)) !== undefined,
      tells: (await getSite(trx, siteId)).tellUnknownEmail,
    }))
    if (tells) {
      const retryAfter = await limiter.secondsLeft(limits.unknownFromCaller, ip, now)
      if (retryAfter > 0) return refuse('TooManyRequests', { retryAfter })
      if (isTaken) {
        await limiter.takeOrRefuse(limits.unknownFromCaller, ip, now)
        return refuse('EmailAlreadyRegistered')
      }
    }
    const { captchaToken } = body
    const device = deviceOf()
    await admit(parts, sendBudgets('register'), { siteId, email, ip, device, captchaToken, now })
    const place = { siteId, purpose: 'register' as const, email }
    const recipient = { siteId, to: email, language: languageOf(body.LanguageID), now }
    await transaction(async (trx) => {
      // For an address with an account the code is not mailed; tries are counted all the same.
      const code = await makeCode(trx, keys.codes, place, device, now)
      if (isTaken) await mails.alreadyRegistered(trx, recipient)
      else await mails.code(trx, recipient, 'register', code)
    })
    return {}
  },
})

/** The form is sent again with its code and becomes an account. The password is hashed before the transaction. */
export const registerVerifyCode = ({
  keys,
  limiter,
  passwords,
}: AccountParts): Handler<typeof accountCalls.registerVerifyCode> => ({
  async free(context) {
    const { body, scope, now, ip, refuse, assertNoProblems, transaction } = context
    assertNoProblems([...problemsOf(body), ...codeProblems(body.code ?? '')])
    const { siteId } = scope
    const email = normaliseEmail(body.Email)
    const check = async () => {
      const passwordHash = await passwords.hash(body.Password)
      return transaction(async (trx) => {
        const typed = { code: body.code ?? '', device: context.device(), now }
        const outcome = await tryCode(trx, keys.codes, { siteId, purpose: 'register', email }, typed)
        if (outcome !== 'right') return outcome
        const user = await makeUser(trx, {
          siteId,
          email,
          firstName: cleanLine(body.FirstName),
          lastName: cleanLine(body.LastName),
          passwordHash,
          language: body.LanguageID,
          now,
        })
        if (!user) return 'EmailAlreadyRegistered'
        await audit(trx, {
          siteId,
          actor: user.user_id,
          action: 'register',
          at: now,
          application: undefined,
          details: { by: 'form' },
        })
        return { user, token: await beginSession(trx, keys, context, user, 'registration') }
      })
    }
    const result = await countingTry(limiter, { purpose: 'register', ip, now }, check)
    if (typeof result === 'string') return refuse(result)
    context.setSessionCookie(result.token)
    return { UserID: result.user.user_id }
  },
})
