import type { accountCalls } from '@foyer/contract/account/calls.ts'
import { signInProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { getSite } from '../site/index.ts'
import { admit, giveBack } from './admission.ts'
import { beginSession } from './begin-session.ts'
import { limits, passwordBudgets } from './limits.ts'
import type { AccountParts } from './parts.ts'
import { findUserByEmail, holdUserWithPassword } from './store.ts'

/**
 * Every try is counted before the password is checked, so that parallel tries all count; a right one is refunded. An
 * unknown address takes the same steps and time as a known one.
 */
export const signIn = (parts: AccountParts): Handler<typeof accountCalls.signIn> => ({
  async free(context) {
    const { keys, limiter, passwords } = parts
    const { body, scope, now, ip, note, refuse, assertNoProblems, transaction } = context
    assertNoProblems(signInProblems(body))
    const { siteId } = scope
    const email = normaliseEmail(body.Email)
    const asked = { siteId, email, ip, device: context.device(), captchaToken: body.captchaToken, now }
    const admission = await admit(parts, passwordBudgets, asked)

    const { user, tellUnknownEmail } = await transaction(async (trx) => ({
      user: await findUserByEmail(trx, siteId, email),
      tellUnknownEmail: (await getSite(trx, siteId)).tellUnknownEmail,
    }))
    const isRight = await passwords.isRight(user?.password_hash, body.Password)
    if (user) note({ details: { UserID: user.user_id } })
    if (!user || !isRight) {
      const tells = !user && tellUnknownEmail
      // What stays hidden is counted too, under another name, so that both cost one statement.
      const limit = { ...limits.unknownFromCaller, name: tells ? limits.unknownFromCaller.name : 'account-not-told' }
      const wait = await limiter.take(limit, ip, now)
      return refuse(tells && wait === 0 ? 'EmailNotRegistered' : 'EmailPasswordIncorrect')
    }

    const token = await transaction(async (trx) =>
      // A password changed since it was read no longer signs in.
      (await holdUserWithPassword(trx, user)) ? beginSession(trx, keys, context, user, 'password') : undefined,
    )
    if (token === undefined) return refuse('EmailPasswordIncorrect')
    await giveBack(parts, admission, now)
    context.setSessionCookie(token)
    return { UserID: user.user_id }
  },
})
