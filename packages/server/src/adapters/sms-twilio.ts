import { type SmsPort, TextMessageRefused } from '../ports/sms.ts'
import { serviceUrl } from './service-address.ts'

export interface TwilioOptions {
  accountSid: string
  authToken: string
  /** A number of ours (+1…), or the id of a messaging service (MG…). */
  from: string
  /** https://api.twilio.com, without a slash at the end. */
  url: string
}

const timeoutMilliseconds = 5000
/** Answers that say nothing about the message itself: it is tried again. */
const passing = (status: number) => status === 401 || status === 403 || status === 429 || status >= 500

/**
 * Twilio's Messages resource (API of 2010-04-01): POST Accounts/{sid}/Messages.json, form fields To, From or
 * MessagingServiceSid, and Body; 201 when it was taken, else JSON with a code.
 */
export const smsTwilio = ({ accountSid, authToken, from, url }: TwilioOptions): SmsPort => {
  const endpoint = `${serviceUrl(url).href.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    keeps: false,
    async send({ to, text }) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: `+1${to}`, ...sender, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      const answer = (await response.json().catch(() => ({}))) as { code?: number }
      if (response.status === 201) return
      const reason = `the text message service answered ${response.status}, code ${answer.code ?? 'none'}`
      throw passing(response.status) ? new Error(reason) : new TextMessageRefused(reason)
    },
  }
}
