import { Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { mostMessageLength } from '@foyer/domain/messages/rules.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId, SiteIds } from '../kit/ids.ts'

const DealIds = { ...SiteIds.properties, MortgageApplicationID: Id }

/** The brokerage's side of the thread with the client of a deal. */
export const operatorMessageCalls = {
  listDealMessages: defineCall({
    path: '/broker-api/ListMessages',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'messages-viewed',
    summary:
      'A page of the messages with the client, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({ ...DealIds, After: Type.Optional(Text(40)) }),
    reply: Type.Object({
      Messages: Type.Array(
        Type.Object({
          MessageID: Id,
          FromClientFl: Flag,
          /** Who of the brokerage wrote it; empty for a program, and for the client. */
          PersonID: OfficeId,
          Name: Text(121),
          Text: Text(mostMessageLength),
          SentAt: Instant,
          /** When the client first saw a message of the brokerage; empty until then, and for their own. */
          ReadAt: Instant,
          /** 1: a message of the client that waits for a reply. */
          WaitsFl: Flag,
        }),
      ),
      Next: Text(40),
      /** The client's messages that wait for a reply, of all pages. */
      Waiting: Type.Integer(),
    }),
    refusals: ['NoAccess'],
  }),
  sendDealMessage: defineCall({
    path: '/broker-api/SendMessage',
    access: 'operator',
    action: 'message.send',
    perHour: 120,
    effect: 'write',
    changes: 'message',
    audit: 'message-sent',
    summary:
      'Write to the client, who gets a mail without the text. Their messages up to Seen then wait for no reply; a newer one does',
    body: Type.Object({
      ...DealIds,
      Text: Text(mostMessageLength),
      /** The newest message that the caller has seen; 0 for none. */
      Seen: Id,
    }),
    reply: Type.Object({ MessageID: Id }),
    refusals: ['NoAccess', 'RequiredNote', 'ConversationFull', 'TooManyRequests'],
  }),
  settleMessages: defineCall({
    path: '/broker-api/SettleMessages',
    access: 'operator',
    action: 'message.send',
    effect: 'write',
    changes: 'message',
    audit: 'messages-settled',
    summary: 'The messages of the client up to Seen need no reply',
    body: Type.Object({ ...DealIds, Seen: Id }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
