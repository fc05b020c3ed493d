import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { emailProblems, resetProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { audit } from '../kit/audit.ts'
import { randomToken } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { nobody } from '../kit/outbox.ts'
import { endSessionsOf } from '../kit/session.ts'
import { admit } from './admission.ts'
import { isCommonPassword } from './common-passwords.ts'
import { forgetDevices } from './known-devices.ts'
import { sendBudgets, triesFromCaller } from './limits.ts'
import { dropTokensOf, findToken, inSeconds, keepToken, spendToken, tokenPlace } from './one-time-tokens.ts'
import type { AccountParts } from './parts.ts'
import { findUserByEmail, savePassword } from './store.ts'

const linkSeconds = 30 * 60
/** A younger link stays valid when another is requested: its owner may be about to open it. */
const keptSeconds = 2 * 60

/**
 * Mails a key to an address with an account and ends the user's older keys. An unknown address goes through every
 * step too, including a mail without a recipient: neither the reply, nor its time, nor later work of the server
 * distinguishes them.
 */
export const forgotPassword = (parts: AccountParts): Handler<typeof accountCalls.forgotPassword> => ({
  async free({ body, scope: { siteId }, now, ip, device, language, assertNoProblems, transaction }) {
    const { keys, mails } = parts
    assertNoProblems(emailProblems(body.Email))
    const email = normaliseEmail(body.Email)
    const { captchaToken } = body
    await admit(parts, sendBudgets('forgot'), { siteId, email, ip, device: device(), captchaToken, now })
    await transaction(async (trx) => {
      const user = await findUserByEmail(trx, siteId, email)
      const userId = user?.user_id ?? ''
      const key = randomToken()
      const place = tokenPlace(keys.tokens, siteId, 'password-reset', key)
      await dropTokensOf(trx, siteId, 'password-reset', userId, inSeconds(now, linkSeconds - keptSeconds))
      await keepToken(trx, place, { userId, expiresAt: inSeconds(now, linkSeconds) })
      await mails.passwordReset(trx, { siteId, to: user ? email : nobody, language, now }, key)
    })
    return {}
  },
})

/** Uses the key of the mailed link once: sets a new password, ends every session, and confirms it by mail. */
export const resetPassword = ({
  keys,
  limiter,
  passwords,
  mails,
}: AccountParts): Handler<typeof accountCalls.resetPassword> => ({
  async free({ body, scope: { siteId }, now, ip, refuse, assertNoProblems, transaction }) {
    assertNoProblems(resetProblems(body))
    if (isCommonPassword(body.Password))
      return refuse('PasswordTooCommon', { errors: [{ Field: 'Password', Key: 'PasswordTooCommon' }] })
    await limiter.takeOrRefuse(triesFromCaller('forgot'), ip, now)
    const place = tokenPlace(keys.tokens, siteId, 'password-reset', body.CacheKey)
    if (!(await transaction((trx) => findToken(trx, place, now)))) return refuse('PasswordResetLinkExpired')

    const passwordHash = await passwords.hash(body.Password)
    const isDone = await transaction(async (trx) => {
      const userId = (await spendToken(trx, place, now))?.user_id
      const user = userId && (await savePassword(trx, siteId, userId, passwordHash))
      if (!user) return false
      await dropTokensOf(trx, siteId, 'password-reset', user.user_id)
      await endSessionsOf(trx, siteId, user.user_id)
      await forgetDevices(trx, user)
      await audit(trx, { siteId, actor: user.user_id, action: 'password-reset', at: now, application: undefined })
      await mails.passwordChanged(trx, user, now)
      return true
    })
    return isDone ? {} : refuse('PasswordResetLinkExpired')
  },
})
