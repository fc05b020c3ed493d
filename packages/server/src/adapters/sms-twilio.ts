import { own } from '@foyer/domain/kit/own.ts'
import { internationalPhone } from '@foyer/domain/kit/phone.ts'
import Type from 'typebox'
import Value from 'typebox/value'
import { type SmsPort, type TakenText, TextMessageNotTaken, TextMessageRefused, type TextState } from '../ports/sms.ts'
import { readJsonReply } from './read-reply.ts'
import { serviceUrl } from './service-address.ts'

export interface TwilioOptions {
  accountSid: string
  authToken: string
  /** One of our numbers (+1…), or the id of a messaging service (MG…). */
  from: string
  /** https://api.twilio.com, without a trailing slash. */
  url: string
}

const timeoutMilliseconds = 5000
/** Replies unrelated to the message itself, which was not accepted: it is sent again. */
const passing = [401, 403, 429]
/** Messages to one telephone to search, newest first. */
const recent = 50

const Taken = Type.Object({ sid: Type.String(), status: Type.String() })
const Listed = Type.Object({
  messages: Type.Array(Type.Object({ ...Taken.properties, body: Type.Union([Type.String(), Type.Null()]) })),
})

/**
 * Twilio's states of a message (Messages resource, `status`); any other is in transit, including "sent" to the
 * carrier.
 */
const states: Record<string, TextState> = {
  delivered: 'arrived',
  read: 'arrived',
  failed: 'failed',
  undelivered: 'failed',
  canceled: 'failed',
}
const takenOf = ({ sid, status }: { sid: string; status: string }): TakenText => ({
  id: sid,
  state: own(states, status) ?? 'underWay',
})

/** Twilio may replace characters (smart encoding) and prefix its own text (trial accounts). */
const lettersOf = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '')

/**
 * Twilio's Messages resource (API of 2010-04-01): POST Accounts/{sid}/Messages.json, form fields To, From or
 * MessagingServiceSid, and Body; 201 when accepted, else JSON with a code. There is no idempotency key, and according
 * to Twilio's page on error 20500 a message may have been sent in spite of a 5xx: then the list of messages decides.
 */
export const smsTwilio = ({ accountSid, authToken, from, url }: TwilioOptions): SmsPort => {
  const account = `${serviceUrl(url).href.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }

  const ask = async (path: string, form?: URLSearchParams) => {
    const response = await fetch(`${account}${path}`, {
      ...(form && { method: 'POST', body: form }),
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    return { status: response.status, answer: (await readJsonReply(response).catch(() => ({}))) as { code?: number } }
  }
  const read = async (path: string): Promise<unknown> => {
    const { status, answer } = await ask(path)
    if (status !== 200) throw new Error(`the text message service returned ${status}`)
    return answer
  }

  return {
    keeps: false,
    async send({ to, text }) {
      const { status, answer } = await ask(
        '/Messages.json',
        new URLSearchParams({ To: internationalPhone(to), ...sender, Body: text }),
      )
      if (status === 201) return takenOf(Value.Parse(Taken, answer))
      const reason = `the text message service returned ${status}, code ${answer.code ?? 'none'}`
      if (status >= 500) throw new Error(reason)
      throw passing.includes(status) ? new TextMessageNotTaken(reason) : new TextMessageRefused(reason)
    },
    async find({ to, text }) {
      const query = new URLSearchParams({ To: internationalPhone(to), PageSize: String(recent) })
      const { messages } = Value.Parse(Listed, await read(`/Messages.json?${query}`))
      const letters = lettersOf(text)
      const own = messages.find(({ body }) => lettersOf(body ?? '').includes(letters))
      return own && takenOf(own)
    },
    async stateOf(id) {
      return takenOf(Value.Parse(Taken, await read(`/Messages/${encodeURIComponent(id)}.json`))).state
    },
  }
}
