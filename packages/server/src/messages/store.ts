import {
  messagesPage,
  minutesBetweenMails,
  mostMailsAnHour,
  mostMessages,
  mostMessagesAnHour,
} from '@foyer/domain/messages/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

export interface DealOf {
  siteId: string
  applicationId: number
}

const rowsOf = (trx: Trx, { siteId, applicationId }: DealOf) =>
  trx.selectFrom('deal_messages').where('site_id', '=', siteId).where('application_id', '=', applicationId)

/** Where a page ended: the id of its last message. */
const cursorForm = /^\d{1,15}$/

/** A page, the newest first, and where it ended; empty at the end. */
export const listMessages = async (trx: Trx, deal: DealOf, after = '') => {
  const newest = rowsOf(trx, deal)
    .selectAll()
    .orderBy('message_id', 'desc')
    .limit(messagesPage + 1)
  const rows = await (cursorForm.test(after) ? newest.where('message_id', '<', Number(after)) : newest).execute()
  const page = rows.slice(0, messagesPage)
  return { page, next: rows.length > messagesPage ? String(page.at(-1)?.message_id ?? '') : '' }
}

export const isFull = async (trx: Trx, deal: DealOf): Promise<boolean> => {
  const { count } = await rowsOf(trx, deal)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) >= mostMessages
}

/**
 * What a client wrote in the last hour, by the audit trail: deleting an application and beginning another one gives nothing
 * back.
 */
export const writtenLately = async (trx: Trx, siteId: string, userId: string, now: Date) => {
  const { written, mailed } = await trx
    .selectFrom('audit_events')
    .select([
      sql<number>`count(*)::integer`.as('written'),
      sql<number>`count(*) filter (where (details ->> 'mailed')::boolean)::integer`.as('mailed'),
    ])
    .where('site_id', '=', siteId)
    .where('actor', '=', userId)
    .where('action', '=', 'message-written')
    .where('at', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  return { isTooMuch: written >= mostMessagesAnHour, mayMail: mailed < mostMailsAnHour }
}

/** The messages of the client that wait for a reply. */
export const countWaiting = async (trx: Trx, deal: DealOf): Promise<number> => {
  const { count } = await rowsOf(trx, deal)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('from_client', '=', true)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the reader of the other side got a mail lately about a message that they have not seen since. */
export const wasMailed = async (trx: Trx, deal: DealOf, fromClient: boolean, now: Date): Promise<boolean> => {
  const found = await rowsOf(trx, deal)
    .select('message_id')
    .where('from_client', '=', fromClient)
    .where(fromClient ? 'settled_at' : 'read_at', 'is', null)
    .where('mailed', '=', true)
    .where('created_at', '>', new Date(now.getTime() - minutesBetweenMails * 60_000))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface NewMessage {
  fromClient: boolean
  author: string
  text: string
  mailed: boolean
  now: Date
}

export const insertMessage = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { fromClient, author, text, mailed, now }: NewMessage,
): Promise<number> => {
  const { message_id: id } = await trx
    .insertInto('deal_messages')
    .values({
      ...{ site_id: siteId, application_id: applicationId, from_client: fromClient },
      ...{ author, text, mailed, created_at: now },
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of one side, up to a message. */
const upTo = (trx: Trx, { siteId, applicationId }: DealOf, fromClient: boolean, messageId: number) =>
  trx
    .updateTable('deal_messages')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('from_client', '=', fromClient)
    .where('message_id', '<=', messageId)

/** The client has seen those of the staff up to this one. */
export const markRead = async (trx: Trx, deal: DealOf, messageId: number, now: Date): Promise<void> => {
  await upTo(trx, deal, false, messageId).set({ read_at: now }).where('read_at', 'is', null).execute()
}

/** Those of the client up to this one wait for no reply; returns how many did. */
export const settle = async (trx: Trx, deal: DealOf, messageId: number, now: Date): Promise<number> => {
  const { numUpdatedRows } = await upTo(trx, deal, true, messageId)
    .set({ settled_at: now })
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
