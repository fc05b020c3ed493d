import { Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { mostMessageLength } from '@foyer/domain/messages/rules.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds, Nothing } from '../kit/ids.ts'

/** The client's side of the thread with their broker: of the account whose application it is, not of invited people. */
export const messageCalls = {
  listMessages: defineCall({
    path: '/api/MTGAPPListMessages',
    access: 'application',
    effect: 'read',
    summary:
      'A page of the messages with the broker, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({ ...ApplicationIds.properties, After: Type.Optional(Text(40)) }),
    reply: Type.Object({
      Messages: Type.Array(
        Type.Object({
          MessageID: Id,
          FromClientFl: Flag,
          /** Who of the brokerage wrote it; empty for a program, and for the client. */
          Name: Text(121),
          Text: Text(mostMessageLength),
          SentAt: Instant,
        }),
      ),
      Next: Text(40),
      /** 1: the brokerage reads messages. */
      OpenFl: Flag,
    }),
    refusals: [],
  }),
  sendMessage: defineCall({
    path: '/api/MTGAPPSendMessage',
    access: 'application',
    effect: 'write',
    changes: 'message',
    summary: 'Write to the broker, who gets a mail without the text',
    body: Type.Object({ ...ApplicationIds.properties, Text: Text(mostMessageLength) }),
    reply: Type.Object({ MessageID: Id }),
    refusals: ['NoAccess', 'RequiredNote', 'ConversationFull', 'TooManyRequests'],
  }),
  markMessagesRead: defineCall({
    path: '/api/MTGAPPMarkMessagesRead',
    access: 'application',
    effect: 'write',
    quiet: true,
    summary: 'The client has seen the messages of the broker up to this one',
    body: Type.Object({ ...ApplicationIds.properties, MessageID: Id }),
    reply: Nothing,
    refusals: [],
  }),
}
