import { operatorMessageCalls } from '@foyer/contract/messages/operator-calls.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { textProblems } from '@foyer/domain/messages/rules.ts'
import { refreshDeal } from '../application/refresh-deal.ts'
import { holdDeal } from '../deals/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { holdClient, namedActors, staffOfDeal } from '../office/index.ts'
import { messageMails } from './mails.ts'
import { countWaiting, insertMessage, isFull, listMessages, settle, wasMailed } from './store.ts'

const dealOf = (body: { SiteID: string; MortgageApplicationID: number }) => ({
  siteId: body.SiteID,
  applicationId: body.MortgageApplicationID,
})

/** The brokerage's side of the thread. */
export const operatorMessageHandlers = (services: Services) => {
  const mails = messageMails(services)
  return implementCalls(operatorMessageCalls, {
    listDealMessages: {
      async transaction({ body, refuse }, trx) {
        const deal = dealOf(body)
        if ((await holdClient(trx, deal)) === undefined) return refuse('NoAccess')
        const { page, next } = await listMessages(trx, deal, body.After)
        const nameOf = namedActors(await staffOfDeal(trx, deal.siteId, deal.applicationId))
        return {
          Messages: page.map((row) => ({
            MessageID: row.message_id,
            FromClientFl: row.from_client ? 1 : 0,
            ...nameOf(row.author),
            Text: row.text,
            SentAt: row.created_at.toISOString(),
            ReadAt: row.read_at?.toISOString() ?? '',
            WaitsFl: row.from_client && row.settled_at === null ? 1 : 0,
          })),
          Next: next,
          Waiting: await countWaiting(trx, deal),
        }
      },
    },
    sendDealMessage: {
      async transaction({ body, scope: { actor }, now, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        const held = await holdDeal(trx, deal.siteId, deal.applicationId)
        if (held === undefined) return refuse('NoAccess')
        assertNoProblems(textProblems(body))
        if (await isFull(trx, deal)) return refuse('ConversationFull')
        const { Name: author } = namedActors(await staffOfDeal(trx, deal.siteId, deal.applicationId))(actor)
        const mailed =
          !(await wasMailed(trx, deal, false, now)) &&
          (await mails.toClient(trx, { ...deal, userId: held.userId, author }, now))
        const written = { fromClient: false, author: actor, text: cleanLines(body.Text), mailed, now }
        const MessageID = await insertMessage(trx, deal, written)
        const settled = await settle(trx, deal, body.Seen, now)
        await refreshDeal(trx, deal.siteId, deal.applicationId)
        note({ details: { message: MessageID, mailed, settled } })
        return { MessageID }
      },
    },
    settleMessages: {
      async transaction({ body, now, note, refuse }, trx) {
        const deal = dealOf(body)
        if ((await holdDeal(trx, deal.siteId, deal.applicationId)) === undefined) return refuse('NoAccess')
        const settled = await settle(trx, deal, body.Seen, now)
        await refreshDeal(trx, deal.siteId, deal.applicationId)
        note({ details: { settled } })
        return {}
      },
    },
  })
}
