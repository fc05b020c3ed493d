import { isNear } from '@foyer/domain/kit/instants.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { Clock } from '../ports/clock.ts'
import {
  type SmsPort,
  type TakenText,
  type TextMessage,
  TextMessageNotTaken,
  TextMessageRefused,
} from '../ports/sms.ts'
import type { FieldCrypto } from './crypto.ts'
import { isDemoSite } from './demo-site.ts'
import type { Jobs } from './jobs.ts'
import { checkText, textPlace } from './text-outbox.ts'
import { inSite } from './transaction.ts'

interface Delivery {
  db: Db
  crypto: FieldCrypto
  sms: SmsPort
  jobs: Jobs
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}
type Row = Selectable<Tables['text_messages']>
type Changes = Updateable<Tables['text_messages']>

/** After this time an aborted request has either reached the service or never will. */
const settledMilliseconds = 30_000
/** Telephones usually confirm a message soon; without a confirmation it is checked again later. */
const firstCheckMilliseconds = 60_000

/**
 * The handlers of `send-text` and `check-text`. A message is sent once: the try is recorded first, and when the
 * service's reply was lost (or the server died before recording it), the service is asked whether it accepted the
 * message before it is sent again. A permanent refusal is recorded and the message dropped.
 */
export const textDelivery = ({ db, crypto, sms, jobs, clock, log }: Delivery) => {
  const find = ({ siteId, messageId }: { siteId: string; messageId: string }) =>
    inSite(db, siteId, (trx) =>
      trx
        .selectFrom('text_messages')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('message_id', '=', messageId)
        .executeTakeFirst(),
    )

  const change = ({ site_id, message_id, tried_at }: Row, changes: Changes): Promise<boolean> =>
    inSite(db, site_id, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('text_messages')
        .set(changes)
        .where('site_id', '=', site_id)
        .where('message_id', '=', message_id)
        .where('tried_at', tried_at === null ? 'is' : '=', tried_at)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    })

  /** The text is no longer needed, unless messages stay with us. */
  const done = () => ({ sent_at: clock.now(), ...(!sms.keeps && { content: null }) })

  const noteTaken = async ({ site_id, message_id }: Row, { id, state }: TakenText): Promise<void> => {
    await inSite(db, site_id, async (trx) => {
      await trx
        .updateTable('text_messages')
        .set({ ...done(), provider_id: id, state })
        .where('site_id', '=', site_id)
        .where('message_id', '=', message_id)
        .execute()
      const later = new Date(clock.now().getTime() + firstCheckMilliseconds)
      if (state === 'underWay') await jobs.send(trx, checkText, { siteId: site_id, messageId: message_id }, later)
    })
  }

  /** News of a deal have the same words each time: what the service found is then an earlier message, whose id is known. */
  const isOfAnother = ({ site_id, message_id }: Row, { id }: TakenText): Promise<boolean> =>
    inSite(db, site_id, async (trx) => {
      const another = await trx
        .selectFrom('text_messages')
        .select('message_id')
        .where('site_id', '=', site_id)
        .where('provider_id', '=', id)
        .where('message_id', '<>', message_id)
        .executeTakeFirst()
      return another !== undefined
    })

  const handOver = async (row: Row, message: TextMessage): Promise<void> => {
    const tried = { ...row, tried_at: clock.now() }
    // Of concurrent jobs, the first to record the try sends the message.
    if (!(await change(row, { tried_at: tried.tried_at }))) throw new Error('the message is being sent')
    try {
      await noteTaken(tried, await sms.send(message))
    } catch (error) {
      if (error instanceof TextMessageRefused) {
        log.warn({ event: 'text-refused', kind: row.kind, reason: error.message })
        await change(tried, { ...done(), state: 'failed' })
        return
      }
      if (error instanceof TextMessageNotTaken) await change(tried, { tried_at: null })
      throw error
    }
  }

  return {
    async deliver(payload: { siteId: string; messageId: string }): Promise<void> {
      const row = await find(payload)
      if (!row?.content || row.sent_at) return
      const isDemo = await inSite(db, payload.siteId, (trx) => isDemoSite(trx, payload.siteId))
      if (sms.keeps || isDemo) {
        await change(row, { sent_at: clock.now() })
        return
      }
      const text = crypto.decrypt(row.content, textPlace(payload.siteId, payload.messageId))
      const message = { to: row.recipient, text }
      if (row.tried_at) {
        if (isNear(row.tried_at, clock.now(), settledMilliseconds))
          throw new Error('it is too early to query whether the message was accepted')
        const taken = await sms.find(message)
        if (taken && !(await isOfAnother(row, taken))) return noteTaken(row, taken)
      }
      return handOver(row, message)
    },

    /** A failed job is retried, which repeats the check less and less often. */
    async check(payload: { siteId: string; messageId: string }): Promise<void> {
      const row = await find(payload)
      if (row?.state !== 'underWay' || row.provider_id === null) return
      const state = await sms.stateOf(row.provider_id)
      if (state === 'underWay') throw new Error('the message is still being delivered')
      await change(row, { state })
    },
  }
}
