import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { emailProblems, resetProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { audit } from '../kit/audit.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { endSessionsOf } from '../kit/session.ts'
import { isCommonPassword } from './common-passwords.ts'
import { countSend, limits } from './limits.ts'
import { dropTokensOf, findToken, inSeconds, keepToken, spendToken, tokenPlace } from './one-time-tokens.ts'
import type { AccountParts } from './parts.ts'
import { mailPasswordReset } from './password-reset-definition.ts'
import { placeOfRequest, sealRequest } from './password-reset-job.ts'
import { savePassword } from './store.ts'

/**
 * Notes the wish and answers. Whether the address has an account is looked up by a job, after the answer: known and
 * unknown addresses take the same statements and the same time.
 */
export const forgotPassword = ({
  keys,
  crypto,
  jobs,
  limiter,
}: AccountParts): Handler<typeof accountCalls.forgotPassword> => ({
  async free({ body, scope: { siteId }, now, ip, language, refuseProblems, transaction }) {
    refuseProblems(emailProblems(body.Email))
    const email = normaliseEmail(body.Email)
    await countSend(limiter, { siteId, email, ip, now })
    const requestId = randomPublicId()
    const secret = sealRequest(crypto, siteId, requestId, { email, language })
    await transaction(async (trx) => {
      await keepToken(trx, placeOfRequest(keys, siteId, requestId), { secret, expiresAt: inSeconds(now, 24 * 60 * 60) })
      await jobs.send(trx, mailPasswordReset, { siteId, requestId })
    })
    return {}
  },
})

/** The key of the mailed link, once: a new password, no session anywhere, and a mail that says so. */
export const resetPassword = ({
  keys,
  limiter,
  passwords,
  mails,
}: AccountParts): Handler<typeof accountCalls.resetPassword> => ({
  async free({ body, scope: { siteId }, now, ip, refuse, refuseProblems, transaction }) {
    refuseProblems(resetProblems(body))
    if (isCommonPassword(body.Password))
      return refuse('PasswordTooCommon', { errors: [{ Field: 'Password', Key: 'PasswordTooCommon' }] })
    await limiter.takeOrRefuse(limits.triesFromCaller, ip, now)
    const place = tokenPlace(keys.tokens, siteId, 'password-reset', body.CacheKey)
    if (!(await transaction((trx) => findToken(trx, place, now)))) return refuse('PasswordResetLinkExpired')

    const passwordHash = await passwords.hash(body.Password)
    const isDone = await transaction(async (trx) => {
      const userId = (await spendToken(trx, place, now))?.user_id
      const user = userId && (await savePassword(trx, siteId, userId, passwordHash))
      if (!user) return false
      await dropTokensOf(trx, siteId, 'password-reset', user.user_id)
      await endSessionsOf(trx, siteId, user.user_id)
      await audit(trx, { siteId, actor: user.user_id, action: 'password-reset', at: now })
      await mails.passwordChanged(trx, user, now)
      return true
    })
    return isDone ? {} : refuse('PasswordResetLinkExpired')
  },
})
