import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { type SmsPort, TextMessageRefused } from '../ports/sms.ts'
import type { FieldCrypto } from './crypto.ts'
import { textPlace } from './text-outbox.ts'
import { inSite } from './transaction.ts'

interface Delivery {
  db: Db
  crypto: FieldCrypto
  sms: SmsPort
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The handler of `send-text`. A message already sent is left alone. The service knows no id of ours, so a server that dies
 * between its yes and our note sends twice: better than never. One that is refused for ever is noted and let go.
 */
export const deliverText =
  ({ db, crypto, sms, clock, log }: Delivery) =>
  async ({ siteId, messageId }: { siteId: string; messageId: string }): Promise<void> => {
    const row = await inSite(db, siteId, (trx) =>
      trx
        .selectFrom('text_messages')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('message_id', '=', messageId)
        .executeTakeFirst(),
    )
    if (!row?.content || row.sent_at) return
    if (!sms.keeps) {
      try {
        await sms.send({ to: row.recipient, text: crypto.decrypt(row.content, textPlace(siteId, messageId)) })
      } catch (error) {
        if (!(error instanceof TextMessageRefused)) throw error
        log.warn({ event: 'text-refused', kind: row.kind, reason: error.message })
      }
    }
    await inSite(db, siteId, (trx) =>
      trx
        .updateTable('text_messages')
        .set({ sent_at: clock.now(), ...(!sms.keeps && { content: null }) })
        .where('site_id', '=', siteId)
        .where('message_id', '=', messageId)
        .execute(),
    )
  }
