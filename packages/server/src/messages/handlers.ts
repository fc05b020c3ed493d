import { messageCalls } from '@foyer/contract/messages/calls.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { textProblems } from '@foyer/domain/messages/rules.ts'
import { sql } from 'kysely'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { holdClient, namedActors, staffOfDeal } from '../office/index.ts'
import { messageMails } from './mails.ts'
import { insertMessage, isFull, listMessages, markRead, wasMailed, writtenLately } from './store.ts'

/** Without a brokerage no one has a page to read messages on. */
const hasOffice = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`select foyer_brokerage_of_site() <> '' as has`.execute(trx)
  return rows[0]?.has === true
}

/** The client's side of the thread. */
export const messageHandlers = (services: Services) => {
  const mails = messageMails(services)
  return implementCalls(messageCalls, {
    listMessages: {
      async transaction({ body, scope: { siteId, applicationId } }, trx) {
        const deal = { siteId, applicationId }
        const { page, next } = await listMessages(trx, deal, body.After)
        const nameOf = namedActors(page.length === 0 ? [] : await staffOfDeal(trx, siteId, applicationId))
        return {
          Messages: page.map((row) => ({
            MessageID: row.message_id,
            FromClientFl: row.from_client ? 1 : 0,
            Name: nameOf(row.author).Name,
            Text: row.text,
            SentAt: row.created_at.toISOString(),
          })),
          Next: next,
          OpenFl: (await hasOffice(trx)) ? 1 : 0,
        }
      },
    },
    sendMessage: {
      async transaction({ body, scope: { siteId, applicationId, userId }, now, refuse, assertNoProblems }, trx) {
        const deal = { siteId, applicationId }
        const client = await holdClient(trx, deal)
        if (client === undefined || !(await hasOffice(trx))) return refuse('NoAccess')
        assertNoProblems(textProblems(body))
        if (await isFull(trx, deal)) return refuse('ConversationFull')
        const { isTooMuch, mayMail } = await writtenLately(trx, siteId, userId, now)
        if (isTooMuch) return refuse('TooManyRequests', { retryAfter: 3600 })
        const answeredBy = (await findUser(trx, siteId, userId))?.email ?? ''
        const mailed =
          mayMail &&
          !(await wasMailed(trx, deal, true, now)) &&
          (await mails.toStaff(trx, { ...deal, client, answeredBy }, now))
        const written = { fromClient: true, author: userId, text: cleanLines(body.Text), mailed, now }
        const MessageID = await insertMessage(trx, deal, written)
        const event = { siteId, application: applicationId, actor: userId, at: now }
        await audit(trx, { ...event, action: 'message-written', details: { message: MessageID, mailed } })
        return { MessageID }
      },
    },
    markMessagesRead: {
      async transaction({ body, scope: { siteId, applicationId }, now }, trx) {
        await markRead(trx, { siteId, applicationId }, body.MessageID, now)
        return {}
      },
    },
  })
}
