import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { wrongCodesUntilDead } from '@foyer/domain/documents/access-code.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { callerOf } from '../kit/network.ts'
import { isWholeLink, requestIdIn } from '../kit/request-link.ts'
import type { Services } from '../kit/services.ts'
import { hashOfToken, startSession } from '../kit/session.ts'
import { codeState, makeAccessCode } from './access-codes.ts'
import { limits } from './limits.ts'
import { documentMails } from './mails.ts'
import { holdRequest, isOver, listRecipients } from './request-store.ts'

type ResendServices = Pick<Services, 'keys' | 'limiter' | 'outbox' | 'texts' | 'publicUrl'>

/**
 * Mails a code for this browser to a recipient, and to no other address. Wrong addresses and codes are counted per
 * caller, so that a stranger with the link locks no one out; the mails of a request are limited far above.
 */
export const resendAccessCode = (services: ResendServices): Handler<(typeof documentCalls)['resendAccessCode']> => ({
  async free({ body, scope, now, ip, language: asked, refuse, setSessionCookie, transaction }) {
    const { limiter, keys } = services
    const { siteId, sessionHash } = scope
    const requestId = requestIdIn(body.RequestDocID)
    const email = normaliseEmail(body.Email)
    const request = `${siteId}|${requestId}`
    const caller = `${request}|${callerOf(ip)}`
    await limiter.takeOrRefuse(limits.codesFromCaller, ip, now)
    const wrongBefore = await limiter.count(limits.wrongEmailsOfCaller, caller, now)
    if (wrongBefore >= limits.wrongEmailsOfCaller.max) return refuse('WrongOrInvalidEmail')

    const known = await transaction(async (trx) => {
      const held = await holdRequest(trx, siteId, requestId)
      if (!held || !isWholeLink(keys, siteId, body.RequestDocID)) return 'NoRequest'
      if (isOver(held, now)) return 'ExpiredLink'
      const recipients = held.use_access_code ? await listRecipients(trx, siteId, requestId) : []
      const recipient = recipients.find((one) => one.email === email)
      if (!recipient) return 'WrongOrInvalidEmail'
      if (recipient.wrong_codes >= wrongCodesUntilDead) return 'ExpiredLink'
      const state = await codeState(trx, { siteId, requestId, ...(sessionHash && { tokenHash: sessionHash }) }, now)
      return typeof state === 'object' ? state : 'known'
    })
    if (typeof known === 'object') return refuse('TooManyRequests', { retryAfter: known.lockedFor })
    if (known === 'WrongOrInvalidEmail') await limiter.take(limits.wrongEmailsOfCaller, caller, now)
    if (known !== 'known') return refuse(known)
    await limiter.takeOrRefuse(limits.codesOfCaller, caller, now)
    await limiter.takeOrRefuse(limits.codesOfRequest, request, now)
    const token = await transaction(async (trx) => {
      // Held, so that the recipient is not removed before the code is stored.
      const applicationId = (await holdRequest(trx, siteId, requestId))?.application_id ?? null
      const recipient = (await listRecipients(trx, siteId, requestId)).find((one) => one.email === email)
      if (!recipient) return undefined
      const made = sessionHash
        ? undefined
        : await startSession(trx, keys.tokens, { siteId, userId: null, language: languageId(asked), now })
      const tokenHash = made === undefined ? sessionHash : hashOfToken(keys.tokens, made)
      if (!tokenHash) throw new Error('a browser without a session')
      const code = await makeAccessCode(trx, keys.codes, { siteId, requestId, tokenHash, email }, now)
      const language = languageOf(recipient.language)
      await documentMails(services).accessCode(
        trx,
        { siteId, applicationId, requestId, to: email, language, now },
        code,
      )
      return made
    })
    if (token !== undefined) setSessionCookie(token)
    return {}
  },
})
