export interface TextMessage {
  /** Ten digits of a telephone in Canada or the United States. */
  to: string
  /** No two messages to a telephone have the same words: each has a link of its own. */
  text: string
}

/** Taken and not yet known to be there, on the telephone, or never to arrive. */
export const textStates = ['underWay', 'arrived', 'failed'] as const
export type TextState = (typeof textStates)[number]

/** A message as the service that took it knows it. */
export interface TakenText {
  id: string
  state: TextState
}

/** The service will never take this message (a number that does not exist, a person who said stop): no use to try again. */
export class TextMessageRefused extends Error {}
/** The service has surely not taken this message, for a reason that passes: it may be sent again later. */
export class TextMessageNotTaken extends Error {}

/**
 * What we need of a text message service. `send` throws TextMessageRefused or TextMessageNotTaken; after every other error
 * nobody knows whether it was taken, and `find` tells. `keeps` says that messages stay with us (the outbox).
 */
export interface SmsPort {
  keeps: boolean
  send(message: TextMessage): Promise<TakenText>
  /** This very message, if the service took it lately. */
  find(message: TextMessage): Promise<TakenText | undefined>
  /** What has become of a message it took. */
  stateOf(id: string): Promise<TextState>
}
