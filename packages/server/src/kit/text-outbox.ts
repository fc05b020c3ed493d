import type { KeyObject } from 'node:crypto'
import { withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import Type from 'typebox'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from './crypto.ts'
import { isDemoSite } from './demo-site.ts'
import { randomPublicId } from './hash.ts'
import { defineJob, type Jobs } from './jobs.ts'
import { ofInstallation, paidLimit, takePaid } from './paid-budgets.ts'
import { rateLimiter } from './rate-limit.ts'
import type { Place } from './sealed-columns.ts'

export interface OutgoingText {
  siteId: string
  kind: string
  /** Ten digits. */
  to: string
  text: string
}

/** Retried for half a day: a later text message is useless. */
export const sendText = defineJob({
  name: 'send-text',
  payload: Type.Object({ siteId: Type.String(), messageId: Type.String() }),
  retry: { limit: 150, delay: 2, delayMax: 300 },
})

/** Checks the delivery for a day, less and less often. */
export const checkText = defineJob({
  name: 'check-text',
  payload: sendText.payload,
  retry: { limit: 12, delay: 60, delayMax: 4 * 60 * 60 },
})

export interface TextOutbox {
  /**
   * Writes the message and its job in the transaction of their cause. Returns the id of the message; undefined, and nothing is sent,
   * where as many as a day has were sent from the site or in all.
   */
  write(trx: Trx, text: OutgoingText, now: Date): Promise<string | undefined>
}

/** Half of what all sites have. */
export const textsOfSite = (mostADay: number) => paidLimit('texts', 'site', Math.ceil(mostADay / 2))

/**
 * Replaces characters outside the basic set of text messages: one of them (a thin space, a curved apostrophe) more
 * than doubles the length and cost of the whole message. Source: GSM 03.38, 160 characters per message against 70. Isolates are left
 * out: a service that leaves them out would return another text than the one by which we ask for it again.
 */
export const inPhoneLetters = (text: string): string =>
  withoutIsolates(text)
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/«\s*|\s*»|[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')

/** The place of a message, which its ciphertext is bound to. */
export const textPlace = (siteId: string, messageId: string): Place => ({
  table: 'text_messages',
  column: 'content',
  row: messageId,
  site: siteId,
})

interface PaidTexts {
  mostADay: number
  key: KeyObject
}

/** In the transaction of the message, so that what is refused otherwise is not counted. */
const takeText = (trx: Trx, siteId: string, { mostADay, key }: PaidTexts, now: Date): Promise<boolean> => {
  const site = { outcome: 'site', limit: textsOfSite(mostADay), subject: siteId } as const
  return takePaid(rateLimiter(trx, key), 'texts', [site, ofInstallation('texts', mostADay)], now)
}

/** The content is encrypted while queued: it contains a link that opens an application. */
export const textOutbox = (jobs: Jobs, crypto: FieldCrypto, paid?: PaidTexts): TextOutbox => ({
  async write(trx, { siteId, kind, to, text }, now) {
    if (paid && !(await isDemoSite(trx, siteId)) && !(await takeText(trx, siteId, paid, now))) return undefined
    const messageId = randomPublicId()
    await trx
      .insertInto('text_messages')
      .values({
        site_id: siteId,
        message_id: messageId,
        kind,
        recipient: to,
        content: crypto.encrypt(inPhoneLetters(text), textPlace(siteId, messageId)),
        created_at: now,
        sent_at: null,
      })
      .execute()
    await jobs.send(trx, sendText, { siteId, messageId })
    return messageId
  },
})
