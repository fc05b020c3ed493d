import Type from 'typebox'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto, Place } from './crypto.ts'
import { randomPublicId } from './hash.ts'
import { defineJob, type Jobs } from './jobs.ts'

export interface OutgoingText {
  siteId: string
  kind: string
  /** Ten digits. */
  to: string
  text: string
}

/** Half a day of tries: a text message that comes much later is of no use. */
export const sendText = defineJob({
  name: 'send-text',
  payload: Type.Object({ siteId: Type.String(), messageId: Type.String() }),
  retry: { limit: 150, delay: 2, delayMax: 300 },
})

/** Whether it arrived: asked for a day, less and less often. */
export const checkText = defineJob({
  name: 'check-text',
  payload: sendText.payload,
  retry: { limit: 12, delay: 60, delayMax: 4 * 60 * 60 },
})

export interface TextOutbox {
  /** Writes the message and the job that sends it in the transaction of their cause. Answers the id of the message. */
  write(trx: Trx, text: OutgoingText, now: Date): Promise<string>
}

/**
 * In the letters that every telephone has: one sign beyond them (a thin space, a curved apostrophe) and the whole message takes
 * more than twice the room, and costs as much more. Source: GSM 03.38, 160 signs a message against 70.
 */
export const inPhoneLetters = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/«\s*|\s*»|[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')

/** Where a message stands: its ciphertext opens nowhere else. */
export const textPlace = (siteId: string, messageId: string): Place => ({
  table: 'text_messages',
  column: 'content',
  row: messageId,
  site: siteId,
})

/** The content is encrypted while it waits: it holds a link that opens an application. */
export const textOutbox = (jobs: Jobs, crypto: FieldCrypto): TextOutbox => ({
  async write(trx, { siteId, kind, to, text }, now) {
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
