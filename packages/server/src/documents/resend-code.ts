import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { isOver, makeAccessCode } from './access-codes.ts'
import { limits } from './limits.ts'
import { documentMails } from './mails.ts'
import { holdRequest, listRecipients } from './request-store.ts'

type ResendServices = Pick<Services, 'keys' | 'limiter' | 'outbox' | 'texts' | 'publicUrl'>

/** A new code, by mail to a recipient and nobody else. After five wrong addresses every address is a wrong one. */
export const resendAccessCode = (services: ResendServices): Handler<(typeof documentCalls)['resendAccessCode']> => ({
  async free({ body, scope: { siteId }, now, ip, refuse, transaction }) {
    const { limiter, keys } = services
    const requestId = body.RequestDocID
    const email = normaliseEmail(body.Email)
    const subject = `${siteId}|${requestId}`
    await limiter.takeOrRefuse(limits.codesFromCaller, ip, now)
    const wrongBefore = await limiter.count(limits.wrongEmailsOfRequest, subject, now)
    if (wrongBefore >= limits.wrongEmailsOfRequest.max) return refuse('WrongOrInvalidEmail')

    const known = await transaction(async (trx) => {
      const request = await holdRequest(trx, siteId, requestId)
      if (!request) return 'NoRequest'
      if (isOver(request, now)) return 'ExpiredLink'
      const recipients = request.use_access_code ? await listRecipients(trx, siteId, requestId) : []
      return recipients.some((one) => one.email === email) ? 'known' : 'WrongOrInvalidEmail'
    })
    if (known === 'WrongOrInvalidEmail') await limiter.take(limits.wrongEmailsOfRequest, subject, now)
    if (known !== 'known') return refuse(known)
    await limiter.takeOrRefuse(limits.codesOfRequest, subject, now)
    await transaction(async (trx) => {
      const recipient = (await listRecipients(trx, siteId, requestId)).find((one) => one.email === email)
      if (!recipient) return
      const code = await makeAccessCode(trx, keys.codes, { siteId, requestId, email })
      const language = languageOf(recipient.language)
      await documentMails(services).accessCode(trx, { siteId, to: email, language, now }, code)
    })
    return {}
  },
})
