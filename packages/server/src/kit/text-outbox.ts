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

export interface TextOutbox {
  /** Writes the message and the job that sends it in the transaction of their cause. */
  write(trx: Trx, text: OutgoingText, now: Date): Promise<void>
}

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
        content: crypto.encrypt(text, textPlace(siteId, messageId)),
        created_at: now,
        sent_at: null,
      })
      .execute()
    await jobs.send(trx, sendText, { siteId, messageId })
  },
})
